import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { SHOWN_TO_ALL } from '../../platform/people';
import { createAwardsPart } from './awards';
import { contestAdminRoutes } from './contest-admin.routes';
import { createContestAdmin } from './contest-admin.service';
import { contestNotifications, mergeSources } from './contest-notifications';
import type { ContestPart, ContestParts, ContestsDependencies } from './contest-parts';
import { contestPictureForm } from './contest-picture-form';
import { CONTESTS, createContestRepository } from './contests.repository';
import { contestsRoutes } from './contests.routes';
import { createContestsService } from './contests.service';
import { createEntriesPart } from './entries';
import { createEntryRepository } from './entries/entries.repository';
import { createJudgingPart } from './judging';
import { createResultsRepository } from './judging/results.repository';
import { createRunningPart } from './running';
import { createSeatRepository } from './seats.repository';
import { seedContests } from './seed-contests';
import { createVotingPart } from './voting';

const CHANGE = { areas: ['contests'], paths: [`${addressOf('public-contests')}*`] };
const DAY_MS = 24 * 60 * 60_000;
const createHoldBudget = ({ budgets }: Pick<Platform, 'budgets'>) =>
  budgets({
    name: 'contest-holds',
    windowMs: DAY_MS,
    most: 2,
    message: 'You have held a place in this contest twice today. Try again tomorrow.',
  });
/** Share of a contest's places per network: a class may join together. */
const NETWORK_SHARE = { percent: 20, least: 5 };

export interface ContestsFeature extends Feature {
  /** Contests listed in the sitemap. */
  listedIds: () => Promise<string[]>;
}

const createParts = (parts: ContestParts): Promise<ContestPart[]> =>
  Promise.all([
    // First: its script has an address that would pass for the id of a contest.
    createJudgingPart(parts),
    createRunningPart(parts),
    createEntriesPart(parts),
    createVotingPart(parts),
    createAwardsPart(parts),
  ]);

/**
 * Organisations run contests; members take places, which never exceed the maximum, and submit entries; judges score
 * them blindly, and everyone can recompute the results.
 */
export async function createContestsFeature(
  platform: Platform,
  dependencies: ContestsDependencies,
): Promise<ContestsFeature> {
  const { findContacts, notify, organisations } = dependencies;
  const { db, shares, pictures, now, config, audit, events, responses } = platform;
  const announce = () => events.changed(CHANGE);
  const contests = await createContestRepository(db);
  const seats = await createSeatRepository(db);
  const entries = await createEntryRepository(db);
  const results = await createResultsRepository(db);
  const spend = createHoldBudget(platform);
  const onFreed: ((contestId: string) => Promise<unknown>)[] = [];
  const service = createContestsService({
    ...{ contests, seats, announce, now },
    countHold: (key) => spend(key, 1),
    share: shares(NETWORK_SHARE),
    isOrganiser: async (id, memberId) => (await organisations.roleOf(id, memberId)) !== undefined,
    freed: async (contestId) => void (await Promise.all(onFreed.map((act) => act(contestId)))),
    isPayable: config.takesContestFees,
    // A leaving account has no address; its id is unique too.
    findEmail: async (id) => (await findContacts([id]))[0]?.email ?? id,
  });
  const admin = createContestAdmin({ contests, seats, service, audit, pictures, notify, announce, now });
  const parts = await createParts({
    ...{ platform, dependencies, contests, seats, entries, results, service, announce },
    onFreed: (act) => void onFreed.push(act),
  });
  return {
    name: 'contests',
    listedIds: async () => (await contests.list()).map(({ id }) => id),
    routes: [
      ...contestsRoutes({ service, responses, now, publicOrigin: config.publicOrigin }),
      ...contestAdminRoutes({ admin, form: contestPictureForm(platform), findContacts, now }),
      ...parts.flatMap(({ routes }) => routes),
    ],
    pictures: [{ collection: CONTESTS, shows: SHOWN_TO_ALL }, ...parts.flatMap(({ pictures = [] }) => pictures)],
    personalData: [
      { name: 'contestEntries', export: seats.listOfMember, erase: seats.removeOf },
      ...parts.flatMap(({ personalData = [] }) => personalData),
    ],
    notifications: [
      mergeSources([
        contestNotifications({ contests, seats }),
        ...parts.flatMap(({ notifications = [] }) => notifications),
      ]),
    ],
    mails: parts.flatMap(({ mails = [] }) => mails),
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    workQueues: parts.flatMap(({ workQueues = [] }) => workQueues),
    seeds: [
      {
        name: 'contests',
        collection: CONTESTS,
        fill: (content) => seedContests(content, { contests, seats }, pictures, now()),
      },
    ],
  };
}
