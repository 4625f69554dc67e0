import type { NotificationEvent, Role, SEXES, THEMES } from '@verse/api-contract/accounts';
import type { DbPort, StoredDocument } from '../../store';

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
  notificationEvents?: Partial<Record<NotificationEvent, boolean>>;
  theme?: (typeof THEMES)[number];
  terms?: { version: string; agreedAt: Date };
  browsers?: string[];
  deletionAt?: Date;
  createdAt: Date;
}

export interface SessionDocument extends StoredDocument {
  userId: string;
  userAgent?: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** The collections of better-auth that hold something of one person, and the path that says whose it is. */
const OWNED = ['auth_session', 'auth_account', 'auth_twoFactor', 'account_links'] as const;

type Owned = StoredDocument & { userId: string };

export type AccountRepository = Awaited<ReturnType<typeof createAccountRepository>>;

export async function createAccountRepository(db: DbPort) {
  const users = db.collection<AccountDocument>('auth_user');
  const sessions = db.collection<SessionDocument>('auth_session');
  const passwords = db.collection<Owned & { providerId: string; password?: string }>('auth_account');
  await Promise.all([
    users.createIndex({ email: 1 }, { unique: true }),
    users.createIndex({ createdAt: -1 }),
    users.createIndex({ deletionAt: 1 }, { sparse: true }),
    sessions.createIndex({ token: 1 }, { unique: true }),
    sessions.createIndex({ userId: 1 }),
    passwords.createIndex({ userId: 1 }),
    db.collection('auth_twoFactor').createIndex({ userId: 1 }),
    db.collection('auth_verification').createIndex({ identifier: 1 }),
  ]);

  return {
    find: (id: string) => users.findOne({ _id: id }),
    findByEmail: (email: string) => users.findOne({ email: email.toLowerCase() }),
    /** People with a proved address who are really here. */
    countMembers: () => users.countDocuments({ emailVerified: true, suspended: { $ne: true }, deletionAt: { $exists: false } }),
    list: (limit: number) => users.find({}).sort({ createdAt: -1 }).limit(limit).toArray(),
    async change(id: string, fields: Partial<AccountDocument>, absent: (keyof AccountDocument)[] = []): Promise<AccountDocument | null> {
      const $unset = Object.fromEntries(absent.map((field) => [field, '' as const]));
      const update = { $set: { ...fields, updatedAt: new Date() }, ...(absent.length > 0 ? { $unset } : {}) };
      return users.findOneAndUpdate({ _id: id }, update, { returnDocument: 'after' });
    },
    addBrowser: (id: string, browser: string) => users.updateOne({ _id: id }, { $addToSet: { browsers: browser } }),
    sessionsOf: (userId: string) => sessions.find({ userId }).toArray(),
    /** Ends sessions of an account: one by its id, or all, or all but one. */
    async endSessions(userId: string, which: { only?: string; except?: string } = {}): Promise<number> {
      const id = which.only !== undefined ? { _id: which.only } : which.except !== undefined ? { _id: { $ne: which.except } } : {};
      return (await sessions.deleteMany({ userId, ...id })).deletedCount;
    },
    passwordHash: async (userId: string) => (await passwords.findOne({ userId, providerId: 'credential' }))?.password,
    setPasswordHash: (userId: string, password: string) => passwords.updateOne({ userId, providerId: 'credential' }, { $set: { password } }),
    dueForErasure: (now: Date) => users.find({ deletionAt: { $lte: now } }).toArray(),
    async erase(userId: string): Promise<void> {
      for (const name of OWNED) await db.collection<Owned>(name).deleteMany({ userId });
      await users.deleteOne({ _id: userId });
    },
  };
}
