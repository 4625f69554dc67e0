import type { NominationList } from '@verse/api-contract/community/nominations.values';
import { slotsOf, toVoterSlot, type Voter } from '../../../platform/ballots';
import { createDocuments } from '../../../platform/documents';
import { afterCursor, type DbPort, type KeysetCursor } from '../../../store';
import { type Nomination, rankAt, toPoll, weekWithId } from './nomination';

/** The slots are unique: one nomination per member, per mailbox and per subject in each list and week. */
interface Slots {
  voterSlot?: string;
  mailboxSlot?: string;
  subjectSlot?: string;
}

type NominationDocument = Omit<Nomination, 'id'> & Slots & { _id: string };

const MOST_OWN = 50;

export type NominationRepository = Awaited<ReturnType<typeof createNominationRepository>>;

const toSubjectSlot = ({ week, list, memberId, workId }: Pick<Nomination, 'week' | 'list' | 'memberId' | 'workId'>) =>
  `${week} ${list} ${workId ?? memberId}`;
const pollOf = ({ week, list }: Pick<Nomination, 'week' | 'list'>) => toPoll(weekWithId(week), list);

export async function createNominationRepository(db: DbPort) {
  const documents = await createDocuments<NominationDocument, Nomination>(db, {
    name: 'nominations',
    indexes: [
      [{ voterSlot: 1 }, { unique: true, sparse: true }],
      [{ mailboxSlot: 1 }, { unique: true, sparse: true }],
      [{ subjectSlot: 1 }, { unique: true, sparse: true }],
      { week: 1, list: 1, state: 1, rankAt: -1, _id: -1 },
      { memberId: 1, _id: 1 },
      { memberId: 1, week: 1, list: 1, _id: 1 },
      [{ nominatorId: 1, _id: 1 }, { sparse: true }],
    ],
    toDomain: ({ _id, voterSlot: _, mailboxSlot: __, subjectSlot: ___, ...nomination }) => ({ id: _id, ...nomination }),
  });
  const { collection } = documents;
  return {
    find: (id: string) => documents.find(id),
    among: documents.findAll,
    ofNominator: (poll: string, memberId: string) => documents.find({ voterSlot: toVoterSlot(poll, memberId) }),
    ofSubject: (subject: Parameters<typeof toSubjectSlot>[0]) =>
      documents.find({ subjectSlot: toSubjectSlot(subject) }),
    /** Returns false if the member, the mailbox or the subject already has a nomination in this list and week. */
    insert: ({ id, ...nomination }: Nomination, nominator: Voter): Promise<boolean> =>
      documents.insert({
        _id: id,
        ...nomination,
        ...slotsOf(pollOf(nomination), nominator),
        subjectSlot: toSubjectSlot(nomination),
      }),
    /** Lists open nominations, most votes first. */
    list: (week: string, list: NominationList, cursor: KeysetCursor | undefined, limit: number) =>
      documents.list(
        { week, list, state: 'open', ...afterCursor('rankAt', cursor, 'newest-first') },
        { sort: { rankAt: -1, _id: -1 }, limit },
      ),
    /** Sets the count, but only if the revision is still the nomination's. */
    async setVotes(nomination: Nomination, votes: number): Promise<boolean> {
      const { id, acts } = nomination;
      const change = { $set: { votes, rankAt: rankAt(nomination, votes) }, $inc: { acts: 1 } };
      return (await collection.updateOne({ _id: id, acts }, change)).matchedCount === 1;
    },
    /** Returns undefined if the nomination is not in the given state. */
    changeState: (id: string, from: Nomination['state'], change: Partial<Pick<Nomination, 'state' | 'removal'>>) =>
      documents.update({ _id: id, state: from }, { $set: change }),
    /** Returns false if there is a vote. */
    withdraw: (id: string) => documents.remove({ _id: id, votes: 0, state: 'open' }),
    /** Lists nominations of a member or their works. */
    listOwn: (memberId: string, week: string, list: NominationList) =>
      documents.list({ memberId, week, list }, { sort: { _id: 1 }, limit: MOST_OWN }),
    ofMember: (memberId: string) => documents.each({ memberId }),
    madeBy: (nominatorId: string) => documents.each({ nominatorId }),
    setWhyHidden: async (id: string, isWhyHidden: boolean) =>
      void (await collection.updateOne(
        { _id: id },
        isWhyHidden ? { $set: { isWhyHidden } } : { $unset: { isWhyHidden: '' } },
      )),
    remove: (id: string) => documents.remove(id),
    /** Removes what an erased member wrote. The nomination stays, because others voted for it. */
    forgetNominator: async (id: string) =>
      void (await collection.updateOne(
        { _id: id },
        { $set: { why: '' }, $unset: { nominatorId: '', voterSlot: '', mailboxSlot: '' } },
      )),
  };
}
