import parts from '../../shared/contest-parts.module.scss';
import type { KeeperState } from './entry-keeper';

/** Says where the draft is stored. */
export function SavedNote({ state: { status, message, conflict } }: { state: KeeperState }) {
  return (
    <p className={parts.quiet} role="status">
      {conflict ? 'Kept on this device. The server has another version.' : NOTES[status](message)}
    </p>
  );
}

const NOTES: Record<KeeperState['status'], (message: string) => string> = {
  saved: () => 'The draft is saved.',
  unsaved: () => 'Saving…',
  saving: () => 'Saving…',
  offline: (message) => `Kept on this device. ${message}`,
  failed: (message) => `Kept on this device, not saved: ${message}`,
};
