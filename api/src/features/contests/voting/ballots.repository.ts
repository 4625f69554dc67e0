import { type DbPort, insertIfAbsent, readInPages } from '../../../store';
import type { Ballot } from './ballot';

/** Unique values that limit each member and each mailbox to one ballot. */
interface BallotSlots {
  mailboxSlot: string;
}

type BallotDocument = Omit<Ballot, 'id'> & Partial<BallotSlots> & { _id: string; voterSlot?: string };

export type BallotRepository = Awaited<ReturnType<typeof createBallotRepository>>;

const toBallot = ({ _id, mailboxSlot: _, voterSlot: __, ...ballot }: BallotDocument): Ballot => ({
  id: _id,
  ...ballot,
});
const toVoterSlot = (contestId: string, memberId: string) => `${contestId} ${memberId}`;

export async function createBallotRepository(db: DbPort) {
  const ballots = db.collection<BallotDocument>('contest_ballots');
  await ballots.createIndex({ voterSlot: 1 }, { unique: true, sparse: true });
  await ballots.createIndex({ mailboxSlot: 1 }, { unique: true, sparse: true });
  await ballots.createIndex({ contestId: 1, _id: 1 });
  await ballots.createIndex({ memberId: 1, _id: 1 }, { sparse: true });

  return {
    async ofMember(contestId: string, memberId: string): Promise<Ballot | undefined> {
      const found = await ballots.findOne({ voterSlot: toVoterSlot(contestId, memberId) });
      return found ? toBallot(found) : undefined;
    },
    /** Returns false if the member or the mailbox already has a ballot. */
    insert: ({ id, ...ballot }: Ballot & { memberId: string }, slots: BallotSlots): Promise<boolean> =>
      insertIfAbsent(ballots, {
        _id: id,
        ...ballot,
        ...slots,
        voterSlot: toVoterSlot(ballot.contestId, ballot.memberId),
      }),
    /** Returns false if the member no longer has a ballot. */
    async change(contestId: string, memberId: string, change: Pick<Ballot, 'number' | 'at'>): Promise<boolean> {
      const { matchedCount } = await ballots.updateOne(
        { voterSlot: toVoterSlot(contestId, memberId) },
        { $set: change },
      );
      return matchedCount === 1;
    },
    remove: async (contestId: string, memberId: string) =>
      void (await ballots.deleteOne({ voterSlot: toVoterSlot(contestId, memberId) })),
    /** Lists ballots by id, which does not reveal the order in which they were cast. */
    page: async (contestId: string, after: string, limit: number): Promise<Ballot[]> =>
      (
        await ballots
          .find({ contestId, _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(limit)
          .toArray()
      ).map(toBallot),
    async *allOfMember(memberId: string): AsyncIterable<Ballot> {
      for await (const document of readInPages(ballots, { memberId })) yield toBallot(document);
    },
    /** Removes the voter's id from a counted ballot. The ballot itself is kept. */
    forgetVoter: async (id: string) =>
      void (await ballots.updateOne({ _id: id }, { $unset: { memberId: '', voterSlot: '', mailboxSlot: '' } })),
  };
}
