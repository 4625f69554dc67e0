import { kindsOfGroup, type NotificationGroup } from '@verse/api-contract/community/notifications.values';
import { ADMIN_ROLE, type Role } from '@verse/api-contract/roles';
import { createDocuments, type Documents } from '../../../platform/documents';
import { type DbPort, readInPages, type StoredDocument } from '../../../store';
import type { AccountDocument } from './account-document';
import { createRestrictions, END_FOR_GOOD } from './restrictions';

export type { AccountDocument };

/** Fields that could be set before the address was verified. */
const UNVERIFIED_FIELDS = [
  'middleName',
  'age',
  'sex',
  'phone',
  'notifications',
  'notificationEvents',
  'pageNotifications',
  'notificationGroups',
  'mailsMessageText',
  'digestDueAt',
  'timeZone',
  'digestSince',
  'theme',
  'browsers',
  'devices',
  'deletionAt',
] as const;

export interface SessionDocument extends StoredDocument {
  userId: string;
  userAgent?: string | null;
  ipAddress?: string | null;
  createdAt: Date;
  updatedAt?: Date;
  expiresAt: Date;
}

/** Whether the person and their content are visible to staff only. */
export const isHidden = ({ suspended, deletionAt }: Pick<AccountDocument, 'suspended' | 'deletionAt'>): boolean =>
  suspended === true || deletionAt !== undefined;

/** Accounts with a verified address that are not hidden. */
const ACTIVE = { emailVerified: true, suspended: { $ne: true }, deletionAt: { $exists: false } };

/** Collections that contain personal data, referenced by `userId`. */
const OWNED = ['auth_session', 'auth_account', 'auth_twoFactor', 'account_links'] as const;

type Owned = StoredDocument & { userId: string };

async function createIndexes(db: DbPort): Promise<void> {
  const users = db.collection('auth_user');
  const sessions = db.collection('auth_session');
  const verifications = db.collection('auth_verification');
  await Promise.all([
    users.createIndex({ email: 1 }, { unique: true }),
    users.createIndex({ createdAt: -1 }),
    users.createIndex({ role: 1 }),
    users.createIndex({ deletionAt: 1 }, { sparse: true }),
    users.createIndex({ digestDueAt: 1 }, { sparse: true }),
    users.createIndex({ 'suspension.until': 1 }, { sparse: true }),
    users.createIndex({ emailVerified: 1, createdAt: 1 }),
    sessions.createIndex({ token: 1 }, { unique: true }),
    sessions.createIndex({ userId: 1 }),
    sessions.createIndex({ expiresAt: 1 }),
    sessions.createIndex({ createdAt: 1 }),
    verifications.createIndex({ identifier: 1 }),
    verifications.createIndex({ expiresAt: 1 }),
    verifications.createIndex({ value: 1 }),
    db.collection('auth_account').createIndex({ userId: 1 }),
    db.collection('auth_twoFactor').createIndex({ userId: 1 }),
  ]);
}

function createUnverifiedAccounts(db: DbPort) {
  const users = db.collection<AccountDocument>('auth_user');
  return {
    /** Verifies the address. Returns null if the account no longer exists. */
    async markVerified(id: string, email: string): Promise<AccountDocument | null> {
      const verified = {
        $set: { email, emailVerified: true, updatedAt: new Date() },
        $unset: { signUpKey: '' as const },
      };
      return users.findOneAndUpdate({ _id: id, suspended: { $ne: true } }, verified, { returnDocument: 'after' });
    },
    /** Removes the second factor and the profile that were set up before the address was verified. */
    async clearUnverified(id: string): Promise<void> {
      const $unset = Object.fromEntries(UNVERIFIED_FIELDS.map((field) => [field, '' as const]));
      await users.updateOne({ _id: id }, { $set: { twoFactorEnabled: false }, $unset });
      await db.collection<Owned>('auth_twoFactor').deleteMany({ userId: id });
    },
    listUnverifiedSince: (before: Date) => users.find({ emailVerified: false, createdAt: { $lte: before } }).toArray(),
    /** Prevents the address from being verified. Returns false if it has already been verified. */
    async beginRemoval(userId: string): Promise<boolean> {
      return (await users.updateOne({ _id: userId, emailVerified: false }, END_FOR_GOOD)).matchedCount === 1;
    },
  };
}

/** Weekly digests, which are due at an account's `digestDueAt`. */
const createDigests = (documents: Documents<AccountDocument, AccountDocument>) => ({
  turnOffDigest: async (id: string) =>
    void (await documents.collection.updateOne({ _id: id }, { $unset: { digestDueAt: '', digestSince: '' } })),
  /** The accounts, for work that is pending in them. */
  pendingIn: documents,
  listDigestsDue: (now: Date, most: number) =>
    documents.collection.find({ digestDueAt: { $lte: now } }, { sort: { digestDueAt: 1 }, limit: most }).toArray(),
  /** Moves on to the next digest. Returns true for exactly one caller, who queues the one that was due. */
  claimDigest: async (
    { _id, digestDueAt }: AccountDocument,
    { nextAt, now }: { nextAt: Date; now: Date },
  ): Promise<boolean> =>
    (await documents.collection.updateOne({ _id, digestDueAt }, { $set: { digestDueAt: nextAt, digestSince: now } }))
      .modifiedCount === 1,
});

export type AccountRepository = Awaited<ReturnType<typeof createAccountRepository>>;

