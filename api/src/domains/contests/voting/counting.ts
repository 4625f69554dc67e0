import { VOTE_LIMITS } from '@verse/api-contract/contests/contest-voting.values';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import { isRun } from '../find-contest';
import { countedFrom, hasVote, type Tally, type VotedContest } from './ballot';

type Dependencies = Pick<ContestParts, 'ballots' | 'tallies' | 'contests' | 'entries' | 'announce' | 'now'>;

const LOOK_BACK_MS = 30 * DAY_MS;

/** Counts the ballots once the last one has arrived. */
export function createCounting({ ballots, tallies, contests, entries, announce, now }: Dependencies) {
  async function* listAll(contestId: string) {
    for (let after = ''; ;) {
      const page = await ballots.page(contestId, after, VOTE_LIMITS.ballots);
      yield* page;
      if (page.length < VOTE_LIMITS.ballots) return;
      after = page.at(-1)!.id;
    }
  }

  async function toTotals(contestId: string, votes: ReadonlyMap<number, number>): Promise<Tally['totals']> {
    const all: { number: number; votes: number; at: number }[] = [];
    for (const [number, count] of votes) {
      const entry = await entries.byNumber(contestId, number);
      all.push({ number, votes: count, at: entry?.submission?.at.getTime() ?? Infinity });
    }
    const inOrder = all.toSorted(
      (one, other) => other.votes - one.votes || one.at - other.at || one.number - other.number,
    );
    return inOrder.map(({ number, votes: count }) => ({ number, votes: count }));
  }

  async function count(contestId: string): Promise<Tally> {
    const votes = new Map<number, number>();
    let total = 0;
    for await (const { number } of listAll(contestId)) {
      votes.set(number, (votes.get(number) ?? 0) + 1);
      total += 1;
    }
    return { contestId, countedAt: now(), ballots: total, totals: await toTotals(contestId, votes) };
  }

  /** Returns the tally, creating it if it is missing. The first stored tally is kept. */
  async function find(contest: VotedContest): Promise<Tally> {
    const { id } = contest;
    const before = await tallies.find(id);
    if (before) return before;
    if (now() < countedFrom(contest)) throw new AppError('conflict', 'The ballots are not counted yet.');
    await tallies.insert(await count(id));
    await announce();
    return (await tallies.find(id))!;
  }

  return {
    find,
    async countAll(): Promise<number> {
      const at = now();
      const ended = await contests.listVotedBetween(new Date(at.getTime() - LOOK_BACK_MS), at);
      let counted = 0;
      for (const contest of ended) {
        if (!isRun(contest) || !hasVote(contest) || at < countedFrom(contest)) continue;
        if (await tallies.find(contest.id)) continue;
        await find(contest);
        counted += 1;
      }
      return counted;
    },
  };
}

export type Counting = ReturnType<typeof createCounting>;
