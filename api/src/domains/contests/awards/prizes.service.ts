import type { PrizeStepForm } from '@verse/api-contract/api';
import type { Prize } from '@verse/api-contract/contests/contest-awards.values';
import { AppError } from '../../../platform/http';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { ContestEntry } from '../entries/entry';
import type { RunContest } from '../find-contest';
import type { ContestResults } from '../judging/results';
import { isAward, type Step } from './award';

type Dependencies = Pick<
  ContestParts,
  'awards' | 'entries' | 'results' | 'tallies' | 'organisations' | 'notify' | 'announce' | 'now' | 'findRunContest'
>;

/** A prize with its winner and its reported steps. */
export interface PrizeOfContest {
  prize: Prize;
  promise: string;
  winner: ContestEntry | undefined;
  steps: Step[];
}

export interface Prizes {
  contest: RunContest & { resultsAt: Date };
  results: ContestResults;
  prizes: PrizeOfContest[];
}

export const NO_RESULTS = 'This contest has no results yet.';
const noResults = () => new AppError('not-found', NO_RESULTS);
const notWon = () => new AppError('not-found', 'You have not won this prize.');

/** Whether the prize was reported as sent or received by the given day. */
export const wasAwardedBy = (steps: readonly Step[], day: Date): boolean =>
  steps.some((step) => isAward(step) && step.at <= day);

export function createPrizes(dependencies: Dependencies) {
  const { awards, entries, results, tallies, findRunContest, organisations, notify, announce, now } = dependencies;

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
    const steps = await awards.stepsOf([contest.id]);
    const of = (prize: Prize) => steps.filter((step) => step.prize === prize);
    const winner = first && (await entries.find(first.entryId));
    const judged = { prize: 'judges' as const, promise: pledge, winner, steps: of('judges') };
    if (!vote) return [judged];
    const voted = { prize: 'vote' as const, promise: vote.prize, winner: await findVoteWinner(contest.id) };
    return [judged, { ...voted, steps: of('vote') }];
  }

  async function findOfContest(contest: RunContest): Promise<Prizes> {
    const { resultsAt } = contest;
    const found = resultsAt && (await results.find(contest.id));
    if (!found) throw noResults();
    return { contest: { ...contest, resultsAt }, results: found, prizes: await findPrizes(contest, found) };
  }

  async function record(step: Step, recipients: readonly string[]): Promise<void> {
    if (!(await awards.insertStep(step))) return;
    await announce();
    const about = { kind: 'contests', subject: `prize ${step.contestId}`, act: `${step.prize} ${step.step}` } as const;
    for (const to of recipients) await notify(to, { ...about, by: step.by });
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
      await record({ contestId: contest.id, prize, step, note, link, at: now(), by }, winner.memberIds);
    },

    /** Returns the prizes that the member has won but not yet confirmed receiving. */
    async toConfirm(memberId: string, { prizes }: Prizes): Promise<Prize[]> {
      const won = prizes.filter(({ winner }) => winner?.memberIds.includes(memberId));
      return won.filter(({ steps }) => steps.every(({ step }) => step !== 'received')).map(({ prize }) => prize);
    },

    /** Confirms that the winner has received the prize. Idempotent. */
    async confirm(memberId: string, contestId: string, prize: Prize): Promise<void> {
      const { contest, prizes } = await findOfContest(await findRunContest(contestId));
      const winner = prizes.find((one) => one.prize === prize)?.winner;
      if (!winner?.memberIds.includes(memberId)) throw notWon();
      const owners = await organisations.membersOf(contest.organisationId ?? '', RUNNING_ROLES);
      await record({ contestId, prize, step: 'received', note: '', link: '', at: now(), by: memberId }, owners);
    },
  };
}

export type PrizesService = ReturnType<typeof createPrizes>;
