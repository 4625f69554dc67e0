import { COLLECTION_LIMITS, COLLECTION_MESSAGES } from '@verse/api-contract/community/collections.values';
import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createFindReader } from '../../../platform/people';
import { createChangingCollections } from './changing-collections';
import type { ChangedCollection } from './collection';
import { collectionFeedRoutes } from './collection-feeds.routes';
import { COLLECTIONS, createCollectionRepository } from './collections.repository';
import { collectionsRoutes } from './collections.routes';
import { createCollectionsService } from './collections.service';
import { createReportableCollections } from './reportable-collections';
import { createSaving } from './saving.service';
import { seedCollections } from './seed-collections';
import { createSeenCollections } from './seen-collections';

const DELETED_DAYS = 30;
const CHANGES = {
  name: 'collection-changes',
  windowMs: HOUR_MS,
  most: 600,
  message: 'That’s a lot of changes in an hour. Try again later.',
};

/** Works that members save to collections, private or public. */
export async function createCollectionsFeature(platform: Platform): Promise<Feature> {
  const { db, now, people, budgets, quotas, events, responses, config } = platform;
  const collections = await createCollectionRepository(db);
  const seen = createSeenCollections({ ...people, collections });
  const findReader = createFindReader(people.findUnseen);
  async function changed({ id, ownerId }: ChangedCollection): Promise<void> {
    await events.changed({ areas: ['feeds'], paths: [`${addressOf('collection', { id })}*`] });
    await people.pageChanged(ownerId);
  }
  const reserve = quotas.create({
    name: 'collections',
    most: COLLECTION_LIMITS.collections,
    message: COLLECTION_MESSAGES.many,
    count: async (ownerId) => (await collections.list(ownerId)).length,
  });
  const countChange = budgets(CHANGES);
  const changing = createChangingCollections({ collections, changed, now });
  const common = { changing, countChange: (ownerId: string) => countChange(ownerId), now };
  const service = createCollectionsService({ ...common, collections, reserve, changed });
  const saving = createSaving({ ...common, ...people, service });
  return {
    name: 'collections',
    routes: [
      ...collectionsRoutes({ ...people, service, saving, seen, findReader }),
      ...collectionFeedRoutes({ seen, responses, publicOrigin: config.publicOrigin }),
    ],
    personalData: [
      {
        name: 'collections',
        async *export(ownerId) {
          for await (const { name, isPublic, works, state, updatedAt } of collections.all(ownerId))
            yield { name, isPublic, works, state, updatedAt };
        },
        async erase(ownerId) {
          const open: ChangedCollection[] = [];
          for await (const one of collections.all(ownerId)) if (one.isPublic) open.push(one);
          await collections.removeOf(ownerId);
          for (const one of open) await changed(one);
        },
      },
    ],
    seeds: [
      {
        name: 'collections',
        collection: COLLECTIONS,
        fill: (content) => seedCollections(content, collections, now()),
      },
    ],
    reportable: { collection: createReportableCollections({ collections, seen, findReader, changed }) },
    jobs: [
      {
        name: 'remove-deleted-collections',
        run: () => collections.removeDeletedBefore(new Date(now().getTime() - DELETED_DAYS * DAY_MS)),
        failed: 'failed to remove deleted collections',
      },
    ],
  };
}
