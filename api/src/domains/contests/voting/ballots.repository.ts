import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { Ballot } from './ballot';

/** The slots are unique values that limit each member and each mailbox to one ballot. */
type BallotDocument = Omit<Ballot, 'id'> & { _id: string; voterSlot?: string; mailboxSlot?: string };

const toVoterSlot = (contestId: string, memberId: string) => `${contestId} ${memberId}`;

export async function createBallotRepository(db: DbPort) {
  const ballots = await createDocuments<BallotDocument, Ballot>(db, {
    name: 'contest_ballots',
    indexes: [
      [{ voterSlot: 1 }, { unique: true, sparse: true }],
      [{ mailboxSlot: 1 }, { unique: true, sparse: true }],
      { contestId: 1, _id: 1 },
      [{ memberId: 1, _id: 1 }, { sparse: true }],
    ],
    toDomain: ({ _id, mailboxSlot: _, voterSlot: __, ...ballot }) => ({ id: _id, ...ballot }),
  });

  return {
    ofMember: (contestId: string, memberId: string) => ballots.find({ voterSlot: toVoterSlot(contestId, memberId) }),
    /** Returns false if the member or the mailbox already has a ballot. */
    insert({ id, ...ballot }: Ballot & { memberId: string }, mailboxSlot: string): Promise<boolean> {
      const voterSlot = toVoterSlot(ballot.contestId, ballot.memberId);
      return ballots.insert({ _id: id, ...ballot, mailboxSlot, voterSlot });
    },
    /** Returns false if the member no longer has a ballot. */
    async change(contestId: string, memberId: string, change: Pick<Ballot, 'number' | 'at'>): Promise<boolean> {
      const { matchedCount } = await ballots.collection.updateOne(
        { voterSlot: toVoterSlot(contestId, memberId) },
        { $set: change },
      );
      return matchedCount === 1;
    },
    remove: (contestId: string, memberId: string) => ballots.remove({ voterSlot: toVoterSlot(contestId, memberId) }),
    /** Lists ballots by id, which does not reveal the order in which they were cast. */
    page: (contestId: string, after: string, limit: number) =>
      ballots.list({ contestId, _id: { $gt: after } }, { sort: { _id: 1 }, limit }),
    allOfMember: (memberId: string) => ballots.each({ memberId }),
    /** Removes the voter's id from a counted ballot. The ballot itself is kept. */
    forgetVoter: async (id: string) =>
      void (await ballots.collection.updateOne(
        { _id: id },
        { $unset: { memberId: '', voterSlot: '', mailboxSlot: '' } },
      )),
  };
}
