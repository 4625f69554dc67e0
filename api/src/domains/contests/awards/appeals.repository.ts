import type { AppealState } from '@verse/api-contract/contests/contest-awards.values';
import { decodeCursor, encodeCursor } from '../../../platform/http';
import { ERASED } from '../../../platform/people';
import { afterCursor, type DbPort, insertIfAbsent, readInPages } from '../../../store';
import { readAs } from '../read-as';
import type { ContestAppeal } from './appeal';

type AppealDocument = Omit<ContestAppeal, 'id'> & { _id: string };

/**
 * Maximum number of appeals to read per entry. Never reached in practice, because an entry has at most one appeal
 * against its result and one per removal.
 */
const MOST_OF_ENTRY = 20;
const MOST_REPAIRED = 100;

const { one, list, each } = readAs(({ _id, ...appeal }: AppealDocument): ContestAppeal => ({ id: _id, ...appeal }));

export async function createAppealRepository(db: DbPort) {
  const appeals = db.collection<AppealDocument>('contest_appeals');
  await appeals.createIndex({ state: 1, at: 1, _id: 1 });
  await appeals.createIndex({ contestId: 1, at: 1, _id: 1 });
  await appeals.createIndex({ contestId: 1, state: 1, about: 1, at: 1 });
  await appeals.createIndex({ entryId: 1, at: 1 });
  await appeals.createIndex({ memberId: 1, _id: 1 });
  await appeals.createIndex({ 'decision.by': 1 }, { sparse: true });
  await appeals.createIndex({ effectDueSince: 1 }, { sparse: true });

  async function page(filter: Record<string, string>, cursor: string | undefined, limit: number) {
    const name = `contest-appeals-${Object.values(filter).join('-')}`;
    const left = { ...filter, ...afterCursor('at', decodeCursor(name, cursor), 'oldest-first') };
    const found = await list(
      appeals
        .find(left)
        .sort({ at: 1, _id: 1 })
        .limit(limit + 1),
    );
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { appeals: shown, next: last ? encodeCursor(name, last) : null };
  }

  return {
    find: (id: string) => one(appeals.findOne({ _id: id })),
    ofEntry: (entryId: string) => list(appeals.find({ entryId }).sort({ at: 1 }).limit(MOST_OF_ENTRY)),
    /** Lists appeals in the given state, oldest first. */
    inState: (state: AppealState, cursor: string | undefined, limit: number) => page({ state }, cursor, limit),
    ofContest: (contestId: string, cursor: string | undefined, limit: number) => page({ contestId }, cursor, limit),
    /** Returns the contest's oldest open appeal against a removal, among those filed after a given time. */
    openAgainstRemoval(contestId: string, since: Date): Promise<ContestAppeal | undefined> {
      const filter = { contestId, state: 'open', about: 'removal', at: { $gt: since } };
      return one(appeals.findOne(filter, { sort: { at: 1 } }));
    },
    countOpen: (most: number) => appeals.countDocuments({ state: 'open' }, { limit: most }),
    /** Returns false if the appeal already exists. */
    insert: ({ id, ...appeal }: ContestAppeal) => insertIfAbsent(appeals, { _id: id, ...appeal }),
    /** Returns undefined if the appeal has already been decided. */
    decide: (id: string, change: Required<Pick<ContestAppeal, 'state' | 'decision' | 'effectDueSince'>>) =>
      one(appeals.findOneAndUpdate({ _id: id, state: 'open' }, { $set: change }, { returnDocument: 'after' })),
    /** Lists decided appeals that have not taken effect yet. */
    withDueEffect(before: Date): Promise<ContestAppeal[]> {
      const filter = { effectDueSince: { $lte: before } };
      return list(appeals.find(filter).sort({ effectDueSince: 1 }).limit(MOST_REPAIRED));
    },
    tookEffect: async (id: string) => void (await appeals.updateOne({ _id: id }, { $unset: { effectDueSince: '' } })),
    ofMember: (memberId: string) => each(readInPages(appeals, { memberId })),
    /** Keeps decisions without the id of an erased account. */
    forgetDecider: async (by: string) =>
      void (await appeals.updateMany({ 'decision.by': by }, { $set: { 'decision.by': ERASED } })),
    remove: async (id: string) => void (await appeals.deleteOne({ _id: id })),
  };
}
