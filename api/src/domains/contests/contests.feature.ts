import { DAY_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Feature, PersonalData } from '../../platform/feature';
import { AppError } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import type { Organisations } from '../../platform/ports';
import type { Seed } from '../../platform/seeding';
import { createAwardsPart } from './awards';
import type { Contest } from './contest';
import { contestAdminRoutes } from './contest-admin.routes';
import { createContestAdmin } from './contest-admin.service';
import { CONTESTS } from './contest-document';
import { createContestLists } from './contest-lists.service';
import { contestNotifications } from './contest-notifications';
import type { ContestPart, ContestParts } from './contest-parts';
import { contestPictureForm, contestPictures } from './contest-picture';
import { type ContestRepository, createContestRepository } from './contests.repository';
import { contestsRoutes } from './contests.routes';
import { type ContestsService, createContestsService } from './contests.service';
import { createEntriesPart } from './entries';
import { isSubmitted } from './entries/entry';
import { createFindIdentities } from './entries/identities';
import { createFinders, isRun } from './find-contest';
import { followListing } from './follow-listing';
import { createGalleryPart } from './gallery';
import { createGuestJudgesPart } from './guest-judges';
import { HOUSE_ID, withHouse } from './house';
import { createMayJudge } from './judge-rights';
import { createJudgingPart, type JudgingPart } from './judging';
import { createContestListing } from './listing.repository';
import { openRepositories } from './repositories';
import { createRunningPart } from './running';
import { searchableContests } from './searchable-contests';
import type { SeatRepository } from './seats.repository';
import { seedContests } from './seed-contests';
import { createSeedJudged } from './seed-judged-contest';
import { createTakePlace } from './take-place';
import { createUpdatesPart } from './updates';
import { createVotingPart } from './voting';

const CHANGE = { areas: ['contests'], paths: [`${addressOf('public-contests')}*`] };
const createHoldBudget = ({ budgets }: Pick<Platform, 'budgets'>) =>
  budgets({
    name: 'contest-holds',
    windowMs: DAY_MS,
    most: 2,
    message: 'You held a place here twice today. Try again tomorrow.',
  });
/** Maximum share of a contest's places per network. It is this high because a whole class may join from one network. */
const NETWORK_SHARE = { percent: 20, least: 5 };

const withdrawFirst = () => new AppError('conflict', 'Your entry is in. Withdraw it before you leave.');

export type ContestsFeature = Feature & Pick<Organisations, 'findContest'>;

async function createAllParts(parts: ContestParts, view: ContestsService['view']) {
  const judging = await createJudgingPart(parts);
  const entries = await createEntriesPart(parts);
  const awards = await createAwardsPart(parts, judging);
  const running = await createRunningPart({ ...parts, view });
  const guests = await createGuestJudgesPart(parts, judging);
  // `running` comes last, because its contest id parameter would otherwise match the path of the judging script.
  const all: readonly ContestPart[] = [
    judging,
    entries,
    createVotingPart(parts),
    awards,
    await createGalleryPart(parts),
    guests,
    await createUpdatesPart(parts),
    running,
  ];
  return { judging, running, all };
}

