import {
  COLLECTION_MESSAGES,
  DEFAULT_COLLECTION,
  DEFAULT_COLLECTION_NAME,
} from '@verse/api-contract/community/collections.values';
import { AppError } from '../../../platform/http';
import { createId } from '../../../store';
import { type ChangingCollections, takenName, unknownCollection } from './changing-collections';
import { type ChangedCollection, type Collection, isOpen } from './collection';
import type { CollectionRepository } from './collections.repository';

interface Dependencies {
  collections: CollectionRepository;
  changing: ChangingCollections;
  /** Reserves room for one more collection of the member, or rejects. */
  reserve: (ownerId: string) => Promise<void>;
  /** Counts a change towards the member's limit, or rejects it. */
  countChange: (ownerId: string) => Promise<void>;
  /** Called when what others see of the collection may have changed. */
  changed: (collection: ChangedCollection) => Promise<void>;
  now: () => Date;
}

/** Makes, edits, deletes and restores the collections of members. */
export function createCollectionsService(dependencies: Dependencies) {
  const { collections, changing, reserve, countChange, changed, now } = dependencies;
  const { find, change } = changing;

  const create = (ownerId: string, name: string, more: Partial<Collection>): Collection => ({
    id: createId(),
    ownerId,
    name,
    isPublic: false,
    isDefault: false,
    isRemoved: false,
    works: [],
    state: 'shown',
    updatedAt: now(),
    acts: 0,
    ...more,
  });

  /** The default collection is made with the first work that is saved to it. */
  async function ensureDefault(ownerId: string): Promise<void> {
    if (await collections.ofOwner(ownerId, DEFAULT_COLLECTION)) return;
    await reserve(ownerId);
    const made = create(ownerId, DEFAULT_COLLECTION_NAME, { isDefault: true });
    // The name is taken if the member has given it to another collection.
    if (await collections.insert(made)) return;
    if (await collections.ofOwner(ownerId, DEFAULT_COLLECTION)) return;
    await collections.insert({ ...made, name: `${DEFAULT_COLLECTION_NAME} 2` });
  }

  return {
    ensureDefault,

    async create(ownerId: string, { name, isPublic }: Pick<Collection, 'name' | 'isPublic'>): Promise<Collection> {
      await countChange(ownerId);
      await reserve(ownerId);
      const made = create(ownerId, name, { isPublic });
      if (!(await collections.insert(made))) throw takenName();
      return made;
    },

    /** @throws AppError `conflict` if the name is taken, or moderators have made the collection private */
    async edit(ownerId: string, id: string, fields: { name?: string | undefined; isPublic?: boolean | undefined }) {
      await countChange(ownerId);
      return change(ownerId, id, ({ isRemoved, ...before }) => {
        if (fields.isPublic && isRemoved) throw new AppError('conflict', COLLECTION_MESSAGES.removed);
        const { name = before.name, isPublic = before.isPublic } = fields;
        return name === before.name ? { isPublic } : { name, isPublic };
      });
    },

    /**
     * Deletes a collection. It can be restored for 30 days.
     *
     * @throws AppError `conflict` if it is the default one, to which works are saved without a choice
     */
    async remove(ownerId: string, id: string): Promise<void> {
      const found = await collections.ofOwner(ownerId, id);
      if (!found) throw unknownCollection();
      if (found.isDefault) throw new AppError('conflict', COLLECTION_MESSAGES.default);
      if (found.state === 'shown') await change(ownerId, id, () => ({ state: 'deleted', deletedAt: now() }));
    },

    async restore(ownerId: string, id: string): Promise<Collection> {
      const found = await collections.ofOwner(ownerId, id);
      if (!found) throw unknownCollection();
      if (found.state === 'deleted') {
        await reserve(ownerId);
        await collections.change(found, { state: 'shown', updatedAt: now() });
      }
      if (isOpen({ ...found, state: 'shown' })) await changed(found);
      return find(ownerId, id);
    },
  };
}

export type CollectionsService = ReturnType<typeof createCollectionsService>;
