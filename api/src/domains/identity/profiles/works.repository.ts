import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import type { Work } from '../../../platform/ports';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';

type WorkDocument = Omit<Work, 'id'> & { _id: string };

export type WorkRepository = Awaited<ReturnType<typeof createWorkRepository>>;

export const WORKS = 'works';

const toWork = ({ _id, ...work }: WorkDocument): Work => ({ id: _id, ...work });

const UNVERSIONED = new Set(['position', 'state', 'deletedAt']);

export async function createWorkRepository(db: DbPort) {
  const works = db.collection<WorkDocument>(WORKS);
  await works.createIndex({ memberId: 1, state: 1, position: 1, _id: 1 });
  await works.createIndex({ memberId: 1, _id: 1 });
  await works.createIndex({ state: 1, deletedAt: 1 });
  await works.createIndex({ state: 1, _id: 1 });
  await works.createIndex({ state: 1, addedAt: -1, _id: -1 });
  return {
    /** Lists the works shown on a member's profile, in the member's order. */
    async listShown(memberId: string): Promise<Work[]> {
      const found = works.find({ memberId, state: 'shown' }).sort({ position: 1, _id: 1 }).limit(WORK_LIMITS.works);
      return (await found.toArray()).map(toWork);
    },
    async newest(limit: number): Promise<Work[]> {
      const found = works.find({ state: 'shown' }).sort({ addedAt: -1, _id: -1 }).limit(limit);
      return (await found.toArray()).map(toWork);
    },
    /** Returns the ids of each member's shown works, in the member's order. */
    async shownIdsOf(memberIds: readonly string[]): Promise<Map<string, string[]>> {
      const idsOf = async (memberId: string) => {
        const found = works.find({ memberId, state: 'shown' }).sort({ position: 1, _id: 1 }).limit(WORK_LIMITS.works);
        return (await found.project({ _id: 1 }).toArray()).map(({ _id }) => _id!);
      };
      return new Map(await Promise.all(memberIds.map(async (id) => [id, await idsOf(id)] as const)));
    },
    /** Returns up to `limit` shown works per member, in the member's order. */
    async firstShownOf(memberIds: readonly string[], limit: number): Promise<Map<string, Work[]>> {
      const firstOf = async (memberId: string) => {
        const found = works.find({ memberId, state: 'shown' }).sort({ position: 1, _id: 1 }).limit(limit);
        return (await found.toArray()).map(toWork);
      };
      return new Map(await Promise.all(memberIds.map(async (id) => [id, await firstOf(id)] as const)));
    },
    /** Iterates over the authors of all shown works; yields a member once per work. */
    async *listOwnerIds(): AsyncIterable<string> {
      for await (const { memberId } of readInPages(works, { state: 'shown' })) yield memberId;
    },
    /** Iterates over the member's works, including deleted ones. */
    async *listOfMember(memberId: string): AsyncIterable<Work> {
      for await (const work of readInPages(works, { memberId })) yield toWork(work);
    },
    async *allShown(): AsyncIterable<Work> {
      for await (const work of readInPages(works, { state: 'shown' })) yield toWork(work);
    },
    async find(memberId: string, id: string): Promise<Work | undefined> {
      const found = await works.findOne({ _id: id, memberId });
      return found ? toWork(found) : undefined;
    },
    async byId(id: string): Promise<Work | undefined> {
      const found = await works.findOne({ _id: id });
      return found ? toWork(found) : undefined;
    },
    /** Returns works regardless of their state. */
    async among(ids: readonly string[]): Promise<Map<string, Work>> {
      if (ids.length === 0) return new Map();
      const found = await works.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(found.map((one) => [one._id, toWork(one)]));
    },
    /** No-op if the work already exists. */
    insert: async ({ id, ...work }: Work): Promise<void> => void (await insertIfAbsent(works, { _id: id, ...work })),
    /**
     * Returns undefined if the version has changed. Moving, deleting and restoring a work keep the version, because
     * they leave its content as it was read.
     */
    async change(
      { id, memberId, version }: Pick<Work, 'id' | 'memberId' | 'version'>,
      fields: Partial<Work>,
    ): Promise<Work | undefined> {
      const isContent = Object.keys(fields).some((name) => !UNVERSIONED.has(name));
      const changed = await works.findOneAndUpdate(
        { _id: id, memberId, version },
        { $set: { ...fields, version: isContent ? version + 1 : version } },
        { returnDocument: 'after' },
      );
      return changed ? toWork(changed) : undefined;
    },
    removeDeletedBefore: async (moment: Date): Promise<number> =>
      (await works.deleteMany({ state: 'deleted', deletedAt: { $lte: moment } })).deletedCount,
    removeOf: async (memberId: string): Promise<void> => void (await works.deleteMany({ memberId })),
  };
}
