import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';

/** An invitation by email to judge one contest. */
export interface JudgeInvitation {
  id: string;
  contestId: string;
  /** Organisation that ran the contest when the invitation was sent. */
  organisationId: string;
  /** Email address as typed. Only the organisers see it. */
  email: string;
  /** Normalised key, identical for all addresses of the same mailbox. */
  mailbox: string;
  /** Hash of the secret in the latest email; empty until that email is written. */
  tokenHash: string;
  invitedBy: string;
  at: Date;
  expiresAt: Date;
  state: 'open' | 'accepted' | 'declined';
  /** Member who accepted it. */
  memberId?: string;
}

type JudgeInvitationDocument = Omit<JudgeInvitation, 'id'> & { _id: string };

/** Maximum number of invitations read per contest. */
const MOST = 200;

export async function createJudgeInvitationRepository(db: DbPort) {
  const invitations = await createDocuments<JudgeInvitationDocument, JudgeInvitation>(db, {
    name: 'contest_judge_invitations',
    indexes: [
      [{ contestId: 1, mailbox: 1 }, { unique: true }],
      { contestId: 1, at: 1 },
      { invitedBy: 1 },
      { memberId: 1 },
      { expiresAt: 1 },
    ],
    toDomain: ({ _id, ...invitation }) => ({ id: _id, ...invitation }),
  });
  const { collection } = invitations;
  const update = async (filter: Record<string, unknown>, $set: Partial<JudgeInvitation>) =>
    (await collection.updateOne(filter, { $set })).matchedCount === 1;
  return {
    /** Returns false if the mailbox has already been invited to the contest. */
    insert: ({ id, ...invitation }: JudgeInvitation) => invitations.insert({ _id: id, ...invitation }),
    find: (id: string) => invitations.find(id),
    listOf: (contestId: string) => invitations.list({ contestId }, { sort: { at: 1 }, limit: MOST }),
    setTokenHash: (_id: string, tokenHash: string) => update({ _id }, { tokenHash }),
    /** Opens an invitation again. Returns false if it has been accepted. */
    renew: (_id: string, renewal: Pick<JudgeInvitation, 'expiresAt' | 'invitedBy'>) =>
      update({ _id, state: { $in: ['open', 'declined'] } }, { ...renewal, state: 'open' }),
    /** Returns true for the first member to accept, even on a retry, and false for anyone else. */
    async accept({ id: _id, tokenHash }: JudgeInvitation, memberId: string, now: Date): Promise<boolean> {
      const link = { _id, tokenHash, expiresAt: { $gt: now } };
      const isFree = { $or: [{ state: 'open' }, { state: 'accepted', memberId }] };
      return update({ ...link, ...isFree }, { state: 'accepted', memberId });
    },
    /** Undoes an acceptance that could not take effect. */
    reopen: async (_id: string) =>
      void (await collection.updateOne(
        { _id, state: 'accepted' },
        { $set: { state: 'open' }, $unset: { memberId: '' } },
      )),
    decline: ({ id: _id, tokenHash }: JudgeInvitation) =>
      update({ _id, tokenHash, state: 'open' }, { state: 'declined' }),
    /** Removes an invitation, unless another member has accepted it. Returns whether it was removed. */
    remove: (_id: string, memberId?: string) => invitations.remove({ _id, memberId: memberId ?? { $exists: false } }),
    listBy: (invitedBy: string) => invitations.list({ invitedBy }, { limit: MOST }),
    listAcceptedBy: (memberId: string) => invitations.list({ memberId }, { limit: MOST }),
    /** Removes a member's open invitations, and those that the member accepted. */
    async forget(memberId: string): Promise<void> {
      await collection.deleteMany({ memberId });
      await collection.deleteMany({ invitedBy: memberId, state: { $in: ['open', 'declined'] } });
      await collection.updateMany({ invitedBy: memberId }, { $set: { invitedBy: '' } });
    },
    removeExpired: async (before: Date) =>
      (await collection.deleteMany({ expiresAt: { $lte: before }, state: { $in: ['open', 'declined'] } })).deletedCount,
  };
}

export type JudgeInvitationRepository = Awaited<ReturnType<typeof createJudgeInvitationRepository>>;