const contributionsOf = (parts: readonly ContestPart[]) => ({
  routes: parts.flatMap(({ routes }) => routes),
  pictures: parts.flatMap(({ pictures = [] }) => pictures),
  personalData: parts.flatMap(({ personalData = [] }) => personalData),
  mails: parts.flatMap(({ mails = [] }) => mails),
  jobs: parts.flatMap(({ jobs = [] }) => jobs),
  workQueues: parts.flatMap(({ workQueues = [] }) => workQueues),
  reportable: Object.fromEntries(parts.flatMap(({ reportable = {} }) => Object.entries(reportable))),
  nextSteps: parts.flatMap(({ nextSteps = [] }) => nextSteps),
  lines: Object.fromEntries(parts.flatMap(({ lines = {} }) => Object.entries(lines))),
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

/** @throws AppError `conflict` if the member belongs to the contest's organisation, or judges it as a guest */
const createAssertOutsider =
  ({ roleOf }: Pick<Platform['organisations'], 'roleOf'>) =>
  async ({ organisationId, guestIds = [] }: Contest, memberId: string): Promise<void> => {
    if (guestIds.includes(memberId)) throw new AppError('conflict', 'You judge this contest, so you can’t enter it.');
    if (organisationId !== undefined && (await roleOf(organisationId, memberId)) !== undefined)
      throw new AppError('conflict', 'Your organisation runs this contest, so you can’t enter it.');
  };

/** @throws AppError if the member has submitted an entry as its captain, which must be withdrawn first */
const createAssertMayLeave =
  (entries: ContestParts['entries']) =>
  async (contestId: string, memberId: string): Promise<void> => {
    const entry = await entries.ofMember(contestId, memberId);
    if (entry?.captainId === memberId && isSubmitted(entry)) throw withdrawFirst();
  };

const createFindOfOrganisation =
  (contests: Pick<ContestParts['contests'], 'find'>): ContestsFeature['findContest'] =>
  async (id) => {
    const contest = await contests.find(id);
    return contest?.organisationId !== undefined && contest.organisationId !== HOUSE_ID && contest.position !== null
      ? { title: contest.title, organisationId: contest.organisationId }
      : undefined;
  };

const contestSeed = (parts: ContestParts, judging: JudgingPart): Seed => ({
  name: 'contests',
  collection: CONTESTS,
  fill(content) {
    const seedJudged = createSeedJudged({ ...parts, ...judging });
    return seedContests(content, { ...parts, seedJudged }, parts.pictures, parts.now());
  },
});

/** Returns the text of the social card of a contest's results. */
const createFindWon =
  ({ contests, results, entries }: Pick<ContestParts, 'contests' | 'results' | 'entries'>) =>
  async (id: string) => {
    const contest = await contests.find(id);
    if (!isRun(contest) || !contest.resultsAt) return undefined;
    const first = (await results.find(id))?.ranking.find(({ rank }) => rank === 1);
    const entry = first && (await entries.find(first.entryId));
    return entry && isSubmitted(entry) ? { title: entry.submission.title, contest: contest.title } : undefined;
  };

const pagesOf = (contests: Pick<ContestRepository, 'find'>): NonNullable<Feature['pages']> => ({
  async 'public-contest'(id) {
    const contest = await contests.find(id);
    return contest !== undefined && contest.position !== null;
  },
});

/**
 * Organisations run contests. Members take places, up to a fixed maximum, and submit entries. Judges score entries
 * without knowing the makers, and anyone can recompute the results.
 */
export async function createContestsFeature(platform: Platform): Promise<ContestsFeature> {
  const { now, config, events, accounts } = platform;
  const organisations = withHouse(platform.organisations, accounts, config.publicOrigin);
  const repositories = await openRepositories(platform);
  const { seats, entries } = repositories;
  const { listing, contests } = await openContests(platform, seats);
  const lists = createContestLists({ listing, now });
  const onFreed: ((contestId: string) => Promise<unknown>)[] = [];
  const parts: ContestParts = {
    ...platform,
    ...accounts,
    ...platform.people,
    ...platform.notifications,
    ...repositories,
    ...createFinders(contests),
    contests,
    organisations,
    findIdentities: createFindIdentities({ ...accounts, ...platform.people }),
    assertOutsider: createAssertOutsider(organisations),
    mayJudge: createMayJudge(organisations),
    recount: listing.recount,
    share: platform.shares(NETWORK_SHARE),
    onPlaceFreed: (act) => void onFreed.push(act),
    announce: () => events.changed(CHANGE),
  };
  const service = createContestsService({
    ...parts,
    lists,
    hasEntry: entries.hasEntry,
    isPayable: config.takesContestFees,
    takePlace: createTakePlace(parts),
    countHold: createHoldBudget(platform),
    assertMayLeave: createAssertMayLeave(entries),
    placeFreed: async (contestId) => void (await Promise.all(onFreed.map((act) => act(contestId)))),
  });
  const admin = createContestAdmin({ ...parts, view: service.view });
  const { judging, running, all } = await createAllParts(parts, service.view);
  const { routes, pictures: shownPictures, personalData, lines, ...contributions } = contributionsOf(all);
  return {
    name: 'contests',
    listed: { contests: lists.all, wonContest: createFindWon(parts) },
    pages: pagesOf(contests),
    searchable: [searchableContests({ contests, listed: lists.all, now })],
    onOrganisationClosed: running.closeAllOf,
    findContest: createFindOfOrganisation(contests),
    routes: [
      ...contestsRoutes({ ...parts, service, publicOrigin: config.publicOrigin }),
      ...contestAdminRoutes({ ...parts, admin, form: contestPictureForm(platform) }),
      ...routes,
    ],
    pictures: [contestPictures(parts), ...shownPictures],
    // Seats come last, so that a captain's place is handed over before the member's own places are erased.
    personalData: [...personalData, createSeatData(seats)],
    notifications: [contestNotifications(parts, lines)],
    ...contributions,
    seeds: [contestSeed(parts, judging)],
  };
}
