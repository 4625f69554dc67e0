import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { createDocuments } from '../../../platform/documents';
import type { Work } from '../../../platform/ports';
import { afterCursor, type DbPort, type KeysetCursor } from '../../../store';

type WorkDocument = Omit<Work, 'id'> & { _id: string };

export type WorkRepository = Awaited<ReturnType<typeof createWorkRepository>>;

export const WORKS = 'works';

const UNVERSIONED = new Set(['position', 'state', 'deletedAt']);

export async function createWorkRepository(db: DbPort) {
  const works = await createDocuments<WorkDocument, Work>(db, {
    name: WORKS,
    indexes: [
      { memberId: 1, state: 1, position: 1, _id: 1 },
      { memberId: 1, _id: 1 },
      { state: 1, deletedAt: 1 },
      { state: 1, _id: 1 },
      { state: 1, addedAt: -1, _id: -1 },
    ],
    toDomain: ({ _id, ...work }) => ({ id: _id, ...work }),
  });
  const listShown = (memberId: string, limit: number = WORK_LIMITS.works) =>
    works.list({ memberId, state: 'shown' }, { sort: { position: 1, _id: 1 }, limit });
  return {
    /** Lists the works shown on a member's profile, in the member's order. */
    listShown: (memberId: string) => listShown(memberId),
    /** Lists the newest shown works after the cursor. */
    newest: (limit: number, before?: KeysetCursor) =>
      works.list(
        { state: 'shown', ...afterCursor('addedAt', before, 'newest-first') },
        { sort: { addedAt: -1, _id: -1 }, limit },
      ),
    /** Returns the ids of each member's shown works, in the member's order. */
    async shownIdsOf(memberIds: readonly string[]): Promise<Map<string, string[]>> {
      const idsOf = async (memberId: string) => {
        const found = works.collection.find({ memberId, state: 'shown' }).sort({ position: 1, _id: 1 });
        return (await found.limit(WORK_LIMITS.works).project({ _id: 1 }).toArray()).map(({ _id }) => _id!);
      };
      return new Map(await Promise.all(memberIds.map(async (id) => [id, await idsOf(id)] as const)));
    },
    /** Returns up to `limit` shown works per member, in the member's order. */
    async firstShownOf(memberIds: readonly string[], limit: number): Promise<Map<string, Work[]>> {
      return new Map(await Promise.all(memberIds.map(async (id) => [id, await listShown(id, limit)] as const)));
    },
    /** Iterates over the authors of all shown works; yields a member once per work. */
    async *listOwnerIds(): AsyncIterable<string> {
      for await (const { memberId } of works.each({ state: 'shown' })) yield memberId;
    },
    /** Lists works in id order. */
    after: (id: string, limit: number) => works.list({ _id: { $gt: id } }, { sort: { _id: 1 }, limit }),
    /** Replaces pictures by others with the same content. Returns undefined if the work has been edited since. */
    setPictures: ({ id, version }: Pick<Work, 'id' | 'version'>, pictures: Work['pictures']) =>
      works.update({ _id: id, version }, { $set: { pictures } }),
    /** Iterates over the member's works, including deleted ones. */
    listOfMember: (memberId: string) => works.each({ memberId }),
    allShown: () => works.each({ state: 'shown' }),
    find: (memberId: string, id: string) => works.find({ _id: id, memberId }),
    byId: (id: string) => works.find(id),
    /** Returns works regardless of their state. */
    among: works.findAll,
    /** Returns false if the work already exists. */
    insert: ({ id, ...work }: Work) => works.insert({ _id: id, ...work }),
    /**
     * Returns undefined if the version has changed. Moving, deleting and restoring a work keep the version, because
     * they leave its content as it was read.
     */
    async change(
      { id, memberId, version }: Pick<Work, 'id' | 'memberId' | 'version'>,
      fields: Partial<Work>,
    ): Promise<Work | undefined> {
      const isContent = Object.keys(fields).some((name) => !UNVERSIONED.has(name));
      return works.update(
        { _id: id, memberId, version },
        { $set: { ...fields, version: isContent ? version + 1 : version } },
      );
    },
    removeDeletedBefore: async (moment: Date): Promise<number> =>
      (await works.collection.deleteMany({ state: 'deleted', deletedAt: { $lte: moment } })).deletedCount,
    removeOf: async (memberId: string): Promise<void> => void (await works.collection.deleteMany({ memberId })),
  };
}
