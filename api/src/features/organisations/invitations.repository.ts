import type { OrganisationRole } from '@verse/api-contract/organisations';
import { type DbPort, insertIfAbsent } from '../../store';

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

export interface InvitationRepository {
  /** Returns false if the mailbox has already been invited. */
  insert(invitation: Invitation): Promise<boolean>;
  find(id: string): Promise<Invitation | undefined>;
  listOf(organisationId: string): Promise<Invitation[]>;
  setTokenHash(id: string, tokenHash: string): Promise<void>;
  renew(id: string, expiresAt: Date): Promise<void>;
  /** Returns true for the first member to accept, even on a retry. Returns false for every other member. */
  accept(id: string, tokenHash: string, memberId: string, now: Date): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  removeAllOf(organisationId: string): Promise<void>;
  /** Lists the valid invitations for a mailbox, soonest to expire first. */
  listFor(mailbox: string, now: Date, limit: number): Promise<Invitation[]>;
  listBy(memberId: string): Promise<Invitation[]>;
  removeBy(memberId: string): Promise<void>;
  removeExpired(before: Date): Promise<number>;
}

const MOST = 200;
const toInvitation = ({ _id, ...invitation }: InvitationDocument): Invitation => ({ id: _id, ...invitation });

export async function createInvitationRepository(db: DbPort): Promise<InvitationRepository> {
  const invitations = db.collection<InvitationDocument>('organisation_invitations');
  await invitations.createIndex({ organisationId: 1, mailbox: 1 }, { unique: true });
  await invitations.createIndex({ organisationId: 1, at: 1 });
  await invitations.createIndex({ invitedBy: 1 });
  await invitations.createIndex({ mailbox: 1, expiresAt: 1 });
  await invitations.createIndex({ expiresAt: 1 });
  return {
    insert: ({ id, ...invitation }) => insertIfAbsent(invitations, { _id: id, ...invitation }),
    async find(_id) {
      const found = await invitations.findOne({ _id });
      return found ? toInvitation(found) : undefined;
    },
    listOf: async (organisationId) =>
      (await invitations.find({ organisationId }).sort({ at: 1 }).limit(MOST).toArray()).map(toInvitation),
    setTokenHash: async (_id, tokenHash) => void (await invitations.updateOne({ _id }, { $set: { tokenHash } })),
    renew: async (_id, expiresAt) => void (await invitations.updateOne({ _id }, { $set: { expiresAt } })),
    async accept(_id, tokenHash, memberId, now) {
      const isFree = { $or: [{ acceptedBy: { $exists: false } }, { acceptedBy: memberId }] };
      const { matchedCount } = await invitations.updateOne(
        { _id, tokenHash, expiresAt: { $gt: now }, ...isFree },
        { $set: { acceptedBy: memberId } },
      );
      return matchedCount === 1;
    },
    remove: async (_id) => (await invitations.deleteOne({ _id })).deletedCount === 1,
    removeAllOf: async (organisationId) => void (await invitations.deleteMany({ organisationId })),
    listFor: async (mailbox, now, limit) =>
      (
        await invitations
          .find({ mailbox, expiresAt: { $gt: now } })
          .sort({ expiresAt: 1 })
          .limit(limit)
          .toArray()
      ).map(toInvitation),
    listBy: async (invitedBy) => (await invitations.find({ invitedBy }).limit(MOST).toArray()).map(toInvitation),
    removeBy: async (invitedBy) => void (await invitations.deleteMany({ invitedBy })),
    removeExpired: async (before) => (await invitations.deleteMany({ expiresAt: { $lte: before } })).deletedCount,
  };
}
