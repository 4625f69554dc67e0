import type { AutosaveState } from '@verse/contract/autosave';
import { MutedText } from './muted-text';
import text from './text.module.scss';

type Status = AutosaveState<object>['status'];

interface SavedNoteProps {
  state: Pick<AutosaveState<object>, 'status' | 'failure'>;
  /** The page's own texts; by default, the note says where the draft is. */
  texts?: Partial<Record<Status, string>>;
  /** Whether to show the text as an error. */
  isError?: boolean;
}

/** Says where a draft is saved. */
export function SavedNote({ state: { status, failure }, texts, isError = false }: SavedNoteProps) {
  const shown = texts?.[status] ?? defaultText(status, failure?.message ?? '');
  if (!isError) return <MutedText role="status">{shown}</MutedText>;
  return (
    <p className={text.error} role="status">
      {shown}
    </p>
  );
}

function defaultText(status: Status, message: string): string {
  if (status === 'saved') return 'Draft saved.';
  if (status === 'conflict') return 'Kept on this device. There’s another version on the server.';
  if (status === 'offline') return `Kept on this device. ${message}`;
  if (status === 'failed') return `Kept on this device, not saved: ${message}`;
  return 'Saving…';
}
