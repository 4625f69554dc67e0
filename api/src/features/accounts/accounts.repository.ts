import type { SEXES, THEMES } from '@verse/api-contract/accounts';
import type { NotificationKind } from '@verse/api-contract/notifications';
import { ADMIN_ROLE, type Role } from '@verse/api-contract/rights';
import { type DbPort, inPages, type StoredDocument } from '../../store';

/** A person as stored: better-auth's user with our fields beside its own. */
export interface AccountDocument extends StoredDocument {
  email: string;
  emailVerified: boolean;
  name: string;
  firstName: string;
  lastName: string;
  role?: Role;
  suspended?: boolean;
  twoFactorEnabled?: boolean;
  middleName?: string | null;
  age?: number | null;
  sex?: (typeof SEXES)[number] | null;
  phone?: string | null;
  notifications?: boolean;
  notificationEvents?: Partial<Record<NotificationKind, boolean>>;
  pageNotifications?: Partial<Record<NotificationKind, boolean>>;
  theme?: (typeof THEMES)[number];
  terms?: { version: string; agreedAt: Date };
  browsers?: string[];
  /** Digests of the keys of browsers that have signed in, newest last. */
  devices?: string[];
  deletionAt?: Date;
  /** Digest of what the browser that signed up holds. Gone once the address is proved. */
  signUpKey?: string;
  /**
   * Rises with whatever opens the account: password, second factor,
   * address, suspension. What was asked for before is void.
   */
  securityStamp?: number;
  /** When the stamp last rose. */
  securedAt?: Date;
  createdAt: Date;
}

/** What somebody may have filled in who had not proved the address. */
const UNPROVED_FIELDS = [
  'middleName',
  'age',
  'sex',
  'phone',
  'notifications',
  'notificationEvents',
  'pageNotifications',
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
  expiresAt: Date;
}

/** Only staff see these people and their content. */
export const isHidden = ({ suspended, deletionAt }: Pick<AccountDocument, 'suspended' | 'deletionAt'>): boolean =>
  suspended === true || deletionAt !== undefined;

/** People with a proved address who are not hidden. */
const HERE = { emailVerified: true, suspended: { $ne: true }, deletionAt: { $exists: false } };

/** The collections of better-auth that hold something of one person, and the path that says whose it is. */
const OWNED = ['auth_session', 'auth_account', 'auth_twoFactor', 'account_links'] as const;

type Owned = StoredDocument & { userId: string };

async function createIndexes(db: DbPort): Promise<void> {
  const [users, sessions, verifications] = [
    db.collection('auth_user'),
    db.collection('auth_session'),
    db.collection('auth_verification'),
  ];
  await Promise.all([
    users.createIndex({ email: 1 }, { unique: true }),
    users.createIndex({ createdAt: -1 }),
    users.createIndex({ role: 1 }),
    users.createIndex({ deletionAt: 1 }, { sparse: true }),
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

/** What is different for accounts whose address nobody has proved yet. */
function unprovedAccounts(db: DbPort) {
  const users = db.collection<AccountDocument>('auth_user');
  return {
    /** The address is the person's from now on. Null where the account has gone in the meantime. */
    async prove(id: string, email: string): Promise<AccountDocument | null> {
      const proved = {
        $set: { email, emailVerified: true, updatedAt: new Date() },
        $unset: { signUpKey: '' as const },
      };
      return users.findOneAndUpdate({ _id: id, suspended: { $ne: true } }, proved, { returnDocument: 'after' });
    },
    /** Takes away what somebody has set up who had not proved the address: the second factor and the profile. */
    async clearUnproved(id: string): Promise<void> {
      const $unset = Object.fromEntries(UNPROVED_FIELDS.map((field) => [field, '' as const]));
      await users.updateOne({ _id: id }, { $set: { twoFactorEnabled: false }, $unset });
      await db.collection<Owned>('auth_twoFactor').deleteMany({ userId: id });
    },
    unprovedSince: (before: Date) => users.find({ emailVerified: false, createdAt: { $lte: before } }).toArray(),
    /** From here on nobody can prove its address. False when somebody just has. */
    async beginRemoval(userId: string): Promise<boolean> {
      return (
        (await users.updateOne({ _id: userId, emailVerified: false }, { $set: { suspended: true } })).matchedCount === 1
      );
    },
  };
}

export type AccountRepository = Awaited<ReturnType<typeof createAccountRepository>>;

export async function createAccountRepository(db: DbPort) {
  const users = db.collection<AccountDocument>('auth_user');
  const sessions = db.collection<SessionDocument>('auth_session');
  const verifications = db.collection<StoredDocument & { value: string; expiresAt: Date }>('auth_verification');
  const passwords = db.collection<Owned & { providerId: string; password?: string }>('auth_account');
  await createIndexes(db);

  return {
    ...unprovedAccounts(db),
    find: (id: string) => users.findOne({ _id: id }),
    findByEmail: (email: string) => users.findOne({ email: email.toLowerCase() }),
    /** People with a proved address who are really here. */
    countMembers: () => users.countDocuments(HERE),
    membersAmong: (ids: readonly string[]) => users.find({ _id: { $in: [...ids] }, ...HERE }).toArray(),
    provedAmong: (ids: readonly string[]) => users.find({ _id: { $in: [...ids] }, emailVerified: true }).toArray(),
    allMembers: () => inPages(users, HERE),
    allProved: () => inPages(users, { emailVerified: true }),
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
    addBrowser: (id: string, browser: string) => users.updateOne({ _id: id }, { $addToSet: { browsers: browser } }),
    hasAdmin: async () => (await users.findOne({ role: ADMIN_ROLE, suspended: { $ne: true } })) !== null,
    sessionsOf: (userId: string, now: Date) => sessions.find({ userId, expiresAt: { $gt: now } }).toArray(),
    /** Ends sessions of an account: some by their ids, or all, or all but one. */
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
    /** With `before`, only where nobody has changed it since; says whether it did. */
    async setPasswordHash(userId: string, password: string, before?: string): Promise<boolean> {
      const which = { userId, providerId: 'credential', ...(before === undefined ? {} : { password: before }) };
      return (await passwords.updateOne(which, { $set: { password } })).matchedCount === 1;
    },
    /** Those of these sessions that have not ended. */
    openSessions: async (ids: readonly string[], now: Date) => {
      const open = await sessions
        .find({ _id: { $in: [...ids] } })
        .project({ _id: 1, expiresAt: 1 })
        .toArray();
      return new Set(open.filter(({ expiresAt }) => expiresAt! > now).map(({ _id }) => _id!));
    },
    isSessionOpen: async (id: string) => (await sessions.findOne({ _id: id })) !== null,
    /** Voids what was asked for before: links, mails that wait, sign-ins on their way. */
    raiseStamp: (id: string, now: Date) =>
      users.findOneAndUpdate(
        { _id: id },
        { $inc: { securityStamp: 1 }, $set: { securedAt: now } },
        { returnDocument: 'after' },
      ),
    /** Sign-ins that wait for a code. */
    endHalfSignIns: (userId: string) => verifications.deleteMany({ value: userId }),
    dueForErasure: (now: Date) => users.find({ deletionAt: { $lte: now } }).toArray(),
    /** From here on nobody can sign in to take the deletion back. False when somebody just has. */
    async beginErasure(userId: string, now: Date): Promise<boolean> {
      return (
        (await users.updateOne({ _id: userId, deletionAt: { $lte: now } }, { $set: { suspended: true } }))
          .matchedCount === 1
      );
    },
    /**
     * Ended sessions and half sign-ins say where somebody was and when;
     * better-auth removes them only when they are asked for.
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
