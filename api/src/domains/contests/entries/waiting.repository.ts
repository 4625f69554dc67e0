import { afterCursor, type DbPort, insertIfAbsent, readInPages } from '../../../store';
import { readAs } from '../read-as';

export interface Waiting {
  contestId: string;
  memberId: string;
  at: Date;
  /**
   * Digest of the network from which the member joined the list. The member's place will count towards that network's
   * share.
   */
  network?: string;
}

type WaitingDocument = Waiting & { _id: string };

const MOST_CONTESTS = 1000;
const toId = ({ contestId, memberId }: Pick<Waiting, 'contestId' | 'memberId'>) => `${contestId} ${memberId}`;
const { one, each } = readAs(({ _id: _, ...waiting }: WaitingDocument): Waiting => waiting);

export type WaitingRepository = Awaited<ReturnType<typeof createWaitingRepository>>;

/** Stores the waiting lists, each in the order in which members joined. */
export async function createWaitingRepository(db: DbPort) {
  const list = db.collection<WaitingDocument>('contest_waiting');
  await list.createIndex({ contestId: 1, at: 1, _id: 1 });
  await list.createIndex({ memberId: 1, _id: 1 });

  return {
    /** Adds a member. A member who is already waiting keeps the original time. */
    add: (waiting: Waiting) => insertIfAbsent(list, { _id: toId(waiting), ...waiting }),
    find: (contestId: string, memberId: string) => one(list.findOne({ _id: toId({ contestId, memberId }) })),
    /** Returns the member's position, starting at 1. */
    async positionOf(waiting: Waiting): Promise<number> {
      const { contestId, at } = waiting;
      const before = await list.countDocuments({ contestId, at: { $lt: at } });
      const atOnce = await list.countDocuments({ contestId, at, _id: { $lt: toId(waiting) } });
      return before + atOnce + 1;
    },
    /** Returns the member who has waited longest, or the one after `after`. */
    next(contestId: string, after?: Waiting): Promise<Waiting | undefined> {
      const cursor = after && { at: after.at, id: toId(after) };
      const filter = { contestId, ...afterCursor('at', cursor, 'oldest-first') };
      return one(list.findOne(filter, { sort: { at: 1, _id: 1 } }));
    },
    remove: async (contestId: string, memberId: string) =>
      void (await list.deleteOne({ _id: toId({ contestId, memberId }) })),
    removeContest: async (contestId: string) => (await list.deleteMany({ contestId })).deletedCount,
    countOf: (memberId: string) => list.countDocuments({ memberId }),
    removeOf: async (memberId: string) => void (await list.deleteMany({ memberId })),
    ofMember: (memberId: string) => each(readInPages(list, { memberId })),
    /** Returns the ids of contests with a waiting list, reading one document per contest. */
    async contestIds(): Promise<string[]> {
      const ids: string[] = [];
      for (let last = ''; ids.length < MOST_CONTESTS; last = ids.at(-1)!) {
        const next = await list.findOne({ contestId: { $gt: last } }, { sort: { contestId: 1, at: 1, _id: 1 } });
        if (!next) break;
        ids.push(next.contestId);
      }
      return ids;
    },
  };
}
