import { randomBytes } from 'node:crypto';
import { type DbPort, type IndexOptions, type IndexSpec, isDuplicateKey, type Update } from '../../store';
import { createDocuments, type Documents } from '../documents';
import { mailboxKey } from '../shares';

/** What every ballot has. A poll adds the voter's choice. */
export interface BallotFields {
  /** Random, so that it may be published without revealing the voter or the order of votes. */
  id: string;
  at: Date;
  /** Absent once the voter's account has been erased. */
  memberId?: string;
}

export interface Voter {
  id: string;
  /** The verified address. */
  email: string;
}

/** Unique values that limit each member and each mailbox to one ballot per poll, and each network to a share. */
interface Slots {
  voterSlot?: string;
  mailboxSlot?: string;
  networkSlot?: string;
}

type BallotDocument<B extends BallotFields> = Omit<B, 'id'> & Slots & { _id: string };

interface BallotOptions {
  /** Collection name. */
  name: string;
  indexes?: readonly (IndexSpec | readonly [IndexSpec, IndexOptions])[];
}

export interface Ballots<B extends BallotFields> extends Pick<
  Documents<BallotDocument<B>, B>,
  'collection' | 'list' | 'update'
> {
  ofMember: (poll: string, memberId: string) => Promise<B | undefined>;
  /**
   * Casts the voter's ballot in a poll, or changes it.
   *
   * @param change update of an existing ballot, if it is not only to take the new values
   * @returns the ballot, or undefined if another member with the same mailbox has one, or the network's slot is taken
   */
  cast: (
    poll: string,
    voter: Voter,
    vote: Omit<B, 'id' | 'memberId'> & Pick<Slots, 'networkSlot'>,
    change?: Update,
  ) => Promise<B | undefined>;
  /** Whether another member's ballot takes the mailbox. */
  isMailboxTaken: (poll: string, voter: Voter) => Promise<boolean>;
  remove: (poll: string, memberId: string) => Promise<boolean>;
  allOfMember: (memberId: string) => AsyncIterable<B>;
  /** Removes the voter's id from a counted ballot. The ballot itself is kept. */
  forgetVoter: (id: string) => Promise<void>;
}

export const toVoterSlot = (poll: string, memberId: string) => `${poll} ${memberId}`;
const toMailboxSlot = (poll: string, email: string) => `${poll} ${mailboxKey(email, true)}`;

/** Returns the unique values that limit a member and their mailbox to one document per poll. */
export const slotsOf = (poll: string, { id, email }: Voter): Required<Pick<Slots, 'voterSlot' | 'mailboxSlot'>> => ({
  voterSlot: toVoterSlot(poll, id),
  mailboxSlot: toMailboxSlot(poll, email),
});

/**
 * Creates a collection of ballots. In each poll, a member has one ballot, and so has a mailbox. A ballot may be changed
 * until the poll ends.
 */
export async function createBallots<B extends BallotFields>(
  db: DbPort,
  { name, indexes = [] }: BallotOptions,
): Promise<Ballots<B>> {
  const ballots = await createDocuments<BallotDocument<B>, B>(db, {
    name,
    indexes: [
      [{ voterSlot: 1 }, { unique: true, sparse: true }],
      [{ mailboxSlot: 1 }, { unique: true, sparse: true }],
      [{ networkSlot: 1 }, { unique: true, sparse: true }],
      [{ memberId: 1, _id: 1 }, { sparse: true }],
      ...indexes,
    ],
    toDomain: ({ _id, mailboxSlot: _, voterSlot: __, networkSlot: ___, ...ballot }) =>
      ({ id: _id, ...ballot }) as unknown as B,
  });

  async function change(voterSlot: string, update: Update): Promise<B | undefined> {
    try {
      return await ballots.update({ voterSlot }, update);
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  return {
    collection: ballots.collection,
    list: ballots.list,
    update: ballots.update,
    ofMember: (poll, memberId) => ballots.find({ voterSlot: toVoterSlot(poll, memberId) }),
    async cast(poll, { id: memberId, email }, vote, update = { $set: vote }) {
      const slots = slotsOf(poll, { id: memberId, email });
      const { voterSlot } = slots;
      const before = await change(voterSlot, update);
      if (before) return before;
      const document = { _id: randomBytes(12).toString('hex'), ...vote, memberId, ...slots };
      const isNew = await ballots.insert(document as unknown as BallotDocument<B>);
      // A concurrent request from the same member may have inserted the ballot first.
      return isNew ? ballots.find({ voterSlot }) : change(voterSlot, update);
    },
    async isMailboxTaken(poll, { id, email }) {
      const other = await ballots.find({ mailboxSlot: toMailboxSlot(poll, email) });
      return other !== undefined && other.memberId !== id;
    },
    remove: (poll, memberId) => ballots.remove({ voterSlot: toVoterSlot(poll, memberId) }),
    allOfMember: (memberId) => ballots.each({ memberId }),
    forgetVoter: async (id) =>
      void (await ballots.collection.updateOne(
        { _id: id },
        { $unset: { memberId: '', voterSlot: '', mailboxSlot: '', networkSlot: '' } },
      )),
  };
}
