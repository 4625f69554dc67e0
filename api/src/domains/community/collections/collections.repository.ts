import { COLLECTION_LIMITS, DEFAULT_COLLECTION } from '@verse/api-contract/community/collections.values';
import { foldText } from '@verse/api-contract/fold-text';
import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { Collection } from './collection';

/** The slot is unique: one collection per name and member, and one default collection. */
type CollectionDocument = Omit<Collection, 'id'> & { _id: string; nameSlot?: string; defaultSlot?: string };

/** Name of the store collection. */
export const COLLECTIONS = 'collections';

export type CollectionRepository = Awaited<ReturnType<typeof createCollectionRepository>>;

const toNameSlot = ({ ownerId, name }: Pick<Collection, 'ownerId' | 'name'>) => `${ownerId} ${foldText(name)}`;

export async function createCollectionRepository(db: DbPort) {
  const documents = await createDocuments<CollectionDocument, Collection>(db, {
    name: COLLECTIONS,
    indexes: [
      { ownerId: 1, state: 1, updatedAt: -1, _id: -1 },
      { ownerId: 1, _id: 1 },
      { state: 1, deletedAt: 1 },
      [{ nameSlot: 1 }, { unique: true, sparse: true }],
      [{ defaultSlot: 1 }, { unique: true, sparse: true }],
    ],
    toDomain: ({ _id, nameSlot: _, defaultSlot: __, ...collection }) => ({ id: _id, ...collection }),
  });
  const slotsOf = (collection: Pick<Collection, 'ownerId' | 'name' | 'isDefault'>) => {
    const nameSlot = toNameSlot(collection);
    return collection.isDefault ? { nameSlot, defaultSlot: collection.ownerId } : { nameSlot };
  };
  return {
    find: (id: string) => documents.find(id),
    ofOwner: (ownerId: string, id: string) =>
      documents.find(id === DEFAULT_COLLECTION ? { defaultSlot: ownerId } : { _id: id, ownerId }),
    /** Lists the shown collections of a member, last changed first. */
    list: (ownerId: string) =>
      documents.list(
        { ownerId, state: 'shown' },
        { sort: { updatedAt: -1, _id: -1 }, limit: COLLECTION_LIMITS.collections + 1 },
      ),
    all: (ownerId: string) => documents.each({ ownerId }),
    /** Returns false if the member has a collection with this name, or a default one. */
    insert: ({ id, ...collection }: Collection): Promise<boolean> =>
      documents.insert({ _id: id, ...collection, ...slotsOf(collection) }),
    /** Returns undefined if the revision has changed. @throws a duplicate key error if the name is taken */
    change: ({ id, acts }: Collection, fields: Partial<Collection>) =>
      documents.update({ _id: id, acts }, { $set: fields, $inc: { acts: 1 } }),
    rename: ({ id, ownerId, acts }: Collection, fields: Partial<Collection> & Pick<Collection, 'name'>) => {
      const nameSlot = toNameSlot({ ownerId, name: fields.name });
      return documents.update({ _id: id, acts }, { $set: { ...fields, nameSlot }, $inc: { acts: 1 } });
    },
    removeDeletedBefore: async (moment: Date): Promise<number> =>
      (await documents.collection.deleteMany({ state: 'deleted', deletedAt: { $lte: moment } })).deletedCount,
    removeOf: async (ownerId: string): Promise<void> => void (await documents.collection.deleteMany({ ownerId })),
  };
}
