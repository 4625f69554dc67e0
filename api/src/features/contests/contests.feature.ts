import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../platform/feature';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import { SHOWN_TO_ALL } from '../../platform/people';
import { type ContestAdminDependencies, contestAdminRoutes } from './contest-admin.routes';
import { createContestAdmin } from './contest-admin.service';
import { contestNotifications } from './contest-notifications';
import { contestPictureForm } from './contest-picture-form';
import { CONTESTS, createContestRepository } from './contests.repository';
import { contestsRoutes } from './contests.routes';
import { createContestsService } from './contests.service';
import { createSeatRepository } from './seats.repository';
import { seedContests } from './seed-contests';

const CHANGE = { areas: ['contests'], paths: [`${addressOf('public-contests')}*`] };
const DAY_MS = 24 * 60 * 60_000;
const MOST_HOLDS = 2;
/** Share of a contest's places per network: a class may join together. */
const NETWORK_SHARE = { percent: 20, least: 5 };

export interface ContestsFeature extends Feature {
  /** Contests listed in the sitemap. */
  listedIds: () => Promise<string[]>;
}

export interface ContestsDependencies extends ContestAdminDependencies {
  notify: Notify;
}

/** Members join and leave contests; the places never exceed the maximum. */
export async function createContestsFeature(
  platform: Platform,
  { findContacts, notify }: ContestsDependencies,
): Promise<ContestsFeature> {
  const { db, budgets, shares, pictures, now, config, audit, events, responses } = platform;
  const announce = () => events.changed(CHANGE);
  const contests = await createContestRepository(db);
  const seats = await createSeatRepository(db);
  const spend = budgets({
    name: 'contest-holds',
    windowMs: DAY_MS,
    most: MOST_HOLDS,
    message: 'You have held a place in this contest twice today. Try again tomorrow.',
  });
  const service = createContestsService({
    ...{ contests, seats, announce, now },
    countHold: (key) => spend(key, 1),
    share: shares(NETWORK_SHARE),
    isPayable: config.takesContestFees,
    // A leaving account has no address; its id is unique too.
    findEmail: async (id) => (await findContacts([id]))[0]?.email ?? id,
  });
  const admin = createContestAdmin({ contests, seats, service, audit, pictures, notify, announce, now });
  return {
    name: 'contests',
    listedIds: async () => (await contests.list()).map(({ id }) => id),
    routes: [
      ...contestsRoutes({ service, responses, now, publicOrigin: config.publicOrigin }),
      ...contestAdminRoutes({ admin, form: contestPictureForm(platform), findContacts, now }),
    ],
    pictures: [{ collection: CONTESTS, shows: SHOWN_TO_ALL }],
    personalData: [{ name: 'contestEntries', export: seats.listOfMember, erase: seats.removeOf }],
    notifications: [contestNotifications({ contests, seats })],
    seeds: [
      {
        name: 'contests',
        collection: CONTESTS,
        fill: (content) => seedContests(content, { contests, seats }, pictures, now()),
      },
    ],
  };
}
