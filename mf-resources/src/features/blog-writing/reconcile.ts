import { asUuid } from '../../shared/uuid';
import { type Draft, type DraftText, isBlank, isOnServer } from './draft';
import type { ServerDraft } from './drafts.api';
import { goesOn, isSame, isSameText } from './server-drafts';

/** `gone`: the server has said that it has none. `unseen`: it was not asked. */
export type Theirs = ServerDraft | 'gone' | 'unseen';

/** Facts beside the two sides. `mine.server` is the last text that both had. */
export interface Base {
  /** The text that was sent last, whose answer may have got lost. */
  sent: DraftText | undefined;
  /** It is open in the form. */
  isOpen: boolean;
}

export type Decision =
  | { verdict: 'keep' }
  /** The server gets mine; or loses what was thrown away here. */
  | { verdict: 'send' | 'remove'; mine: Draft }
  /** The server has none any more: mine stays as a new one; or is thrown away here too, to be taken back. */
  | { verdict: 'detach' | 'discard'; mine: Draft }
  | { verdict: 'take'; mine: Draft | null; theirs: ServerDraft }
  /** Both are the same: only the version is noted. */
  | { verdict: 'agree'; mine: Draft; theirs: ServerDraft }
  /** Mine goes on where theirs stops: it is sent on top of their version. */
  | { verdict: 'resend'; mine: Draft; theirs: ServerDraft }
  /** Two texts: the writer chooses; or both stay, where nobody is looking. */
  | { verdict: 'ask' | 'split'; mine: Draft; theirs: ServerDraft };

const KEEP: Decision = { verdict: 'keep' };

/** What follows from my side alone. */
function upkeepOf(mine: Draft): Decision {
  if (!asUuid(mine.id) || isBlank(mine)) return KEEP;
  if (mine.discardedAt) return mine.server ? { verdict: 'remove', mine } : KEEP;
  return isOnServer(mine) ? KEEP : { verdict: 'send', mine };
}

function withoutTheirs(mine: Draft, { isOpen }: Base): Decision {
  if (!mine.server) return upkeepOf(mine);
  const isDone = isOnServer(mine) && !isOpen && !mine.discardedAt;
  return { verdict: isDone ? 'discard' : 'detach', mine };
}

/** Decides about a draft of which this device and the server may have different texts. No text is lost unseen. */
export function reconcile(mine: Draft | null, theirs: Theirs, base: Base): Decision {
  if (theirs === 'unseen') return mine ? upkeepOf(mine) : KEEP;
  if (theirs === 'gone') return mine ? withoutTheirs(mine, base) : KEEP;
  // The draft of a post that exists is not for this editor.
  if (theirs.postId !== undefined) return mine ? upkeepOf(mine) : KEEP;
  if (!mine) return { verdict: 'take', mine, theirs };
  if (mine.server?.version === theirs.version) return upkeepOf(mine);
  if (isSame(mine, theirs)) return { verdict: 'agree', mine, theirs };
  if (isOnServer(mine)) return { verdict: 'take', mine, theirs };
  if (mine.discardedAt) return upkeepOf(mine);
  if (base.sent && isSameText(base.sent, theirs)) return { verdict: 'resend', mine, theirs };
  // What another device says of its pictures goes along.
  const { pictures: elsewhere = [] } = theirs;
  if (goesOn(theirs, mine)) return { verdict: 'resend', mine: { ...mine, elsewhere }, theirs };
  return { verdict: base.isOpen ? 'ask' : 'split', mine, theirs };
}
