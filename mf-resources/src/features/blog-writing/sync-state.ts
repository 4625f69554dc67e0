import type { Draft } from './draft';
import type { ServerDraft } from './drafts.api';

export interface SyncState {
  isOn: boolean;
  /** Why the server does not have the text. */
  trouble: { message: string; isRetried: boolean } | null;
  /** The newest draft that another device has brought here just now. */
  arrived: Draft | null;
  /** The draft on the editor was changed on another device as well. */
  conflict: { mine: Draft; theirs: ServerDraft } | null;
}

export const QUIET: SyncState = { isOn: false, trouble: null, arrived: null, conflict: null };
