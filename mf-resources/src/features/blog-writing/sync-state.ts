import type { Draft } from './draft';
import type { ServerDraft } from './drafts.api';

export interface SyncState {
  isOn: boolean;
  /** The reason why the server does not have the text. */
  error: { message: string; isRetried: boolean } | null;
  /** The draft that arrived most recently from another device. */
  arrived: Draft | null;
  /** The conflict that arose because the open draft was also changed on another device. */
  conflict: { mine: Draft; theirs: ServerDraft } | null;
}

export const QUIET: SyncState = { isOn: false, error: null, arrived: null, conflict: null };
