import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatCount } from '@verse/api-contract/formats';
import { DEFAULT_ROLE, type Role, ROLES } from '@verse/api-contract/roles';
import { isSectionName } from '@verse/releases';
import { createAccountRepository } from './domains/identity/accounts';
import { createRegistryRepository, createRegistryService } from './domains/operations/registry';
import { createAuditLog } from './platform/audit';
import { ConfigError, readConfig } from './platform/config';
import { openStore, type Store } from './store';
import { backUp, BackupError, type Manifest, restore } from './store/backup';

const USAGE = `Usage:
  npm run admin -- grant <role> <email>           give an account a role: ${ROLES.join(', ')}
  npm run admin -- show <email>                   print the role of an account
  npm run admin -- release-token <section>        create the token that deploys a section to the registry;
                                                  the previous token becomes invalid
  npm run admin -- backup <folder>                copy the whole site, while it runs, to a new folder
  npm run admin -- restore <folder> [--replace]   restore a backup; the site must be stopped
Run it with the DATA_DIR or MONGODB_URI of the site.`;

const usageError = (reason: string) => new ConfigError(`${reason}\n\n${USAGE}`);

type AccountCommand = { email: string; role?: Role };

function readAccountCommand(command: 'grant' | 'show', given: readonly string[]): AccountCommand {
  const words = [...given];
  const role = command === 'grant' ? words.shift()?.toLowerCase() : undefined;
  if (command === 'grant' && !(ROLES as readonly string[]).includes(role ?? ''))
    throw usageError(role === undefined ? 'Which role?' : `There is no role "${role}".`);
  const [email = '', ...more] = words.map((word) => word.trim());
  if (!email.includes('@')) throw usageError(email === '' ? 'Which account?' : `"${email}" is not an email.`);
  if (more.length > 0) throw usageError('One account at a time.');
  return { email, ...(role === undefined ? {} : { role: role as Role }) };
}

/** Fails if the store does not exist, because opening a missing store would create an empty one. */
async function openSiteStore(): Promise<Store> {
  const { mongoUri, dataDir } = readConfig(process.env);
  const file = path.resolve(dataDir, 'verse.sqlite');
  if (mongoUri === undefined && !existsSync(file)) throw usageError(`There is no store at ${file}.`);
  return openStore(mongoUri === undefined ? { path: file } : { mongoUri }).catch((error: unknown) => {
    throw new ConfigError(`The store cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  });
}

async function runAccountCommand({ email, role }: AccountCommand): Promise<string> {
  const store = await openSiteStore();
  try {
    const accounts = await createAccountRepository(store.db);
    const account = await accounts.findByEmail(email);
    if (!account) throw new ConfigError(`There is no account with the address ${email}. Sign up on the site first.`);
    if (role !== undefined) {
      await accounts.change(account._id, { role });
      const audit = await createAuditLog(store.db, () => new Date());
      await audit.record('command line', `account: ${JSON.stringify({ role })}`, account._id);
    }
    const lacks = [
      account.emailVerified ? [] : 'address not verified yet',
      account.twoFactorEnabled ? [] : 'no two-factor sign-in yet',
      account.suspended ? 'suspended' : [],
    ].flat();
    return (
      `${account.email}: ` +
      `${role ?? account.role ?? DEFAULT_ROLE}${lacks.length > 0 ? ` (${lacks.join(', ')})` : ''}`
    );
  } finally {
    await store.close();
  }
}

async function runTokenCommand([section = '', ...more]: readonly string[]): Promise<string> {
  if (!isSectionName(section) || more.length > 0) throw usageError('Which section? For example mf-store.');
  const store = await openSiteStore();
  const now = () => new Date();
  try {
    const service = createRegistryService({ registry: await createRegistryRepository(store.db, now), now });
    const token = await service.createToken(section);
    await (await createAuditLog(store.db, now)).record('command line', 'registry: a new token', section);
    return `RELEASE_TOKEN=${token}\nStore it as a secret in the CI of ${section}: it is shown only once.`;
  } finally {
    await store.close();
  }
}

interface CopyCommand {
  folder: string;
  replace: boolean;
}

/** Resolves a folder against the directory where npm was called, because npm first changes to the project's folder. */
const toFolder = (name: string) => path.resolve(process.env.INIT_CWD ?? '', name);

function readCopyCommand(command: 'backup' | 'restore', words: readonly string[]): CopyCommand {
  const [folder, ...more] = words.filter((word) => word !== '--replace');
  if (folder === undefined) throw usageError('Which folder?');
  if (more.length > 0) throw usageError('One folder at a time.');
  const replace = words.includes('--replace');
  if (replace && command === 'backup') throw usageError('A backup never overwrites a folder: name a new one.');
  return { folder: toFolder(folder), replace };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function figuresOf({ collections, files, missing }: Manifest): string {
  const megabytes = (sumOf(files.map(({ bytes }) => bytes)) / 1e6).toFixed(1);
  const counts = Object.values(collections);
  const figures = [
    formatCount(sumOf(counts), 'document'),
    formatCount(counts.length, 'collection'),
    formatCount(files.length, 'file'),
    `${megabytes} MB`,
  ];
  return [
    ...figures,
    ...(missing.length > 0 ? [`${formatCount(missing.length, 'picture file')} that the site itself lacks`] : []),
  ].join(', ');
}

async function runCopyCommand(command: 'backup' | 'restore', { folder, replace }: CopyCommand): Promise<string> {
  const { mongoUri, dataDir } = readConfig(process.env);
  if (mongoUri !== undefined)
    throw new ConfigError(
      'This site keeps its data in MongoDB: use mongodump and mongorestore, see docs/operations.md.',
    );
  const options = {
    dataDir: path.resolve(dataDir),
    folder,
    now: () => new Date(),
    say: (line: string) => console.log(line),
  };
  const file = path.join(options.dataDir, 'verse.sqlite');
  if (command === 'backup' && !existsSync(file)) throw usageError(`There is no store at ${file}.`);
  const manifest = command === 'backup' ? await backUp(options) : await restore({ ...options, replace });
  return command === 'backup'
    ? `The backup in ${folder} is complete: ${figuresOf(manifest)}`
    : `Restored as of ${manifest.madeAt}: ${figuresOf(manifest)}`;
}

async function run([command, ...words]: readonly string[]): Promise<string> {
  if (command === undefined) throw usageError('Which command?');
  if (command === 'backup' || command === 'restore') return runCopyCommand(command, readCopyCommand(command, words));
  if (command === 'release-token') return runTokenCommand(words);
  if (command !== 'grant' && command !== 'show') throw usageError(`There is no command "${command}".`);
  return runAccountCommand(readAccountCommand(command, words));
}

async function main(words: readonly string[]): Promise<string> {
  return words.some((word) => word === 'help' || word === '--help' || word === '-h') ? USAGE : run(words);
}

const isExpected = (error: unknown): error is Error => error instanceof ConfigError || error instanceof BackupError;

main(process.argv.slice(2)).then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  },
);
