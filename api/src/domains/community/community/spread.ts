import type { SpreadContent } from '../../../platform/feature';
import type { Removal } from './post';

interface Written {
  state: string;
  createdAt: Date;
  removal: Removal | null;
}

interface Dependencies<W extends Written> extends Pick<SpreadContent, 'what' | 'count'> {
  listOfAuthor: (memberId: string) => AsyncIterable<W>;
  idOf: (one: W) => string;
  remove: (id: string, removal: Removal) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
}

/** Posts or comments that staff hide all at once. What a decision has removed before keeps that decision. */
export const createSpread = <W extends Written>(parts: Dependencies<W>): SpreadContent => ({
  what: parts.what,
  count: parts.count,
  async hide(memberId, since, { rule, quote, reason, by, at, sanction }) {
    for await (const one of parts.listOfAuthor(memberId))
      // Deleted content counts as well, because its author could restore it.
      if (one.removal === null && one.createdAt >= since && one.createdAt <= at)
        await parts.remove(parts.idOf(one), { rule, quote, reason, by, at, sanction });
  },
  async restore(memberId, sanction) {
    for await (const one of parts.listOfAuthor(memberId))
      if (one.removal?.sanction === sanction) await parts.restore(parts.idOf(one));
  },
});
