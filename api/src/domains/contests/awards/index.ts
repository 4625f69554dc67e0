import { AWARD_LIMITS } from '@verse/api-contract/contests/contest-awards.values';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Job } from '../../../platform/background';
import type { PersonalData } from '../../../platform/feature';
import { createThreads } from '../../../platform/threads';
import type { ContestPart, ContestParts } from '../contest-parts';
import type { JudgingPart } from '../judging';
import { createEntryAfterwards } from './afterwards.service';
import { createAnnouncing } from './announcing';
import { threadOf } from './appeal';
import { type AppealDecisions, createAppealDecisions } from './appeal-decisions.service';
import { createAppealThreads } from './appeal-threads';
import { appealRoutes } from './appeals.routes';
import { createAppeals } from './appeals.service';
import { createViewAppeals } from './appeals.view';
import { awardLines } from './award-notifications';
import { awardRoutes } from './awards.routes';
import { createEntryWorks } from './entry-works.service';
import { prizeSteps } from './next-steps';
import { createPrizeReminders, type PrizeReminders } from './prize-reminders';
import { prizeThreadRoutes } from './prize-thread.routes';
import { createPrizeThreads, prizeThreadOf } from './prize-threads';
import { createPrizeWords, type PrizeWords } from './prize-words.service';
import { createPrizes } from './prizes.service';
import { createContestRecord } from './record.service';
import { createReportedPrizeMessages } from './reported-prize-messages';
import { createWins } from './wins.service';

const MESSAGES = {
  name: 'contest-appeal-messages',
  windowMs: DAY_MS,
  most: 100,
  message: 'That’s a lot of messages for one day. Try again tomorrow.',
};

const PRIZE_MESSAGES = {
  name: 'contest-prize-messages',
  windowMs: DAY_MS,
  most: 100,
  message: 'That’s a lot of messages for one day. Try again tomorrow.',
};

interface Jobs {
  announcing: ReturnType<typeof createAnnouncing>;
  decisions: Pick<AppealDecisions, 'repair'>;
  words: PrizeWords;
  reminders: PrizeReminders;
}

const jobsOf = ({ announcing, decisions, words, reminders }: Jobs): Job[] => [
  {
    name: 'ask-contest-winners',
    everyMs: MINUTE_MS,
    run: reminders.askAll,
    failed: 'failed to ask winners about their prizes',
  },
  {
    name: 'tell-prize-words',
    everyMs: MINUTE_MS,
    run: words.tellAll,
    failed: 'failed to tell organisations what winners say',
  },
  {
    name: 'escalate-missing-prizes',
    everyMs: MINUTE_MS,
    run: reminders.escalateAll,
    failed: 'failed to tell staff of missing prizes',
  },
  {
    name: 'announce-contest-results',
    everyMs: MINUTE_MS,
    run: announcing.announceAll,
    failed: 'failed to announce contest results',
  },
  {
    name: 'note-overdue-prizes',
    everyMs: MINUTE_MS,
    run: announcing.markAllOverdue,
    failed: 'failed to mark overdue prizes',
  },
  {
    name: 'complete-contest-appeals',
    everyMs: MINUTE_MS,
    run: decisions.repair,
    failed: 'failed to apply upheld appeals',
  },
];

const personalDataOf = (
  { appeals, awards, prizeWords }: Pick<ContestParts, 'appeals' | 'awards' | 'prizeWords'>,
  removeThread: (subject: string) => Promise<void>,
): PersonalData[] => [
  {
    name: 'contestPrizes',
    async *export(memberId) {
      for await (const { contestId, prize, word, saidAt } of prizeWords.saidBy(memberId))
        yield { contestId, prize, word, saidAt };
    },
    async erase(memberId) {
      for (const { contestId, prize } of await prizeWords.forget(memberId))
        await removeThread(prizeThreadOf(contestId, prize));
    },
  },
  {
    name: 'contestAppeals',
    async *export(memberId) {
      for await (const { id: _, memberId: __, decision, ...appeal } of appeals.ofMember(memberId))
        // Omits which staff member decided.
        yield { ...appeal, ...(decision ? { decision: { reason: decision.reason, at: decision.at } } : {}) };
    },
    async erase(memberId) {
      for await (const appeal of appeals.ofMember(memberId)) {
        await removeThread(threadOf(appeal));
        await appeals.remove(appeal.id);
      }
      // Steps are kept as evidence, but without the name of the person who reported them.
      await awards.forget(memberId);
      await appeals.forgetDecider(memberId);
    },
  },
];

/** Creates the part for everything that follows the results: announcements, prizes, appeals, and works. */
export async function createAwardsPart(
  parts: ContestParts,
  { restoreEntry }: Pick<JudgingPart, 'restoreEntry'>,
): Promise<ContestPart> {
  const { db, now, budgets, appeals: repository } = parts;
  const threads = await createThreads(db, { now, mostEntries: AWARD_LIMITS.messages });
  const spend = budgets(MESSAGES);
  const appeals = createAppeals(parts);
  const decisions = await createAppealDecisions({
    ...parts,
    find: appeals.find,
    notifyAll: appeals.notifyAll,
    restoreEntry,
  });
  const prizes = createPrizes(parts);
  const words = await createPrizeWords({ ...parts, prizes });
  const reminders = await createPrizeReminders({ ...parts, prizes, notifyAll: appeals.notifyAll });
  const spendOnPrizes = budgets(PRIZE_MESSAGES);
  const prizeThreads = createPrizeThreads({
    ...parts,
    threads,
    prizes,
    countMessage: (memberId) => spendOnPrizes(memberId, 1),
  });
  const works = createEntryWorks({ ...parts, findOwn: appeals.findOwn });
  const viewAppeals = createViewAppeals(parts);
  const appealThreads = createAppealThreads({
    ...parts,
    threads,
    notifyAll: appeals.notifyAll,
    countMessage: (memberId) => spend(memberId, 1),
  });
  const common = { ...parts, appeals, repository, viewAppeals, prizes, prizeThreads, words, works };
  return {
    routes: [
      ...awardRoutes({
        ...common,
        afterwards: createEntryAfterwards(common),
        wins: createWins(common),
        findRecord: createContestRecord(parts),
      }),
      ...appealRoutes({ ...common, decisions, threads: appealThreads }),
      ...prizeThreadRoutes(common),
    ],
    lines: awardLines({ ...parts, findVoteWinner: prizes.findVoteWinner }),
    nextSteps: [prizeSteps(common)],
    jobs: jobsOf({ announcing: createAnnouncing(common), decisions, words, reminders }),
    personalData: personalDataOf(parts, threads.remove),
    reportable: { 'prize-message': createReportedPrizeMessages({ ...common, threads }) },
    workQueues: [
      { desk: 'contest-appeals', count: repository.countOpen, oldest: repository.findOldestOpen, promised: null },
    ],
  };
}
