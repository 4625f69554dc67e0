import { MINUTE_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { IsPage } from '../../../platform/site-pages';
import { createLetters } from './letters';
import { createOpeningRepository } from './openings.repository';
import { createPlaceLinks } from './place-links';
import { createPlaceRepository, type Place } from './places.repository';
import { plainWaitingRoutes } from './plain-waiting.routes';
import { waitingListMails } from './waiting-list-mails';
import { isWaitingList } from './waiting-list-texts';
import { waitingListsRoutes } from './waiting-lists.routes';
import { createWaitingListsService } from './waiting-lists.service';

/** Cache area of the lists, purged whenever one opens. */
export const AREA = 'waiting-lists';

const toExport = ({ list, state, since }: Place) => ({ list, state, since });

/** Waiting lists for offers that do not exist yet. Everyone on a list is written to once when it opens. */
export async function createWaitingListsFeature(platform: Platform, isPage: IsPage): Promise<Feature> {
  const { db, now, config, events, authSecret, accounts } = platform;
  const places = await createPlaceRepository(db, now);
  const openings = await createOpeningRepository(db);
  const links = createPlaceLinks(authSecret);
  const letters = createLetters({ ...accounts, places, openings, now });
  const service = createWaitingListsService({
    ...platform,
    ...accounts,
    places,
    openings,
    links,
    isPage,
    opened: () => events.changed({ areas: [AREA], paths: [`${addressOf('waiting-lists')}*`] }),
    writeLetters: letters.write,
  });
  return {
    name: 'waiting-lists',
    pages: { 'waiting-list': isWaitingList },
    routes: [...waitingListsRoutes({ service, platform }), ...plainWaitingRoutes({ service, platform })],
    personalData: [
      {
        name: 'waitingLists',
        async *export(userId) {
          for await (const place of places.listOf(userId)) yield toExport(place);
        },
        async erase(userId) {
          await places.eraseOf(userId);
          await openings.forgetOpener(userId);
        },
      },
    ],
    onEmailVerified: ({ id }) => service.adopt(id),
    mails: waitingListMails({ ...accounts, places, openings, links, publicOrigin: config.publicOrigin }),
    jobs: [
      {
        name: 'waiting-list-letters',
        everyMs: MINUTE_MS,
        run: letters.write,
        failed: 'failed to queue emails to waiting lists',
        done: 'queued emails to waiting lists',
      },
      {
        name: 'remove-old-places',
        run: letters.removeOld,
        failed: 'failed to remove old places on waiting lists',
        done: 'removed old places on waiting lists',
      },
    ],
  };
}
