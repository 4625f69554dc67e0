import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AdmZip from 'adm-zip';
import { agreeOn, book, decide, deliver, failureIn, upload, workIn, workOf } from '../../../../../test/agreed-projects';
import { sendFile, writeTo } from '../../../../../test/briefs';
import { PASSWORD, startTown, type Town, type Visitor } from '../../../../../test/people';
import {
  acceptOffer,
  handleOf,
  offersIn,
  sendBrief,
  sendOffer,
  startProject,
  termsOf,
} from '../../../../../test/project-offers';

let town: Town;
const folders: string[] = [];
beforeAll(async () => {
  town = await startTown();
});
afterAll(async () => {
  expect(town.api.scans).toEqual([]);
  await town.api.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

const archiveOf = (visitor: Visitor, number: string) => visitor.get(`/api/projects/${number}/archive`);

async function extracted(answer: Response): Promise<string> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-archive-'));
  folders.push(folder);
  new AdmZip(Buffer.from(await answer.arrayBuffer())).extractAllTo(folder);
  return folder;
}

/** Runs the archive's verification script in a process without environment variables. */
const verify = (folder: string) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [path.join(folder, 'verify.mjs')], { env: {}, cwd: tmpdir() }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, out, err }),
    );
  });

const pathsIn = async (folder: string): Promise<string[]> => {
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as {
    files: { path: string }[];
  };
  return manifest.files.map((file) => file.path);
};

/**
 * Creates a project with two offer versions, a delivery, an invoice, a payment, and files in both the brief and the
 * messages.
 */
async function workedProject() {
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const number = await sendBrief(client, { kind: 'member', handle: await handleOf(seller) });
  await sendFile(client, `/api/projects/${number}/files`, 'the street', '../../etc/the street — Ọjà.pdf');
  await sendOffer(seller, number, 0, termsOf(town));
  const { versions } = await offersIn(
    await sendOffer(client, number, 1, termsOf(town, { account: null, revisions: 3 })),
    201,
  );
  await offersIn(await acceptOffer(seller, number, versions[1]!));
  const [milestone] = (await workOf(client, number)).milestones;
  const id = milestone!.id;
  await upload(seller, number, id, 'the sketch');
  await workIn(await deliver(seller, number, id, 'The sketch <script>'));
  await workIn(await decide(client, number, id, 'accepted'));
  await workIn(await book(town, seller, number, id, 1_000_001, 'Bank 77'));
  await writeTo(client, number, 'It is bright.');
  town.clock.now = new Date(town.clock.now.getTime() + 60_000);
  await sendFile(seller, `/api/projects/${number}/thread/files`, 'a photo', 'photo.pdf');
  return { client, seller, number, accepted: versions[1]! };
}

