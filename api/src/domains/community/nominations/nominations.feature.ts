import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { createBallots } from '../../../platform/ballots';
import { weekOf } from '../../../platform/calendar';
import type { Feature, PersonalData } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createFindReader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { type DbPort, insertIfAbsent } from '../../../store';
import { createAdmission } from './admission';
import { createChosen } from './chosen.service';
import { createNominating } from './nominating.service';
import type { NominationBallot } from './nomination';
import { nominationNotices } from './nomination-notices';
import { createNominationRepository } from './nominations.repository';
import { nominationsRoutes } from './nominations.routes';
import { createNominationsService } from './nominations.service';
import { createReportableNominations } from './reportable-nominations';
import { createSeenNominations } from './seen-nominations';
import { createVotes } from './votes.service';
import { createWeekRepository } from './weeks.repository';

export type NominationsFeature = Feature & Pick<People, 'findChosen'>;

/** The list of chosen works, which the works of a week join. */
interface ChosenList extends Pick<Parameters<typeof createChosen>[0], 'relistWeek'> {
  findSentence: (workId: string) => Promise<string | undefined>;
}

/** Maximum share of a nomination's votes per network. It is this high because a whole class may vote from one. */
const NETWORK_SHARE = { percent: 20, least: 5 };
const NOMINATIONS = {
  name: 'nominations',
  windowMs: DAY_MS,
  most: 10,
  message: 'That’s a lot of nominations for one day. Try again tomorrow.',
};
const VOTES = {
  name: 'nomination-votes',
  windowMs: DAY_MS,
  most: 60,
  message: 'You changed your vote a lot today. Try again tomorrow.',
};
const COUNT_MS = 10_000;

async function openParts(platform: Platform, { relistWeek }: ChosenList) {
  const { db, now, people, notifications, shares } = platform;
  const nominations = await createNominationRepository(db);
  const weeks = await createWeekRepository(db);
  const ballots = await createBallots<NominationBallot>(db, {
    name: 'nomination_ballots',
    indexes: [{ nominationId: 1, _id: 1 }],
  });
  const votes = await createVotes({ ballots, nominations, share: shares(NETWORK_SHARE), now });
  const seen = createSeenNominations({ ...people, nominations, votes, currentWeek: () => weekOf(now()).id });
  const chosen = await createChosen({ ...people, ...notifications, nominations, weeks, votes, seen, relistWeek, now });
  return { nominations, ballots, votes, seen, chosen, weeks };
}
type Parts = Awaited<ReturnType<typeof openParts>>;

const createPersonalData = (
  { nominations, ballots, votes }: Parts,
  erase: (memberId: string) => Promise<void>,
): PersonalData[] => [
  {
    name: 'nominations',
    async *export(memberId) {
      for await (const { week, list, why, at, state, votes: count } of nominations.madeBy(memberId))
        yield { week, list, why, at, state, votes: count };
    },
    erase,
  },
  {
    name: 'nominationVotes',
    async *export(memberId) {
      for await (const { week, nominationId, at } of ballots.allOfMember(memberId)) yield { week, nominationId, at };
    },
    erase: votes.erase,
  },
];

const createJobs = ({ votes, chosen }: Parts): NonNullable<Feature['jobs']> => [
  {
    name: 'count-nomination-votes',
    everyMs: COUNT_MS,
    run: votes.completeCounts,
    failed: 'failed to count pending votes for nominations',
  },
  {
    name: 'close-nomination-weeks',
    everyMs: MINUTE_MS,
    run: chosen.closeWeeks,
    failed: 'failed to close a week of nominations',
    done: 'closed weeks of nominations',
  },
  {
    name: 'tell-chosen-members',
    everyMs: MINUTE_MS,
    run: chosen.completeTelling,
    failed: 'failed to notify chosen members',
  },
  {
    name: 'list-chosen-works',
    everyMs: MINUTE_MS,
    run: chosen.completeListing,
    failed: 'failed to list the works of a week',
  },
];

/** Lists the works of weeks that earlier releases closed. A job does the work. */
async function listAllWeeks(db: DbPort, { weeks }: Pick<Parts, 'weeks'>, at: Date): Promise<void> {
  const done = { _id: 'chosen-works-of-all-weeks' };
  const settings = db.collection('settings');
  if (await settings.findOne(done)) return;
  await weeks.markAllUnlisted(at);
  await insertIfAbsent(settings, done);
}

/** Members nominate and choose, each week, the featured member and the works of the next week. */
export async function createNominationsFeature(
  platform: Platform,
  chosenList: ChosenList,
): Promise<NominationsFeature> {
  const { db, people, accounts, notifications, budgets, audit, now } = platform;
  const parts = await openParts(platform, chosenList);
  const { nominations, chosen } = parts;
  const findReader = createFindReader(people.findUnseen);
  const countNomination = budgets(NOMINATIONS);
  const countVote = budgets(VOTES);
  const common = {
    ...parts,
    ...people,
    ...notifications,
    admission: createAdmission({ ...accounts, now }),
    findReader,
  };
  const service = createNominationsService({
    ...common,
    audit,
    countVote: (memberId) => countVote(memberId),
    now,
  });
  const nominating = createNominating({
    ...common,
    countNomination: (memberId) => countNomination(memberId),
    now,
  });
  return {
    name: 'nominations',
    routes: nominationsRoutes({ service, nominating, chosen, findReader }),
    personalData: createPersonalData(parts, service.erase),
    notifications: [nominationNotices({ ...people, ...chosenList, nominations })],
    migrate: () => listAllWeeks(db, parts, now()),
    reportable: { nomination: createReportableNominations(common) },
    jobs: createJobs(parts),
    findChosen: chosen.findChosen,
  };
}
