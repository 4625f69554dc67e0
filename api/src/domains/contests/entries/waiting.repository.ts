import { createDocuments } from '../../../platform/documents';
import { afterCursor, type DbPort } from '../../../store';

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

export type WaitingRepository = Awaited<ReturnType<typeof createWaitingRepository>>;

/** Stores the waiting lists, each in the order in which members joined. */
export async function createWaitingRepository(db: DbPort) {
  const lists = await createDocuments<WaitingDocument, Waiting>(db, {
    name: 'contest_waiting',
    indexes: [
      { contestId: 1, at: 1, _id: 1 },
      { memberId: 1, _id: 1 },
    ],
    toDomain: ({ _id: _, ...waiting }) => waiting,
  });
  const { collection } = lists;

  return {
    /** Adds a member. A member who is already waiting keeps the original time. */
    add: (waiting: Waiting) => lists.insert({ _id: toId(waiting), ...waiting }),
    find: (contestId: string, memberId: string) => lists.find(toId({ contestId, memberId })),
    /** Returns the member's position, starting at 1. */
    async positionOf(waiting: Waiting): Promise<number> {
      const { contestId, at } = waiting;
      const before = await collection.countDocuments({ contestId, at: { $lt: at } });
      const atOnce = await collection.countDocuments({ contestId, at, _id: { $lt: toId(waiting) } });
      return before + atOnce + 1;
    },
    /** Returns the member who has waited longest, or the one after `after`. */
    async next(contestId: string, after?: Waiting): Promise<Waiting | undefined> {
      const cursor = after && { at: after.at, id: toId(after) };
      const filter = { contestId, ...afterCursor('at', cursor, 'oldest-first') };
      return (await lists.list(filter, { sort: { at: 1, _id: 1 }, limit: 1 }))[0];
    },
    remove: (contestId: string, memberId: string) => lists.remove(toId({ contestId, memberId })),
    removeContest: async (contestId: string) => (await collection.deleteMany({ contestId })).deletedCount,
    countOf: (memberId: string) => collection.countDocuments({ memberId }),
    removeOf: async (memberId: string) => void (await collection.deleteMany({ memberId })),
    ofMember: (memberId: string) => lists.each({ memberId }),
    /** Returns the ids of contests with a waiting list, reading one document per contest. */
    async contestIds(): Promise<string[]> {
      const ids: string[] = [];
      for (let last = ''; ids.length < MOST_CONTESTS; last = ids.at(-1)!) {
        const next = await collection.findOne({ contestId: { $gt: last } }, { sort: { contestId: 1, at: 1, _id: 1 } });
        if (!next) break;
        ids.push(next.contestId);
      }
      return ids;
    },
  };
}
