import type { Feature } from '../../platform/feature';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import { SHOWN_TO_ALL } from '../../platform/people';
import { contestNotifications } from './contest-notifications';
import { contestPictureForm } from './contest-picture-form';
import { CONTESTS, createContestRepository } from './contests.repository';
import { contestsRoutes } from './contests.routes';
import { createContestsService } from './contests.service';
import { type DeskNeeds, deskRoutes } from './desk.routes';
import { createDeskService } from './desk.service';
import { createSeatRepository } from './seats.repository';
import { seedContests } from './seed-contests';

const DAY_MS = 24 * 60 * 60_000;
const MOST_HOLDS = 2;
/** Of the places of a contest, for members of one network: a class may join together. */
const NETWORK_SHARE = { percent: 20, least: 5 };

export interface ContestsNeeds extends DeskNeeds {
  notify: Notify;
}

/** Members take places in contests and give them back; no contest ever has more than it offers. */
export async function createContestsFeature(platform: Platform, { contacts, notify }: ContestsNeeds): Promise<Feature> {
  const { db, budgets, shares, pictures, now, config, audit } = platform;
  const contests = await createContestRepository(db);
  const seats = await createSeatRepository(db);
  const spend = budgets({
    name: 'contest-holds',
    windowMs: DAY_MS,
    most: MOST_HOLDS,
    message: 'You have held a place in this contest twice today. Try again tomorrow.',
  });
  const service = createContestsService({
    ...{ contests, seats, now, countHold: (key) => spend(key, 1), share: shares(NETWORK_SHARE) },
    // An account that goes at this moment has no address any more; its id is as unique.
    emailOf: async (id) => (await contacts([id]))[0]?.email ?? id,
  });
  const desk = createDeskService({ contests, seats, service, audit, pictures, notify, now });
  return {
    name: 'contests',
    routes: [
      ...contestsRoutes({ service, now, publicOrigin: config.publicOrigin }),
      ...deskRoutes({ desk, form: contestPictureForm(platform), contacts, now }),
    ],
    pictures: [{ collection: CONTESTS, shows: SHOWN_TO_ALL }],
    personalContent: [{ name: 'contestEntries', export: seats.allOf, erase: seats.removeOf }],
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
