import path from 'node:path';
import { ROLES, type Role } from '@verse/api-contract/accounts';
import { createAccountRepository } from './features/accounts';
import { createAuditLog, type AuditCollection } from './platform/audit';
import { ConfigError, readConfig } from './platform/config';
import { createId, openStore } from './store';

const USAGE = `Usage:
  npm run admin -- grant <${ROLES.join('|')}> <email>   give an account a role
  npm run admin -- show <email>                         say which role an account has`;

const isRole = (text: string | undefined): text is Role => (ROLES as readonly string[]).includes(text ?? '');

async function run([command, ...words]: string[]): Promise<string> {
  const { mongoUri, dataDir } = readConfig(process.env);
  const store = await openStore(mongoUri === undefined ? { path: path.join(dataDir, 'verse.sqlite') } : { mongoUri });
  try {
    const accounts = await createAccountRepository(store.db);
    const [role, email] = command === 'grant' ? [words[0], words[1]] : [undefined, words[0]];
    if (email === undefined || (command === 'grant' ? !isRole(role) : command !== 'show')) throw new ConfigError(USAGE);
    const account = await accounts.findByEmail(email);
    if (!account) throw new ConfigError(`There is no account with the address ${email}.`);
    if (isRole(role)) {
      await accounts.change(account._id, { role });
      const audit = await createAuditLog(store.db.collection('audit') as unknown as AuditCollection, { createId, now: () => new Date() });
      await audit.note('command line', `account: ${JSON.stringify({ role })}`, account._id);
    }
    const lacks = [account.emailVerified ? [] : 'address not verified yet', account.twoFactorEnabled ? [] : 'no two-factor sign-in yet'].flat();
    return `${email}: ${role ?? account.role ?? 'member'}${lacks.length > 0 ? ` (${lacks.join(', ')})` : ''}`;
  } finally {
    await store.close();
  }
}

run(process.argv.slice(2)).then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  },
);
