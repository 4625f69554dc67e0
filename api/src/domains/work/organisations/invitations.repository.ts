import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';

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
const UNANSWERED = { acceptedBy: { $exists: false } };

export async function createInvitationRepository(db: DbPort) {
  const invitations = await createDocuments<InvitationDocument, Invitation>(db, {
    name: 'organisation_invitations',
    indexes: [
      [{ organisationId: 1, mailbox: 1 }, { unique: true }],
      { organisationId: 1, at: 1 },
      { invitedBy: 1 },
      { mailbox: 1, expiresAt: 1 },
      { expiresAt: 1 },
    ],
    toDomain: ({ _id, ...invitation }) => ({ id: _id, ...invitation }),
  });
  const { collection } = invitations;
  return {
    /** Returns false if the mailbox has already been invited. */
    insert: ({ id, ...invitation }: Invitation) => invitations.insert({ _id: id, ...invitation }),
    find: (id: string) => invitations.find(id),
    listOf: (organisationId: string) => invitations.list({ organisationId }, { sort: { at: 1 }, limit: MOST }),
    setTokenHash: async (_id: string, tokenHash: string) =>
      void (await collection.updateOne({ _id }, { $set: { tokenHash } })),
    /** The member who sends an invitation again becomes its inviter. Returns false if it was accepted or removed. */
    renew: async (_id: string, renewal: Pick<Invitation, 'expiresAt' | 'invitedBy'>) =>
      (await collection.updateOne({ _id, ...UNANSWERED }, { $set: renewal })).matchedCount === 1,
    /** Returns true for the first member to accept, even on a retry, and false for anyone else. */
    async accept(_id: string, tokenHash: string, memberId: string, now: Date): Promise<boolean> {
      const isFree = { $or: [UNANSWERED, { acceptedBy: memberId }] };
      const { matchedCount } = await collection.updateOne(
        { _id, tokenHash, expiresAt: { $gt: now }, ...isFree },
        { $set: { acceptedBy: memberId } },
      );
      return matchedCount === 1;
    },
    remove: (id: string) => invitations.remove(id),
    /** Removes an invitation, unless someone has accepted it. Returns whether it was removed. */
    withdraw: (_id: string) => invitations.remove({ _id, ...UNANSWERED }),
    removeAllOf: async (organisationId: string) => void (await collection.deleteMany({ organisationId })),
    /** Lists the valid invitations for a mailbox, soonest to expire first. */
    listFor: (mailbox: string, now: Date, limit: number) =>
      invitations.list({ mailbox, expiresAt: { $gt: now } }, { sort: { expiresAt: 1 }, limit }),
    listBy: (invitedBy: string) => invitations.list({ invitedBy }, { limit: MOST }),
    removeOfInviter: async (organisationId: string, invitedBy: string) =>
      void (await collection.deleteMany({ organisationId, invitedBy })),
    removeBy: async (invitedBy: string) => void (await collection.deleteMany({ invitedBy })),
    removeExpired: async (before: Date) => (await collection.deleteMany({ expiresAt: { $lte: before } })).deletedCount,
  };
}
