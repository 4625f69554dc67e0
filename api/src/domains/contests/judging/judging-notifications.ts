import { addressOf } from '@verse/contract/addresses';
import type { ContestLines, ContestParts } from '../contest-parts';

/** Notifications to judges, and to makers whose entry was removed or restored. */
export const judgingLines = ({ contests, entries }: Pick<ContestParts, 'contests' | 'entries'>): ContestLines => ({
  async judging(memberId, id) {
    const contest = await contests.find(id);
    if (!contest?.judgeIds?.includes(memberId)) return undefined;
    const text = `Time to judge “${contest.title}”. Your entries are ready.`;
    return { text, path: addressOf('judged-contest', { id }) };
  },
  async removal(memberId, id) {
    const entry = await entries.find(id);
    const contest = entry?.memberIds.includes(memberId) ? await contests.find(entry.contestId) : undefined;
    if (!entry || !contest) return undefined;
    const text =
      entry.state === 'removed'
        ? `Your entry in the contest “${contest.title}” was removed: ${entry.removal?.reason ?? ''}`
        : `Your entry in “${contest.title}” is back in.`;
    return { text, path: addressOf('contest-entry', { id: contest.id }) };
  },
});
