import type { PostText } from '../../shared/post-text';
import { asUuid } from '../../shared/uuid';
import { type Draft, isBlank, isOnServer } from './draft';
import type { ServerDraft } from './drafts.api';
import { isContinuedBy, isSame, isSameText } from './server-drafts';

/** `gone`: the server reported that the draft does not exist. `unseen`: the server was not asked. */
export type Theirs = ServerDraft | 'gone' | 'unseen';

/** Further facts on which the decision depends. `mine.server` describes the last text that both sides had. */
export interface Base {
  /** The last text that was sent; its response may have been lost. */
  sent: PostText | undefined;
  /** Whether the draft is open in the form. */
  isOpen: boolean;
}

export type Decision =
  | { verdict: 'keep' }
  /**
   * `send` stores `mine` on the server. `remove` deletes a draft from the server because it was discarded on this
   * device.
   */
  | { verdict: 'send' | 'remove'; mine: Draft }
  /**
   * The server no longer has the draft. `detach` keeps `mine` as a new draft. `discard` moves it to this device's
   * deleted drafts, from which it can still be restored.
   */
  | { verdict: 'detach' | 'discard'; mine: Draft }
  | { verdict: 'take'; mine: Draft | null; theirs: ServerDraft }
  /** The two texts are equal, so only the version is stored. */
  | { verdict: 'agree'; mine: Draft; theirs: ServerDraft }
  /** `mine` continues `theirs` and is therefore sent as the next version. */
  | { verdict: 'resend'; mine: Draft; theirs: ServerDraft }
  /** The texts differ. `ask` lets the writer choose. `split` keeps both texts if the draft is not open. */
  | { verdict: 'ask' | 'split'; mine: Draft; theirs: ServerDraft };

const KEEP: Decision = { verdict: 'keep' };

/** Returns the decision for a draft whose server version is unknown. */
function decideUnseen(mine: Draft): Decision {
  if (!asUuid(mine.id) || isBlank(mine)) return KEEP;
  if (mine.discardedAt) return mine.server ? { verdict: 'remove', mine } : KEEP;
  return isOnServer(mine) ? KEEP : { verdict: 'send', mine };
}

function decideGone(mine: Draft, { isOpen }: Base): Decision {
  if (!mine.server) return decideUnseen(mine);
  const isDone = isOnServer(mine) && !isOpen && !mine.discardedAt;
  return { verdict: isDone ? 'discard' : 'detach', mine };
}

/**
 * Decides how to reconcile a draft on this device with the server's version. Never discards text that the writer has
 * not seen.
 */
export function reconcile(mine: Draft | null, theirs: Theirs, base: Base): Decision {
  if (theirs === 'unseen') return mine ? decideUnseen(mine) : KEEP;
  if (theirs === 'gone') return mine ? decideGone(mine, base) : KEEP;
  // A draft of an existing post does not belong in this editor.
  if (theirs.postId !== undefined) return mine ? decideUnseen(mine) : KEEP;
  if (!mine) return { verdict: 'take', mine, theirs };
  if (mine.server?.version === theirs.version) return decideUnseen(mine);
  if (isSame(mine, theirs)) return { verdict: 'agree', mine, theirs };
  if (isOnServer(mine)) return { verdict: 'take', mine, theirs };
  if (mine.discardedAt) return decideUnseen(mine);
  if (base.sent && isSameText(base.sent, theirs)) return { verdict: 'resend', mine, theirs };
  // Includes the pictures that another device reported.
  const { pictures: elsewhere = [] } = theirs;
  if (isContinuedBy(theirs, mine)) return { verdict: 'resend', mine: { ...mine, elsewhere }, theirs };
  return { verdict: base.isOpen ? 'ask' : 'split', mine, theirs };
}
