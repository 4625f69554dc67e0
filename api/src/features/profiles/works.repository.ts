import { WORK_LIMITS } from '@verse/api-contract/profiles';
import { type DbPort, inPages } from '../../store';
import type { Work } from './work';

type WorkDocument = Omit<Work, 'id'> & { _id: string };

export interface WorkRepository {
  /** In the order of their maker. */
  shownOf(memberId: string): Promise<Work[]>;
  /** The newest that are shown, of whomever. */
  newest(limit: number): Promise<Work[]>;
  /** Which of these show a work. */
  makersAmong(memberIds: readonly string[]): Promise<Set<string>>;
  /** Of all works that are shown, once for each. */
  makers(): AsyncIterable<string>;
  /** The deleted ones as well. */
  allOf(memberId: string): AsyncIterable<Work>;
  find(memberId: string, id: string): Promise<Work | undefined>;
  byId(id: string): Promise<Work | undefined>;
  insert(work: Work): Promise<void>;
  /** The work as it is now, or nothing where it was changed since that version. */
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
    async shownOf(memberId) {
      const found = works.find({ memberId, state: 'shown' }).sort({ position: 1, _id: 1 }).limit(WORK_LIMITS.works);
      return (await found.toArray()).map(toWork);
    },
    async newest(limit) {
      const found = works.find({ state: 'shown' }).sort({ addedAt: -1, _id: -1 }).limit(limit);
      return (await found.toArray()).map(toWork);
    },
    async makersAmong(memberIds) {
      const found = await Promise.all(memberIds.map((memberId) => works.findOne({ memberId, state: 'shown' })));
      return new Set(found.flatMap((work) => work?.memberId ?? []));
    },
    async *makers() {
      for await (const { memberId } of inPages(works, { state: 'shown' })) yield memberId;
    },
    async *allOf(memberId) {
      for await (const work of inPages(works, { memberId })) yield toWork(work);
    },
    async find(memberId, id) {
      const found = await works.findOne({ _id: id, memberId });
      return found ? toWork(found) : undefined;
    },
    async byId(id) {
      const found = await works.findOne({ _id: id });
      return found ? toWork(found) : undefined;
    },
    insert: async ({ id, ...work }) => void (await works.insertOne({ _id: id, ...work })),
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
