import { WORK_LIMITS } from '@verse/api-contract/profiles';
import { type DbPort, insertIfAbsent, readInPages } from '../../store';
import type { Work } from './work';

type WorkDocument = Omit<Work, 'id'> & { _id: string };

export interface WorkRepository {
  /** Lists the works shown on a member's profile, in the member's order. */
  listShown(memberId: string): Promise<Work[]>;
  newest(limit: number): Promise<Work[]>;
  /** Returns the ids of the works that each member shows, in the member's order. */
  shownIdsOf(memberIds: readonly string[]): Promise<Map<string, string[]>>;
  /** Returns the first works that each member shows. */
  firstShownOf(memberIds: readonly string[], limit: number): Promise<Map<string, Work[]>>;
  /** Iterates over the authors of all shown works; yields a member once per work. */
  listOwnerIds(): AsyncIterable<string>;
  /** Iterates over the member's works, including deleted ones. */
  listOfMember(memberId: string): AsyncIterable<Work>;
  allShown(): AsyncIterable<Work>;
  find(memberId: string, id: string): Promise<Work | undefined>;
  byId(id: string): Promise<Work | undefined>;
  /** Returns works regardless of their state. */
  among(ids: readonly string[]): Promise<Map<string, Work>>;
  /** No-op if the work already exists. */
  insert(work: Work): Promise<void>;
  /** Returns undefined if the version has changed. */
  change(work: Pick<Work, 'id' | 'memberId' | 'version'>, fields: Partial<Work>): Promise<Work | undefined>;
  removeDeletedBefore(moment: Date): Promise<number>;
  removeOf(memberId: string): Promise<void>;
}

export const WORKS = 'works';

const toWork = ({ _id, ...work }: WorkDocument): Work => ({ id: _id, ...work });

export async function createWorkRepository(db: DbPort): Promise<WorkRepository> {
  const works = db.collection<WorkDocument>(WORKS);
  await works.createIndex({ memberId: 1, state: 1, position: 1, _id: 1 });
  await works.createIndex({ memberId: 1, _id: 1 });
  await works.createIndex({ state: 1, deletedAt: 1 });
  await works.createIndex({ state: 1, _id: 1 });
  await works.createIndex({ state: 1, addedAt: -1, _id: -1 });
  return {
    async listShown(memberId) {
      const found = works.find({ memberId, state: 'shown' }).sort({ position: 1, _id: 1 }).limit(WORK_LIMITS.works);
      return (await found.toArray()).map(toWork);
    },
    async newest(limit) {
      const found = works.find({ state: 'shown' }).sort({ addedAt: -1, _id: -1 }).limit(limit);
      return (await found.toArray()).map(toWork);
    },
    async shownIdsOf(memberIds) {
      const idsOf = async (memberId: string) => {
        const found = works.find({ memberId, state: 'shown' }).sort({ position: 1, _id: 1 }).limit(WORK_LIMITS.works);
        return (await found.project({ _id: 1 }).toArray()).map(({ _id }) => _id!);
      };
      return new Map(await Promise.all(memberIds.map(async (id) => [id, await idsOf(id)] as const)));
    },
    async firstShownOf(memberIds, limit) {
      const firstOf = async (memberId: string) => {
        const found = works.find({ memberId, state: 'shown' }).sort({ position: 1, _id: 1 }).limit(limit);
        return (await found.toArray()).map(toWork);
      };
      return new Map(await Promise.all(memberIds.map(async (id) => [id, await firstOf(id)] as const)));
    },
    async *listOwnerIds() {
      for await (const { memberId } of readInPages(works, { state: 'shown' })) yield memberId;
    },
    async *listOfMember(memberId) {
      for await (const work of readInPages(works, { memberId })) yield toWork(work);
    },
    async *allShown() {
      for await (const work of readInPages(works, { state: 'shown' })) yield toWork(work);
    },
    async find(memberId, id) {
      const found = await works.findOne({ _id: id, memberId });
      return found ? toWork(found) : undefined;
    },
    async byId(id) {
      const found = await works.findOne({ _id: id });
      return found ? toWork(found) : undefined;
    },
    async among(ids) {
      if (ids.length === 0) return new Map();
      const found = await works.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(found.map((one) => [one._id, toWork(one)]));
    },
    insert: async ({ id, ...work }) => void (await insertIfAbsent(works, { _id: id, ...work })),
    async change({ id, memberId, version }, fields) {
      const changed = await works.findOneAndUpdate(
        { _id: id, memberId, version },
        { $set: { ...fields, version: version + 1 } },
        { returnDocument: 'after' },
      );
      return changed ? toWork(changed) : undefined;
    },
    removeDeletedBefore: async (moment) =>
      (await works.deleteMany({ state: 'deleted', deletedAt: { $lte: moment } })).deletedCount,
    removeOf: async (memberId) => void (await works.deleteMany({ memberId })),
  };
}
