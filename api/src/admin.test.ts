import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApi } from '../test/api-process';
import { createAccountRepository, ensureAccount } from './domains/identity/accounts';
import { openStore } from './store';

const ADMIN = join(__dirname, '../dist/server/admin.cjs');
beforeAll(async () => void (await buildApi()), 120_000);

describe('npm run admin', () => {
  // @proves GAP-069
  it('gives an account a role, audits it, and rejects invalid arguments with a message', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'verse-admin-'));
    const path = join(dataDir, 'verse.sqlite');
    const before = await openStore({ path });
    await ensureAccount(
      before.db,
      { email: 'mia@example.org', password: 'Lanterns-4-Sale!', role: 'member', firstName: 'Mia', lastName: 'M' },
      new Date(),
    );
    await before.close();
    const admin = (...words: string[]) =>
      promisify(execFile)(process.execPath, [ADMIN, ...words], { env: { ...process.env, DATA_DIR: dataDir } });

    expect((await admin('grant', 'editor', 'Mia@example.org')).stdout).toBe(
      'mia@example.org: editor (no two-factor sign-in yet)\n',
    );
    expect((await admin('show', 'mia@example.org')).stdout).toBe(
      'mia@example.org: editor (no two-factor sign-in yet)\n',
    );
    expect((await admin('grant', 'Editor', ' mia@example.org ')).stdout).toContain('mia@example.org: editor');
    expect((await admin('--help')).stdout).toContain(
      'grant <role> <email>           give an account a role: member, author, editor, moderator, admin',
    );
    const wrong: [said: string, ...words: string[]][] = [
      ['Which command?'],
      ['There is no command "promote".', 'promote', 'mia@example.org'],
      ['Which role?', 'grant'],
      ['There is no role "owner".', 'grant', 'owner', 'mia@example.org'],
      ['There is no role "mia@example.org".', 'grant', 'mia@example.org', 'editor'],
      ['Which account?', 'grant', 'editor'],
      ['"mia" is not an email.', 'grant', 'editor', 'mia'],
      ['One account at a time.', 'grant', 'editor', 'mia@example.org', 'zoe@example.org'],
      ['There is no account with the address nobody@example.org.', 'grant', 'editor', 'nobody@example.org'],
    ];
    for (const [said, ...words] of wrong)
      await expect(admin(...words)).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(new RegExp(`^${said.replace(/[?.]/g, '\\$&')}`)),
      });

    const after = await openStore({ path });
    expect((await (await createAccountRepository(after.db)).findByEmail('mia@example.org'))?.role).toBe('editor');
    const entry = { actor: 'command line', action: 'account: {"role":"editor"}' };
    expect(await after.db.collection('audit').find({}).toArray()).toMatchObject([entry, entry]);
    await after.close();
    await rm(dataDir, { recursive: true });
  });

  // @proves RTE-11
  it('creates a token for a section and stores only its hash', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'verse-admin-'));
    const path = join(dataDir, 'verse.sqlite');
    await (await openStore({ path })).close();
    const admin = (...words: string[]) =>
      promisify(execFile)(process.execPath, [ADMIN, ...words], { env: { ...process.env, DATA_DIR: dataDir } });
    await expect(admin('release-token', 'store')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Which section\?/),
    });
    const token = /^RELEASE_TOKEN=(\S{43})$/m.exec((await admin('release-token', 'mf-store')).stdout)![1]!;
    const store = await openStore({ path });
    const digest = createHash('sha256').update(token).digest('hex');
    expect(await store.db.collection('registry_tokens').find({}).toArray()).toEqual([{ _id: 'mf-store', digest }]);
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  // @proves GAP-069
  it('reports a missing store without creating one, and an unavailable database in one line', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'verse-admin-'));
    const admin = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, [ADMIN, 'show', 'mia@example.org'], { env: { ...process.env, ...env } });
    await expect(admin({ DATA_DIR: dataDir })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no store at ${join(dataDir, 'verse.sqlite')}.`),
    });
    expect(await readdir(dataDir)).toEqual([]);
    await expect(admin({ MONGODB_URI: 'nonsense' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The store cannot be opened: .*\n$/),
    });
    await rm(dataDir, { recursive: true });
  });
});
