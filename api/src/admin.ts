import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROLES, type Role } from '@verse/api-contract/accounts';
import { createAccountRepository } from './features/accounts';
import { createAuditLog, type AuditCollection } from './platform/audit';
import { ConfigError, readConfig } from './platform/config';
import { createId, openStore, type Store } from './store';

const USAGE = `Usage:
  npm run admin -- grant <role> <email>   give an account a role: ${ROLES.join(', ')}
  npm run admin -- show <email>           say which role an account has
It works on the store of the site: run it with the same DATA_DIR or MONGODB_URI.`;

const wrongUse = (reason: string) => new ConfigError(`${reason}\n\n${USAGE}`);

type Command = { email: string; role?: Role };

function read([command, ...words]: readonly string[]): Command {
  if (command === undefined) throw wrongUse('What shall be done?');
  if (command !== 'grant' && command !== 'show') throw wrongUse(`There is no command "${command}".`);
  const role = command === 'grant' ? words.shift()?.toLowerCase() : undefined;
  if (command === 'grant' && !(ROLES as readonly string[]).includes(role ?? '')) throw wrongUse(role === undefined ? 'Which role?' : `There is no role "${role}".`);
  const [email = '', ...more] = words.map((word) => word.trim());
  if (!email.includes('@')) throw wrongUse(email === '' ? 'Which account?' : `"${email}" is not an e-mail address.`);
  if (more.length > 0) throw wrongUse('One account at a time.');
  return { email, ...(role === undefined ? {} : { role: role as Role }) };
}

/** A store that is not there would be made, and then be empty: better to say where nothing was found. */
async function openSiteStore(): Promise<Store> {
  const { mongoUri, dataDir } = readConfig(process.env);
  const file = path.resolve(dataDir, 'verse.sqlite');
  if (mongoUri === undefined && !existsSync(file)) throw wrongUse(`There is no store at ${file}.`);
  return openStore(mongoUri === undefined ? { path: file } : { mongoUri }).catch((error: unknown) => {
    throw new ConfigError(`The store cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  });
}

async function run({ email, role }: Command): Promise<string> {
  const store = await openSiteStore();
  try {
    const accounts = await createAccountRepository(store.db);
    const account = await accounts.findByEmail(email);
    if (!account) throw new ConfigError(`There is no account with the address ${email}. Sign up on the site first.`);
    if (role !== undefined) {
      await accounts.change(account._id, { role });
      const audit = await createAuditLog(store.db.collection('audit') as unknown as AuditCollection, { createId, now: () => new Date() });
      await audit.note('command line', `account: ${JSON.stringify({ role })}`, account._id);
    }
    const lacks = [account.emailVerified ? [] : 'address not verified yet', account.twoFactorEnabled ? [] : 'no two-factor sign-in yet', account.suspended ? 'suspended' : []].flat();
    return `${account.email}: ${role ?? account.role ?? 'member'}${lacks.length > 0 ? ` (${lacks.join(', ')})` : ''}`;
  } finally {
    await store.close();
  }
}

async function main(words: readonly string[]): Promise<string> {
  return words.some((word) => word === 'help' || word === '--help' || word === '-h') ? USAGE : run(read(words));
}

main(process.argv.slice(2)).then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  },
);
