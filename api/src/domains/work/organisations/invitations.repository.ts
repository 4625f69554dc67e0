import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { type DbPort, insertIfAbsent } from '../../../store';

export interface Invitation {
  id: string;
  organisationId: string;
  /** Email address as typed, to which the invitation is sent. */
  email: string;
  /** Normalised key, identical for all addresses of the same mailbox. */
  mailbox: string;
  role: OrganisationRole;
  /** Hash of the secret in the latest email; empty until that email is written. */
  tokenHash: string;
  invitedBy: string;
  at: Date;
  expiresAt: Date;
  /** Member who is accepting the invitation; set by the first member to accept. */
  acceptedBy?: string;
}

type InvitationDocument = Omit<Invitation, 'id'> & { _id: string };

export type InvitationRepository = Awaited<ReturnType<typeof createInvitationRepository>>;

const MOST = 200;
const toInvitation = ({ _id, ...invitation }: InvitationDocument): Invitation => ({ id: _id, ...invitation });

export async function createInvitationRepository(db: DbPort) {
  const invitations = db.collection<InvitationDocument>('organisation_invitations');
  await invitations.createIndex({ organisationId: 1, mailbox: 1 }, { unique: true });
  await invitations.createIndex({ organisationId: 1, at: 1 });
  await invitations.createIndex({ invitedBy: 1 });
  await invitations.createIndex({ mailbox: 1, expiresAt: 1 });
  await invitations.createIndex({ expiresAt: 1 });
  return {
    /** Returns false if the mailbox has already been invited. */
    insert: ({ id, ...invitation }: Invitation) => insertIfAbsent(invitations, { _id: id, ...invitation }),
    async find(_id: string): Promise<Invitation | undefined> {
      const found = await invitations.findOne({ _id });
      return found ? toInvitation(found) : undefined;
    },
    listOf: async (organisationId: string) =>
      (await invitations.find({ organisationId }).sort({ at: 1 }).limit(MOST).toArray()).map(toInvitation),
    setTokenHash: async (_id: string, tokenHash: string) =>
      void (await invitations.updateOne({ _id }, { $set: { tokenHash } })),
    /** The member who sends an invitation again becomes its inviter. */
    renew: async (_id: string, renewal: Pick<Invitation, 'expiresAt' | 'invitedBy'>) =>
      void (await invitations.updateOne({ _id }, { $set: renewal })),
    /** Returns true for the first member to accept, even on a retry, and false for anyone else. */
    async accept(_id: string, tokenHash: string, memberId: string, now: Date): Promise<boolean> {
      const isFree = { $or: [{ acceptedBy: { $exists: false } }, { acceptedBy: memberId }] };
      const { matchedCount } = await invitations.updateOne(
        { _id, tokenHash, expiresAt: { $gt: now }, ...isFree },
        { $set: { acceptedBy: memberId } },
      );
      return matchedCount === 1;
    },
    remove: async (_id: string) => (await invitations.deleteOne({ _id })).deletedCount === 1,
    removeAllOf: async (organisationId: string) => void (await invitations.deleteMany({ organisationId })),
    /** Lists the valid invitations for a mailbox, soonest to expire first. */
    async listFor(mailbox: string, now: Date, limit: number): Promise<Invitation[]> {
      const found = invitations.find({ mailbox, expiresAt: { $gt: now } }).sort({ expiresAt: 1 });
      return (await found.limit(limit).toArray()).map(toInvitation);
    },
    listBy: async (invitedBy: string) =>
      (await invitations.find({ invitedBy }).limit(MOST).toArray()).map(toInvitation),
    removeOfInviter: async (organisationId: string, invitedBy: string) =>
      void (await invitations.deleteMany({ organisationId, invitedBy })),
    removeBy: async (invitedBy: string) => void (await invitations.deleteMany({ invitedBy })),
    removeExpired: async (before: Date) => (await invitations.deleteMany({ expiresAt: { $lte: before } })).deletedCount,
  };
}
