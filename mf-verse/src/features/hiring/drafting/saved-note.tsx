import { formatClock } from '@verse/api-contract/formats';
import muted from '../../../shared/muted-text.module.scss';
import text from '../../../shared/text.module.scss';
import type { KeeperState } from './draft-keeper';

/** Says what has been saved, and where. */
export const SavedNote = ({ state }: { state: KeeperState }) => (
  <p className={state.status === 'failed' ? text.error : muted.muted} role="status">
    {wordsFor(state)}
  </p>
);

function wordsFor({ status, message, savedAt, conflict }: KeeperState): string {
  if (conflict) return 'Kept on this device. The server has another version.';
  if (status === 'saved') return savedAt ? `Saved at ${formatClock(savedAt)}` : 'A draft is saved while you type.';
  if (status === 'offline') return `Kept on this device. ${message}`;
  if (status === 'failed') return `Kept on this device, not saved: ${message}`;
  return 'Saving…';
}
