import { COLLECTION_MESSAGES } from '@verse/api-contract/community/collections.values';
import { AppError } from '../../../platform/http';
import { isDuplicateKey } from '../../../store';
import { type ChangedCollection, type Collection, isOpen } from './collection';
import type { CollectionRepository } from './collections.repository';

interface Dependencies {
  collections: Pick<CollectionRepository, 'ofOwner' | 'change' | 'rename'>;
  /** Called when what others see of the collection may have changed. */
  changed: (collection: ChangedCollection) => Promise<void>;
  now: () => Date;
}

/** Maximum number of attempts. Rarely reached, because only the member's own windows compete. */
const TRIES = 20;

export const unknownCollection = () => new AppError('not-found', COLLECTION_MESSAGES.unknown);
export const takenName = () =>
  new AppError('conflict', COLLECTION_MESSAGES.taken, { fields: { name: COLLECTION_MESSAGES.taken } });

/** Changes collections under their revision. */
export function createChangingCollections({ collections, changed, now }: Dependencies) {
  async function find(ownerId: string, id: string): Promise<Collection> {
    const found = await collections.ofOwner(ownerId, id);
    if (found?.state !== 'shown') throw unknownCollection();
    return found;
  }

  /** Applies a change under the collection's revision. `edit` returns undefined if there is nothing to change. */
  async function change(
    ownerId: string,
    id: string,
    edit: (collection: Collection) => Partial<Collection> | undefined,
  ): Promise<Collection> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = await find(ownerId, id);
      const fields = edit(before);
      if (!fields) return before;
      const after = await save(before, { ...fields, updatedAt: now() });
      if (after) {
        if (isOpen(before) || isOpen(after)) await changed(after);
        return after;
      }
    }
    throw new AppError('conflict', COLLECTION_MESSAGES.changed);
  }

  async function save(before: Collection, fields: Partial<Collection>): Promise<Collection | undefined> {
    const { name } = fields;
    if (name === undefined) return collections.change(before, fields);
    try {
      return await collections.rename(before, { ...fields, name });
    } catch (error) {
      if (isDuplicateKey(error)) throw takenName();
      throw error;
    }
  }

  return { find, change };
}

export type ChangingCollections = ReturnType<typeof createChangingCollections>;
