import type { AppealState } from '@verse/api-contract/contest-awards';
import { decodeCursor, encodeCursor } from '../../../platform/http';
import { afterCursor, type DbPort, insertIfAbsent, readInPages } from '../../../store';
import type { ContestAppeal } from './appeal';

type AppealDocument = Omit<ContestAppeal, 'id'> & { _id: string };

export interface AppealPage {
  appeals: ContestAppeal[];
  next: string | null;
}

export type AppealRepository = Awaited<ReturnType<typeof createAppealRepository>>;

/**
 * Maximum number of appeals to read per entry. Never reached in practice, because an entry has at most one appeal
 * against its result and one per removal.
 */
const MOST_OF_ENTRY = 20;
const MOST_REPAIRED = 100;

const toAppeal = ({ _id, ...appeal }: AppealDocument): ContestAppeal => ({ id: _id, ...appeal });

export async function createAppealRepository(db: DbPort) {
  const appeals = db.collection<AppealDocument>('contest_appeals');
  await appeals.createIndex({ state: 1, at: 1, _id: 1 });
  await appeals.createIndex({ contestId: 1, at: 1, _id: 1 });
  await appeals.createIndex({ contestId: 1, state: 1, about: 1, at: 1 });
  await appeals.createIndex({ entryId: 1, at: 1 });
  await appeals.createIndex({ memberId: 1, _id: 1 });
  await appeals.createIndex({ effectDueSince: 1 }, { sparse: true });

  async function page(filter: Record<string, string>, cursor: string | undefined, limit: number): Promise<AppealPage> {
    const list = `contest-appeals-${Object.values(filter).join('-')}`;
    const found = await appeals
      .find({ ...filter, ...afterCursor('at', decodeCursor(list, cursor), 'oldest-first') })
      .sort({ at: 1, _id: 1 })
      .limit(limit + 1)
      .toArray();
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { appeals: shown.map(toAppeal), next: last ? encodeCursor(list, { at: last.at, id: last._id }) : null };
  }

  return {
    async find(id: string): Promise<ContestAppeal | undefined> {
      const found = await appeals.findOne({ _id: id });
      return found ? toAppeal(found) : undefined;
    },
    ofEntry: async (entryId: string): Promise<ContestAppeal[]> =>
      (await appeals.find({ entryId }).sort({ at: 1 }).limit(MOST_OF_ENTRY).toArray()).map(toAppeal),
    /** Lists appeals in a state, oldest first. */
    inState: (state: AppealState, cursor: string | undefined, limit: number) => page({ state }, cursor, limit),
    ofContest: (contestId: string, cursor: string | undefined, limit: number) => page({ contestId }, cursor, limit),
    /** Returns the contest's oldest open appeal against a removal, among those filed after a given time. */
    async openAgainstRemoval(contestId: string, since: Date): Promise<ContestAppeal | undefined> {
      const [found] = await appeals
        .find({ contestId, state: 'open', about: 'removal', at: { $gt: since } })
        .sort({ at: 1 })
        .limit(1)
        .toArray();
      return found ? toAppeal(found) : undefined;
    },
    countOpen: (most: number) => appeals.countDocuments({ state: 'open' }, { limit: most }),
    /** Returns false if the entry already has this appeal. */
    insert: ({ id, ...appeal }: ContestAppeal) => insertIfAbsent(appeals, { _id: id, ...appeal }),
    /** Returns undefined if the appeal has already been decided. */
    async decide(
      id: string,
      change: Required<Pick<ContestAppeal, 'state' | 'decision' | 'effectDueSince'>>,
    ): Promise<ContestAppeal | undefined> {
      const document = await appeals.findOneAndUpdate(
        { _id: id, state: 'open' },
        { $set: change },
        { returnDocument: 'after' },
      );
      return document ? toAppeal(document) : undefined;
    },
    /** Lists decided appeals that have not taken effect yet. */
    withDueEffect: async (before: Date): Promise<ContestAppeal[]> =>
      (
        await appeals
          .find({ effectDueSince: { $lte: before } })
          .sort({ effectDueSince: 1 })
          .limit(MOST_REPAIRED)
          .toArray()
      ).map(toAppeal),
    tookEffect: async (id: string) => void (await appeals.updateOne({ _id: id }, { $unset: { effectDueSince: '' } })),
    async *ofMember(memberId: string): AsyncIterable<ContestAppeal> {
      for await (const document of readInPages(appeals, { memberId })) yield toAppeal(document);
    },
    remove: async (id: string) => void (await appeals.deleteOne({ _id: id })),
  };
}
