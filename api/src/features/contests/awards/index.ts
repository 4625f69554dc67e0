import { AWARD_LIMITS } from '@verse/api-contract/contest-awards';
import type { Job } from '../../../platform/background';
import { createThreads } from '../../../platform/threads';
import type { ContestPart, ContestParts } from '../contest-parts';
import { createFindIdentities } from '../entries/identities';
import { createConflictFinder } from '../judging/conflicts';
import { createContestLogs } from '../judging/log';
import { createPlanning } from '../judging/planning.service';
import { createPlanRepository } from '../judging/plans.repository';
import { createRemovals } from '../judging/removals.service';
import { createScoreRepository, type ScoreRepository } from '../judging/scores.repository';
import { createTallyRepository } from '../voting/tallies.repository';
import { createEntryAfterwards } from './afterwards.service';
import { createAnnouncing } from './announcing';
import { threadOf } from './appeal';
import { createAppealThreads } from './appeal-threads';
import { type AppealRepository, createAppealRepository } from './appeals.repository';
import { appealRoutes } from './appeals.routes';
import { createAppeals } from './appeals.service';
import { createViewAppeals } from './appeals.view';
import { awardNotifications } from './award-notifications';
import { type AwardRepository, createAwardRepository } from './awards.repository';
import { awardRoutes } from './awards.routes';
import { createEntryWorks } from './entry-works.service';
import { createPrizes } from './prizes.service';
import { createContestRecord } from './record.service';
import { createFindRunContest } from './run-contest';

const MINUTE_MS = 60_000;
const MESSAGES = {
  name: 'contest-appeal-messages',
  windowMs: 24 * 60 * MINUTE_MS,
  most: 100,
  message: 'You have written many messages about appeals today. Try again tomorrow.',
};

async function createRestore(parts: ContestParts, scores: ScoreRepository) {
  const { platform, dependencies } = parts;
  const { db, now } = platform;
  const [plans, logs] = [await createPlanRepository(db), await createContestLogs(db, now)];
  const common = { ...parts, ...dependencies, plans, scores, logs, now };
  const planning = createPlanning({ ...common, findConflicts: createConflictFinder(dependencies) });
  return createRemovals({ ...common, planning }).restore;
}

async function openRepositories({ db, now }: ContestParts['platform']) {
  return {
    awards: await createAwardRepository(db),
    repository: await createAppealRepository(db),
    scores: await createScoreRepository(db),
    tallies: await createTallyRepository(db),
    threads: await createThreads(db, { now, mostEntries: AWARD_LIMITS.messages }),
  };
}

const jobsOf = (
  announcing: ReturnType<typeof createAnnouncing>,
  appeals: Pick<ReturnType<typeof createAppeals>, 'repair'>,
): Job[] => [
  {
    name: 'announce-contest-results',
    everyMs: MINUTE_MS,
    run: announcing.announceAll,
    failed: 'results of contests could not be announced',
  },
  {
    name: 'note-overdue-prizes',
    everyMs: MINUTE_MS,
    run: announcing.markAllOverdue,
    failed: 'overdue prizes could not be noted',
  },
  {
    name: 'complete-contest-appeals',
    everyMs: MINUTE_MS,
    run: appeals.repair,
    failed: 'upheld appeals could not take effect',
  },
];

const personalDataOf = (
  repository: AppealRepository,
  awards: AwardRepository,
  removeThread: (subject: string) => Promise<void>,
): ContestPart['personalData'] => [
  {
    name: 'contestAppeals',
    async *export(memberId) {
      for await (const { id: _, memberId: __, decision, ...appeal } of repository.ofMember(memberId))
        // Omits which staff member decided.
        yield { ...appeal, ...(decision ? { decision: { reason: decision.reason, at: decision.at } } : {}) };
    },
    async erase(memberId) {
      for await (const appeal of repository.ofMember(memberId)) {
        await removeThread(threadOf(appeal));
        await repository.remove(appeal.id);
      }
      // Steps are kept as evidence, but without the name of the person who reported them.
      await awards.forget(memberId);
    },
  },
];

/** Creates the part that covers everything that follows the results: announcements, prizes, appeals, and works. */
export async function createAwardsPart(parts: ContestParts): Promise<ContestPart> {
  const { platform, dependencies, contests, entries } = parts;
  const { budgets, blobs, files, responses, audit, now } = platform;
  const { awards, repository, scores, tallies, threads } = await openRepositories(platform);
  const common = { ...parts, ...dependencies, awards, scores, tallies, blobs, audit, now };
  const findContest = createFindRunContest(contests);
  const spend = budgets(MESSAGES);
  const restore = await createRestore(parts, scores);
  const appeals = createAppeals({ ...common, findContest, appeals: repository, restore });
  const prizes = createPrizes({ ...common, findContest });
  const works = createEntryWorks({ ...common, appeals });
  const viewAppeals = createViewAppeals(common);
  const appealThreads = createAppealThreads({
    ...{ threads, files, appeals, entries, findContest, organisations: dependencies.organisations },
    findIdentities: createFindIdentities(dependencies),
    countMessage: (memberId) => spend(memberId, 1),
  });
  const afterwards = createEntryAfterwards({ appeals, repository, viewAppeals, prizes, works });
  const announcing = createAnnouncing({ ...common, prizes });
  return {
    routes: [
      ...awardRoutes({ ...common, prizes, works, afterwards, responses, findRecord: createContestRecord(common) }),
      ...appealRoutes({ ...common, appeals, repository, viewAppeals, threads: appealThreads, files }),
    ],
    notifications: [awardNotifications({ ...common, appeals: repository })],
    jobs: jobsOf(announcing, appeals),
    personalData: personalDataOf(repository, awards, threads.remove),
    workQueues: [{ desk: 'contest-appeals', count: repository.countOpen }],
  };
}
