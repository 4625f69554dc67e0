import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAccountRepository, ensureAccount } from './features/accounts';
import { openStore } from './store';

const API = join(__dirname, '..');

describe('npm run admin', () => {
  it('gives an account a role, notes it, and says what is wrong with anything else [GAP-069]', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'verse-admin-'));
    const path = join(dataDir, 'verse.sqlite');
    const before = await openStore({ path });
    await ensureAccount(before.db, { email: 'mia@example.org', password: 'Lanterns-4-Sale!', role: 'member', firstName: 'Mia', lastName: 'M' }, new Date());
    await before.close();
    const admin = (...words: string[]) =>
      promisify(execFile)(process.execPath, [join(API, 'test/typescript.cjs'), join(API, 'src/admin.ts'), ...words], { env: { ...process.env, DATA_DIR: dataDir }, cwd: API });

    expect((await admin('grant', 'editor', 'Mia@example.org')).stdout).toBe('Mia@example.org: editor (no two-factor sign-in yet)\n');
    expect((await admin('show', 'mia@example.org')).stdout).toBe('mia@example.org: editor (no two-factor sign-in yet)\n');
    await expect(admin('grant', 'owner', 'mia@example.org')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('grant <member|author|editor|moderator|admin> <email>') });
    await expect(admin('grant', 'editor', 'nobody@example.org')).rejects.toMatchObject({ code: 1, stderr: 'There is no account with the address nobody@example.org.\n' });

    const after = await openStore({ path });
    expect((await (await createAccountRepository(after.db)).findByEmail('mia@example.org'))?.role).toBe('editor');
    expect(await after.db.collection('audit').find({}).toArray()).toMatchObject([{ actor: 'command line', action: 'account: {"role":"editor"}' }]);
    await after.close();
    await rm(dataDir, { recursive: true });
  });
});
