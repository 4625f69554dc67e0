import { randomBytes } from 'node:crypto';
import type { DemoAccount } from '@verse/api-contract/accounts';
import type { Role } from '@verse/api-contract/rights';
import { createId, type DbPort, isDuplicateKey, type StoredDocument } from '../../store';
import { createAccountRepository } from './accounts.repository';
import { hashPassword } from './passwords';

export interface SeedAccount {
  email: string;
  password: string;
  role: Role;
  firstName: string;
  lastName: string;
}

/** Makes an account that is verified from the start, or gives an existing one this password and role. */
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

/** The accounts for trying the product: as configured, else with passwords that are made once and kept in this installation's store. */
export async function createDemoAccounts(db: DbPort, settings: DemoSettings, now: Date): Promise<DemoAccount[]> {
  const kept = db.collection<StoredDocument & { member: string; editor: string }>('settings');
  await kept.updateOne(
    { _id: 'demo-passwords' },
    { $setOnInsert: { member: newPassword(), editor: newPassword() } },
    { upsert: true },
  );
  const made = (await kept.findOne({ _id: 'demo-passwords' }))!;
  const demo: DemoAccount[] = [
    {
      role: 'member',
      email: settings.demoEmail ?? 'demo@creativityverse.example',
      password: settings.demoPassword ?? made.member,
    },
    {
      role: 'editor',
      email: settings.editorEmail ?? 'editor@creativityverse.example',
      password: settings.editorPassword ?? made.editor,
    },
  ];
  const names = { member: ['Demo', 'Member'], editor: ['Demo', 'Editor'] } as const;
  for (const { role, email, password } of demo) {
    const [firstName, lastName] = names[role as 'member' | 'editor'];
    await ensureAccount(db, { email, password, role, firstName, lastName }, now);
  }
  return demo;
}
