import type { PrizeStepForm } from '@verse/api-contract/api';
import { type Prize, PRIZES } from '@verse/api-contract/contests/contest-awards.values';
import { AppError } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry } from '../entries/entry';
import type { RunContest } from '../find-contest';
import type { ContestResults } from '../judging/results';
import { isAward, type Step } from './award';
import { toPrizeId } from './prize-words.repository';
import { type Said, toSaid } from './said';

type Dependencies = Pick<
  ContestParts,
  'awards' | 'prizeWords' | 'entries' | 'results' | 'tallies' | 'notify' | 'announce' | 'now' | 'findRunContest'
>;

/** A prize with its winner and its reported steps. */
export interface PrizeOfContest {
  prize: Prize;
  promise: string;
  winner: ContestEntry | undefined;
  /** The organisation's steps. If the winner says that the prize arrived, that is the last one. */
  steps: Step[];
  /** The winner’s word about the prize. */
  said: Said | undefined;
}

export interface Prizes {
  contest: RunContest & { resultsAt: Date };
  results: ContestResults;
  prizes: PrizeOfContest[];
}

export const NO_RESULTS = 'This contest has no results yet.';
const noResults = () => new AppError('not-found', NO_RESULTS);
/** Whether the organisation says that it sent the prize, or the winner that it arrived. */
export const wasAwarded = (steps: readonly Step[]): boolean => steps.some(isAward);

export function createPrizes(dependencies: Dependencies) {
  const { awards, prizeWords, entries, results, tallies, findRunContest, notify, announce, now } = dependencies;

  /** Returns the entry with the most votes among those still taking part. */
  async function findVoteWinner(contestId: string): Promise<ContestEntry | undefined> {
    for (const { number } of (await tallies.find(contestId))?.totals ?? []) {
      const entry = await entries.byNumber(contestId, number);
      if (entry?.state === 'open') return entry;
    }
    return undefined;
  }

  async function findPrizes(contest: RunContest, { ranking }: ContestResults): Promise<PrizeOfContest[]> {
    const { pledge, vote } = contest.terms;
    const first = ranking.find(({ rank }) => rank === 1);
    const all = await awards.stepsOf([contest.id]);
    const words = await prizeWords.findAll(PRIZES.map((prize) => toPrizeId(contest.id, prize)));
    function withSteps(one: Pick<PrizeOfContest, 'prize' | 'promise' | 'winner'>): PrizeOfContest {
      const { prize } = one;
      const reported = all.filter((step) => step.prize === prize);
      const said = toSaid(words.get(toPrizeId(contest.id, prize)), reported, contest.terms.awardBy);
      const steps = reported.filter(({ step }) => step !== 'received');
      if (said && said.word !== 'not-received')
        steps.push({ contestId: contest.id, prize, step: 'received', note: '', link: '', at: said.at, by: '' });
      return { ...one, steps, said };
    }
    const winner = first && (await entries.find(first.entryId));
    const judged = withSteps({ prize: 'judges', promise: pledge, winner });
    if (!vote) return [judged];
    return [judged, withSteps({ prize: 'vote', promise: vote.prize, winner: await findVoteWinner(contest.id) })];
  }

  async function findOfContest(contest: RunContest): Promise<Prizes> {
    const { resultsAt } = contest;
    const found = resultsAt && (await results.find(contest.id));
    if (!found) throw noResults();
    return { contest: { ...contest, resultsAt }, results: found, prizes: await findPrizes(contest, found) };
  }

  return {
    findOfContest,
    findVoteWinner,
    find: async (contestId: string): Promise<Prizes> => findOfContest(await findRunContest(contestId)),

    /** Finds one of the organisation's contests. Treats contests of other organisations as unknown. */
    async findOwned(organisationId: string, contestId: string): Promise<RunContest> {
      const contest = await findRunContest(contestId);
      if (contest.organisationId !== organisationId) throw new AppError('not-found', 'There is no such contest.');
      return contest;
    },

    /** Reports a step. Idempotent: the first report is kept. */
    async report(by: string, contest: RunContest, { prize, step, note, link }: PrizeStepForm): Promise<void> {
      const { prizes } = await findOfContest(contest);
      const winner = prizes.find((one) => one.prize === prize)?.winner;
      if (!winner) throw new AppError('conflict', 'This prize has no winner.');
      if (!(await awards.insertStep({ contestId: contest.id, prize, step, note, link, at: now(), by }))) return;
      await announce();
      const about = { kind: 'contests', subject: `prize ${contest.id}`, act: `${prize} ${step}`, by } as const;
      for (const to of winner.memberIds) await notify(to, about);
    },
  };
}

export type PrizesService = ReturnType<typeof createPrizes>;
