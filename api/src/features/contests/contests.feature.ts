import { addressOf } from '@verse/contract/addresses';
import type { Feature, PersonalData } from '../../platform/feature';
import { AppError } from '../../platform/http';
import { mergeSources } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import { createAwardsPart } from './awards';
import { contestAdminRoutes } from './contest-admin.routes';
import { createContestAdmin } from './contest-admin.service';
import { covers } from './contest-covers';
import { CONTESTS } from './contest-document';
import { createContestLists } from './contest-lists.service';
import { contestNotifications } from './contest-notifications';
import type { ContestPart, ContestParts, ContestsDependencies } from './contest-parts';
import { contestPictureForm } from './contest-picture-form';
import { createContestRepository } from './contests.repository';
import { contestsRoutes } from './contests.routes';
import { createContestsService } from './contests.service';
import { createEntriesPart } from './entries';
import { createEntryRepository } from './entries/entries.repository';
import { isSubmitted } from './entries/entry';
import { followListing } from './follow-listing';
import { createJudgingPart } from './judging';
import { createResultsRepository } from './judging/results.repository';
import { createContestListing } from './listing.repository';
import { createRunningPart, type RunningPart } from './running';
import { searchableContests } from './searchable-contests';
import { createSeatRepository, type SeatRepository } from './seats.repository';
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
/** Maximum share of a contest's places per network. It is this high because a whole class may join from one network. */
const NETWORK_SHARE = { percent: 20, least: 5 };

const withdrawFirst = () =>
  new AppError('conflict', 'Your entry takes part. Withdraw it before you leave the contest.');

export interface ContestsFeature extends Feature {
  listed: () => AsyncIterable<{ id: string }>;
  /** Returns a listed contest if an organisation runs it, otherwise undefined. */
  findOfOrganisation: (id: string) => Promise<{ title: string; organisationId: string } | undefined>;
  /** Cancels a suspended or deleted organisation's contests that have no entries. Staff decide about the others. */
  closeAllOf: (organisationId: string) => Promise<void>;
}

async function createParts(parts: ContestParts): Promise<{ running: RunningPart; all: ContestPart[] }> {
  const running = await createRunningPart(parts);
  const others = await Promise.all([
    createJudgingPart(parts),
    createEntriesPart(parts),
    createVotingPart(parts),
    createAwardsPart(parts),
  ]);
  // `running` comes last, because its contest id parameter would otherwise match the path of the judging script.
  return { running, all: [...others, running] };
}

const contributionsOf = (parts: readonly ContestPart[]) => ({
  routes: parts.flatMap(({ routes }) => routes),
  pictures: parts.flatMap(({ pictures = [] }) => pictures),
  personalData: parts.flatMap(({ personalData = [] }) => personalData),
  notifications: parts.flatMap(({ notifications = [] }) => notifications),
  mails: parts.flatMap(({ mails = [] }) => mails),
  jobs: parts.flatMap(({ jobs = [] }) => jobs),
  workQueues: parts.flatMap(({ workQueues = [] }) => workQueues),
  nextSteps: parts.flatMap(({ nextSteps = [] }) => nextSteps),
});

/**
 * Opens the contests and their list. Contests stored by earlier releases are indexed before the first request, because
 * indexing them would exceed the request deadline.
 */
async function openContests({ db, now, searchChanges }: Platform, seats: SeatRepository) {
  const listing = await createContestListing(db, (id) => seats.count(id, now()));
  await listing.settle(now());
  const searchChanged = (id: string) => searchChanges.changed('contest', id);
  return { listing, contests: followListing(await createContestRepository(db), listing, searchChanged, now) };
}

const createSeatData = (seats: SeatRepository): PersonalData => ({
  name: 'contestEntries',
  async *export(memberId) {
    // Omits which staff member confirmed the fee.
    for await (const { confirmedBy: _, ...seat } of seats.listOfMember(memberId)) yield seat;
  },
  erase: seats.removeOf,
});

/**
 * Organisations run contests. Members take places, up to a fixed maximum, and submit entries. Judges score entries
 * without knowing the makers, and anyone can recompute the results.
 */
export async function createContestsFeature(
  platform: Platform,
  dependencies: ContestsDependencies,
): Promise<ContestsFeature> {
  const { findContacts, notify, organisations } = dependencies;
  const { db, shares, pictures, now, config, audit, events, responses } = platform;
  const announce = () => events.changed(CHANGE);
  const seats = await createSeatRepository(db);
  const { listing, contests } = await openContests(platform, seats);
  const lists = createContestLists({ listing, now });
  const entries = await createEntryRepository(db);
  const results = await createResultsRepository(db);
  const [spend, share] = [createHoldBudget(platform), shares(NETWORK_SHARE)];
  const onFreed: ((contestId: string) => Promise<unknown>)[] = [];
  const service = createContestsService({
    ...{ contests, lists, seats, announce, now },
    ...{ recount: listing.recount, hasEntry: entries.hasEntry },
    countHold: (key) => spend(key, 1),
    share,
    isOrganiser: async (id, memberId) => (await organisations.roleOf(id, memberId)) !== undefined,
    assertMayLeave: async (contestId, memberId) => {
      const entry = await entries.ofMember(contestId, memberId);
      if (entry?.captainId === memberId && isSubmitted(entry)) throw withdrawFirst();
    },
    placeFreed: async (contestId) => void (await Promise.all(onFreed.map((act) => act(contestId)))),
    isPayable: config.takesContestFees,
    // `findContacts` omits accounts that are leaving. For them, the id serves as an equally unique value.
    findEmail: async (id) => (await findContacts([id]))[0]?.email ?? id,
  });
  const admin = createContestAdmin({ contests, seats, entries, service, audit, pictures, notify, announce, now });
  const { running, all } = await createParts({
    ...{ platform, dependencies, contests, seats, entries, results, service, share, announce },
    onPlaceFreed: (act) => void onFreed.push(act),
  });
  const parts = contributionsOf(all);
  return {
    name: 'contests',
    listed: lists.all,
    searchable: [searchableContests({ contests, listed: lists.all, now })],
    async findOfOrganisation(id) {
      const contest = await contests.find(id);
      return contest?.organisationId !== undefined && contest.position !== null
        ? { title: contest.title, organisationId: contest.organisationId }
        : undefined;
    },
    closeAllOf: running.closeAllOf,
    routes: [
      ...contestsRoutes({ service, responses, now, publicOrigin: config.publicOrigin }),
      ...contestAdminRoutes({ admin, form: contestPictureForm(platform), findContacts, now }),
      ...parts.routes,
    ],
    pictures: [covers({ contests, organisations }), ...parts.pictures],
    personalData: [
      // Must come first, so that a captain's place is handed over before the member's own places are erased.
      ...parts.personalData,
      createSeatData(seats),
    ],
    notifications: [mergeSources([contestNotifications({ contests, seats }), ...parts.notifications])],
    ...{ mails: parts.mails, jobs: parts.jobs, workQueues: parts.workQueues, nextSteps: parts.nextSteps },
    seeds: [
      {
        name: 'contests',
        collection: CONTESTS,
        fill: (content) => seedContests(content, { contests, seats }, pictures, now()),
      },
    ],
  };
}
