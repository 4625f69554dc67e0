import { addressOf } from '@verse/contract/addresses';
import type { ReportableContent } from '../../../platform/feature';
import { type FindReader } from '../../../platform/people';
import type { ChangedCollection } from './collection';
import type { CollectionRepository } from './collections.repository';
import type { SeenCollections } from './seen-collections';

interface Dependencies {
  collections: Pick<CollectionRepository, 'find' | 'change'>;
  seen: Pick<SeenCollections, 'page'>;
  findReader: FindReader;
  changed: (collection: ChangedCollection) => Promise<void>;
}

const TRIES = 20;

/** Public collections as content that members report, by their names. Removing one makes it private. */
export function createReportableCollections({
  collections,
  seen,
  findReader,
  changed,
}: Dependencies): ReportableContent {
  async function setRemoved(id: string, isRemoved: boolean): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await collections.find(id);
      if (!found || found.isRemoved === isRemoved) return;
      if (await collections.change(found, { isRemoved })) return changed(found);
    }
    throw new Error(`collection ${id} keeps changing`);
  }

  return {
    async find(person, id) {
      const page = await seen.page(await findReader(person), id, { limit: 1 }).catch(() => undefined);
      const collection = page && (await collections.find(id));
      if (!collection) return undefined;
      return { id, authorId: collection.ownerId, text: collection.name, path: addressOf('collection', { id }) };
    },
    async now(id) {
      const found = await collections.find(id);
      if (!found) return undefined;
      const state = found.state === 'deleted' ? 'deleted' : found.isRemoved ? 'removed' : 'shown';
      return { state, text: found.name, picture: null, below: null };
    },
    remove: (id) => setRemoved(id, true),
    restore: (id) => setRemoved(id, false),
  };
}
