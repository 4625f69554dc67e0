import { randomBytes } from 'node:crypto';
import type { DemoAccount } from '@verse/api-contract/api';
import type { Role } from '@verse/api-contract/roles';
import { createId, type DbPort, isDuplicateKey, type StoredDocument } from '../../../store';
import { createAccountRepository } from './accounts.repository';
import { hashPassword } from './passwords';

export interface SeedAccount {
  email: string;
  password: string;
  role: Role;
  firstName: string;
  lastName: string;
}

/** Creates a verified account, or updates the password and role of an existing one. */
export async function ensureAccount(
  db: DbPort,
  { email, password, role, firstName, lastName }: SeedAccount,
  now: Date,
): Promise<string> {
  const accounts = await createAccountRepository(db);
  const users = db.collection<StoredDocument & Record<string, unknown>>('auth_user');
  const passwords = db.collection<StoredDocument & Record<string, unknown>>('auth_account');
  const hash = await hashPassword(password);
  const _id = createId();
  const times = { createdAt: now, updatedAt: now };
  try {
    const person = {
      email: email.toLowerCase(),
      emailVerified: true,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      role,
      suspended: false,
    };
    await users.insertOne({ _id, ...person, ...times });
    await passwords.insertOne({
      _id: createId(),
      userId: _id,
      accountId: _id,
      providerId: 'credential',
      password: hash,
      ...times,
    });
    return _id;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const existing = (await accounts.findByEmail(email))!;
    await accounts.setPasswordHash(existing._id, hash);
    await accounts.change(existing._id, { role, emailVerified: true });
    return existing._id;
  }
}

export interface DemoSettings {
  demoEmail: string | undefined;
  demoPassword: string | undefined;
  editorEmail: string | undefined;
  editorPassword: string | undefined;
}

const newPassword = () => `verse-${randomBytes(6).toString('hex')}!`;

const DEMO_ROLES = ['member', 'editor', 'moderator'] as const;
type DemoRole = (typeof DEMO_ROLES)[number];

const LAST_NAMES: Record<DemoRole, string> = { member: 'Member', editor: 'Editor', moderator: 'Moderator' };

/** Generates and stores the passwords of roles that have none yet, e.g. roles added after the installation. */
async function keptPasswords(db: DbPort): Promise<Record<DemoRole, string>> {
  const kept = db.collection<StoredDocument & Record<DemoRole, string>>('settings');
  const _id = 'demo-passwords';
  await kept.updateOne({ _id }, { $setOnInsert: { member: newPassword() } }, { upsert: true });
  for (const role of DEMO_ROLES)
    await kept.updateOne({ _id, [role]: { $exists: false } }, { $set: { [role]: newPassword() } });
  return (await kept.findOne({ _id }))!;
}

/**
 * Creates demo accounts with the configured passwords, or with passwords generated once and stored in this
 * installation.
 */
export async function createDemoAccounts(db: DbPort, settings: DemoSettings, now: Date): Promise<DemoAccount[]> {
  const made = await keptPasswords(db);
  const configured: Partial<Record<DemoRole, { email: string | undefined; password: string | undefined }>> = {
    member: { email: settings.demoEmail, password: settings.demoPassword },
    editor: { email: settings.editorEmail, password: settings.editorPassword },
  };
  const demo = DEMO_ROLES.map((role) => ({
    role,
    email: configured[role]?.email ?? `${role === 'member' ? 'demo' : role}@creativityverse.example`,
    password: configured[role]?.password ?? made[role],
  }));
  for (const { role, email, password } of demo)
    await ensureAccount(db, { email, password, role, firstName: 'Demo', lastName: LAST_NAMES[role] }, now);
  return demo;
}
