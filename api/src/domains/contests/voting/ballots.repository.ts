import { type DbPort, insertIfAbsent, readInPages } from '../../../store';
import { readAs } from '../read-as';
import type { Ballot } from './ballot';

/** The slots are unique values that limit each member and each mailbox to one ballot. */
type BallotDocument = Omit<Ballot, 'id'> & { _id: string; voterSlot?: string; mailboxSlot?: string };

const { one, list, each } = readAs(({ _id, mailboxSlot: _, voterSlot: __, ...ballot }: BallotDocument): Ballot => ({
  id: _id,
  ...ballot,
}));
const toVoterSlot = (contestId: string, memberId: string) => `${contestId} ${memberId}`;

export async function createBallotRepository(db: DbPort) {
  const ballots = db.collection<BallotDocument>('contest_ballots');
  await ballots.createIndex({ voterSlot: 1 }, { unique: true, sparse: true });
  await ballots.createIndex({ mailboxSlot: 1 }, { unique: true, sparse: true });
  await ballots.createIndex({ contestId: 1, _id: 1 });
  await ballots.createIndex({ memberId: 1, _id: 1 }, { sparse: true });

  return {
    ofMember: (contestId: string, memberId: string) =>
      one(ballots.findOne({ voterSlot: toVoterSlot(contestId, memberId) })),
    /** Returns false if the member or the mailbox already has a ballot. */
    insert({ id, ...ballot }: Ballot & { memberId: string }, mailboxSlot: string): Promise<boolean> {
      const voterSlot = toVoterSlot(ballot.contestId, ballot.memberId);
      return insertIfAbsent(ballots, { _id: id, ...ballot, mailboxSlot, voterSlot });
    },
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
    page(contestId: string, after: string, limit: number): Promise<Ballot[]> {
      const filter = { contestId, _id: { $gt: after } };
      return list(ballots.find(filter).sort({ _id: 1 }).limit(limit));
    },
    allOfMember: (memberId: string) => each(readInPages(ballots, { memberId })),
    /** Removes the voter's id from a counted ballot. The ballot itself is kept. */
    forgetVoter: async (id: string) =>
      void (await ballots.updateOne({ _id: id }, { $unset: { memberId: '', voterSlot: '', mailboxSlot: '' } })),
  };
}