// @proves PRJ-01
it('holds the whole agreement, and verifies in a process that has only the files', async () => {
  const { client, number, accepted } = await workedProject();
  const folder = await extracted(await archiveOf(client, number));
  expect(await pathsIn(folder)).toEqual([
    ...['project.json', 'brief.json', 'brief/01-the street — Ọjà.pdf', 'offers.json'],
    ...['offers/version-1.terms.json', 'offers/version-2.terms.json', 'acceptance.json', 'milestones.json'],
    ...['deliveries/1-1/01-sketch.pdf', 'invoices.json', 'payments.json', 'messages.json', 'messages/2/01-photo.pdf'],
    ...['README.txt', 'verify.mjs'],
  ]);
  const { code, out, err } = await verify(folder);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Version 2 was accepted with the hash ${accepted.hash}.`);
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  expect(
    createHash('sha256')
      .update(await read('offers/version-2.terms.json'))
      .digest('hex'),
  ).toBe(accepted.hash);
  expect(JSON.parse(await read('invoices.json'))).toMatchObject([
    { number: 'INV-0001', minor: 1_000_001, milestone: 1 },
  ]);
  expect(JSON.parse(await read('payments.json'))).toMatchObject([
    { milestone: 1, state: 'paid', transfers: [{ reference: 'Bank 77', amount: 1_000_001 }] },
    { milestone: 2, state: 'due', transfers: [] },
  ]);
  expect(JSON.parse(await read('messages.json'))).toMatchObject([
    { from: 'client', text: 'It is bright.' },
    { number: 2 },
  ]);
  const imports = [...(await read('verify.mjs')).matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  expect(imports).toEqual(['node:crypto', 'node:fs', 'node:path', 'node:url']);
});

// @proves PRJ-01
it('does not verify with one byte changed, a file missing, or a file added', async () => {
  const { seller, number } = await workedProject();
  const folder = await extracted(await archiveOf(seller, number));
  const paths = [...(await pathsIn(folder)), 'manifest.json', 'manifest.sha256'];
  for (const name of paths) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    const at = name === 'verify.mjs' ? 5 : Math.floor(Math.random() * bytes.length);
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 1;
    await writeFile(file, changed);
    expect([name, at, (await verify(folder)).code]).toEqual([name, at, 1]);
    await writeFile(file, bytes);
  }
  const [first = ''] = paths;
  const kept = await readFile(path.join(folder, first));
  await rm(path.join(folder, first));
  expect((await verify(folder)).err).toBe(`${first} is missing.\n`);
  await writeFile(path.join(folder, first), kept);
  await writeFile(path.join(folder, 'offers', 'version-3.terms.json'), '{}');
  expect((await verify(folder)).err).toBe('offers/version-3.terms.json is not in the manifest.\n');
});

// @proves PRJ-01
it('gives both sides the same files, without account ids, and others none', async () => {
  const { client, seller, number } = await workedProject();
  const one = await extracted(await archiveOf(client, number));
  const other = await extracted(await archiveOf(seller, number));
  for (const name of [...(await pathsIn(one)), 'manifest.json'])
    expect(await readFile(path.join(one, name))).toEqual(await readFile(path.join(other, name)));
  const ids = [(await client.session()).user!.id, (await seller.session()).user!.id];
  const texts = (await pathsIn(one)).filter((name) => name.endsWith('.json'));
  for (const name of texts)
    for (const id of ids) expect(await readFile(path.join(one, name), 'utf8')).not.toContain(id);
  expect((await archiveOf(await town.resident('member'), number)).status).toBe(404);
  expect((await archiveOf(town.visitor(), number)).status).toBe(401);
});

// @proves PRJ-01
it('says that there is no archive without an agreement, and limits archives a day', async () => {
  const open = await startProject(town);
  expect(await failureIn(await archiveOf(open.client, open.number))).toEqual([409, 'wrong-state']);
  const { client, number } = await agreeOn(town);
  for (let count = 0; count < 20; count += 1) await (await archiveOf(client, number)).arrayBuffer();
  expect((await archiveOf(client, number)).status).toBe(429);
});

// @proves PRJ-01
it('verifies for the client after the seller has left, whose account is no longer in it', async () => {
  const { client, seller, number, accepted } = await workedProject();
  const { email } = (await client.session()).user!;
  expect((await seller.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  town.clock.now = new Date(town.clock.now.getTime() + 15 * 24 * 60 * 60_000);
  expect(await town.api.background.run('erase-accounts')).toBe(1);
  await client.signIn(email);
  const folder = await extracted(await archiveOf(client, number));
  const { code, out, err } = await verify(folder);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Version 2 was accepted with the hash ${accepted.hash}.`);
  expect(out).toContain('The seller has left, so the bank account was removed from the terms');
  const terms = path.join(folder, 'offers', 'version-2.terms.json');
  expect(await readFile(terms, 'utf8')).not.toContain('Sade Bello');
  await writeFile(terms, (await readFile(terms, 'utf8')).replace('1000001', '1000002'));
  expect((await verify(folder)).code).toBe(1);
});

// @proves PRJ-01
it('can be extracted whatever names the files have', async () => {
  const { client, seller, number, ids } = await agreeOn(town);
  await upload(seller, number, ids[0]!);
  await workIn(await deliver(seller, number, ids[0]!));
  for (const name of ['ọ̀'.repeat(110), '🏮'.repeat(110), '請'.repeat(120), 'con', 'x. . '])
    expect([
      name,
      (await sendFile(client, `/api/projects/${number}/thread/files`, name, `${name}.pdf`)).status,
    ]).toEqual([name, 201]);
  const folder = await extracted(await archiveOf(client, number));
  const paths = await pathsIn(folder);
  for (const one of paths.flatMap((name) => name.split('/'))) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(255);
  expect(await verify(folder)).toMatchObject({ code: 0, err: '' });
});
