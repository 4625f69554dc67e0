import type { ContestPrize } from '@verse/api-contract/api';
import type { PrizeOfContest, Prizes } from './prizes.service';
import { wasAwarded } from './prizes.service';

/** Maximum number of entries listed as sharing an overdue prize. */
const MOST_SHARING = 100;
const TOP_RANKS = 3;

function prizeView({ prize, promise, winner, steps, said }: PrizeOfContest, awardBy: Date, now: Date) {
  const word = said?.word ?? null;
  return {
    prize,
    promise,
    winner: winner?.number ?? null,
    steps: steps.map(({ step, at, note, link }) => ({ step, at: at.toISOString(), note, link })),
    isInTime: word === 'received',
    isOverdue: winner !== undefined && now > awardBy && (word === 'not-received' || !wasAwarded(steps)),
    word,
  };
}

export function prizesView({ contest, results, prizes }: Prizes, now: Date): ContestPrize {
  const { id, title, terms, resultsAt } = contest;
  const ranked = results.ranking.toSorted((one, other) => one.rank - other.rank).map(({ number }) => number);
  const recipients = terms.shareRule === 'top-three' ? ranked.slice(0, TOP_RANKS) : ranked;
  return {
    contest: { id, title },
    serverNow: now.toISOString(),
    resultsAt: resultsAt.toISOString(),
    awardBy: terms.awardBy.toISOString(),
    shareRule: terms.shareRule,
    sharing: recipients.slice(0, MOST_SHARING),
    sharingCount: recipients.length,
    prizes: prizes.map((one) => prizeView(one, terms.awardBy, now)),
  };
}