export async function createAccountRepository(db: DbPort) {
  const documents = await createDocuments<AccountDocument, AccountDocument>(db, {
    name: 'auth_user',
    toDomain: (account) => account,
  });
  const users = documents.collection;
  const sessions = db.collection<SessionDocument>('auth_session');
  const verifications = db.collection<StoredDocument & { value: string; expiresAt: Date }>('auth_verification');
  const passwords = db.collection<Owned & { providerId: string; password?: string }>('auth_account');
  await createIndexes(db);

  return {
    ...createUnverifiedAccounts(db),
    ...createDigests(documents),
    ...createRestrictions(users),
    find: (id: string) => users.findOne({ _id: id }),
    findByEmail: (email: string) => users.findOne({ email: email.toLowerCase() }),
    countMembers: () => users.countDocuments(ACTIVE),
    findMembers: (ids: readonly string[]) => users.find({ _id: { $in: [...ids] }, ...ACTIVE }).toArray(),
    findVerified: (ids: readonly string[]) => users.find({ _id: { $in: [...ids] }, emailVerified: true }).toArray(),
    listMembers: () => readInPages(users, ACTIVE),
    listVerified: () => readInPages(users, { emailVerified: true }),
    listOfRoles: (roles: readonly Role[], limit: number) =>
      users
        .find({ role: { $in: [...roles] }, ...ACTIVE })
        .limit(limit)
        .toArray(),
    list: (limit: number) => users.find({}).sort({ createdAt: -1 }).limit(limit).toArray(),
    async change(
      id: string,
      fields: Partial<AccountDocument>,
      absent: (keyof AccountDocument)[] = [],
    ): Promise<AccountDocument | null> {
      const $unset = Object.fromEntries(absent.map((field) => [field, '' as const]));
      const update = { $set: { ...fields, updatedAt: new Date() }, ...(absent.length > 0 ? { $unset } : {}) };
      return users.findOneAndUpdate({ _id: id }, update, { returnDocument: 'after' });
    },
    async turnOffMails(id: string, group: NotificationGroup): Promise<void> {
      const kinds = kindsOfGroup(group).map((kind) => [`notificationEvents.${kind}`, false]);
      await users.updateOne(
        { _id: id },
        { $set: { ...Object.fromEntries(kinds), [`notificationGroups.mail.${group}`]: false } },
      );
    },
    addBrowser: (id: string, browser: string) => users.updateOne({ _id: id }, { $addToSet: { browsers: browser } }),
    hasAdmin: async () => (await users.findOne({ role: ADMIN_ROLE, suspended: { $ne: true } })) !== null,
    listSessions: (userId: string, now: Date) => sessions.find({ userId, expiresAt: { $gt: now } }).toArray(),
    /** Ends an account's sessions: all of them, only the listed ones, or all except one. */
    async endSessions(userId: string, which: { only?: readonly string[]; except?: string } = {}): Promise<number> {
      const id =
        which.only !== undefined
          ? { _id: { $in: [...which.only] } }
          : which.except !== undefined
            ? { _id: { $ne: which.except } }
            : {};
      return (await sessions.deleteMany({ userId, ...id })).deletedCount;
    },
    passwordHash: async (userId: string) => (await passwords.findOne({ userId, providerId: 'credential' }))?.password,
    /**
     * If `before` is given, sets the hash only if the stored hash still equals it. Returns whether the hash was set.
     */
    async setPasswordHash(userId: string, password: string, before?: string): Promise<boolean> {
      const which = { userId, providerId: 'credential', ...(before === undefined ? {} : { password: before }) };
      return (await passwords.updateOne(which, { $set: { password } })).matchedCount === 1;
    },
    /** Returns the given sessions that have not ended. */
    openSessions: async (ids: readonly string[], now: Date) => {
      const open = await sessions
        .find({ _id: { $in: [...ids] } })
        .project({ _id: 1, expiresAt: 1 })
        .toArray();
      return new Set(open.filter(({ expiresAt }) => expiresAt! > now).map(({ _id }) => _id!));
    },
    isSessionOpen: async (id: string) => (await sessions.findOne({ _id: id })) !== null,
    /** Invalidates earlier requests: links, queued emails, and pending sign-ins. */
    raiseStamp: (id: string, now: Date) =>
      users.findOneAndUpdate(
        { _id: id },
        { $inc: { securityStamp: 1 }, $set: { securedAt: now } },
        { returnDocument: 'after' },
      ),
    /** Deletes sign-ins that are waiting for a code. */
    endHalfSignIns: (userId: string) => verifications.deleteMany({ value: userId }),
    listDueForErasure: (now: Date) => users.find({ deletionAt: { $lte: now } }).toArray(),
    /** Blocks sign-in, which would cancel the deletion. Returns false if the person has already signed in. */
    async beginErasure(userId: string, now: Date): Promise<boolean> {
      return (await users.updateOne({ _id: userId, deletionAt: { $lte: now } }, END_FOR_GOOD)).matchedCount === 1;
    },
    /**
     * Removes ended sessions and pending sign-ins, which reveal where and when a person was online. better-auth itself
     * removes them only when they are accessed.
     */
    async removeExpired(now: Date, oldestSession: Date): Promise<void> {
      await sessions.deleteMany({ expiresAt: { $lte: now } });
      await sessions.deleteMany({ createdAt: { $lte: oldestSession } });
      await verifications.deleteMany({ expiresAt: { $lte: now } });
    },
    async erase(userId: string): Promise<void> {
      for (const name of OWNED) await db.collection<Owned>(name).deleteMany({ userId });
      await users.deleteOne({ _id: userId });
    },
  };
}
