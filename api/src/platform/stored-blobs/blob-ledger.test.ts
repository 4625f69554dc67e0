import { HOUR_MS } from '@verse/api-contract/time';
import { sendBrief } from '../../../test/briefs';
import { announce, enter, openEntryOverview, sendPart, storeContest } from '../../../test/contest-entries';
import { feedForm } from '../../../test/feed';
import { idOf } from '../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../test/people';
import { noiseOf } from '../../../test/pictures';
import { fileOf } from '../../../test/publishing';
import { order, shelve } from '../../../test/shop';
import { stopApis } from '../../../test/start-api';
import { bytesOf, expectBalanced, ledgerOf, openWatchedBlobs, sizesIn } from '../../../test/stored-blobs';
import { SITE_OWNER } from './blob-ledger';

afterEach(stopApis);

const LIMITS = { RATE_LIMIT_FACTOR: '1000', LIMIT_UPLOAD_BYTES_PER_ACCOUNT: '300000' };
const NO_ROOM = expect.stringContaining('Your account is full.') as string;

async function start(environment: Record<string, string> = LIMITS) {
  const { store, blobs } = await openWatchedBlobs();
  const town = await startTown(environment, { store });
  return { town, blobs, db: store.db, member: await town.resident('member') };
}

const pass = ({ clock }: Town, hours: number) => (clock.now = new Date(clock.now.getTime() + hours * HOUR_MS));

/** Removes the blobs that no document has referred to for a day. */
async function sweep(town: Town): Promise<void> {
  pass(town, 25);
  await town.api.background.run('remove-loose-pictures');
  pass(town, 1);
  await town.api.background.run('remove-loose-pictures');
}

const failureOf = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message];

let files = 0;
const pdf = (bytes: number) => {
  const text = `%PDF-1.7 ${(files += 1)} `;
  return fileOf({ bytes: text.padEnd(bytes, 'x'), name: 'a.pdf', type: 'application/pdf' });
};

function sendFile(visitor: Visitor, path: string, bytes: number): Promise<Response> {
  const form = new FormData();
  form.append('file', pdf(bytes));
  return visitor.send('POST', path, form, { 'idempotency-key': `key-of-a-file-${(files += 1)}` });
}

const JOB = { title: 'Lamp lighter', company: 'Lamps', description: 'Light.', tags: [], benefits: [], isRemote: false };

async function jobOf(town: Town): Promise<string> {
  const staff = await town.resident('admin');
  const pay = { min: 20, max: 30, currency: 'USD' };
  return ((await (await staff.post('/api/jobs', { ...JOB, pay, type: 'Part-time' })).json()) as { id: string }).id;
}

// @proves R34
it('bytes of files that are in no data export count, and come back only when the blobs are gone', async () => {
  const { town, blobs, db, member } = await start();
  const path = `/api/jobs/${await jobOf(town)}/application/draft/files`;
  const id = await idOf(member);
  const { files: kept } = (await (await sendFile(member, path, 200_000)).json()) as { files: { id: string }[] };
  expect(await bytesOf(db, id)).toBe(200_000);
  const refused = await sendFile(member, path, 150_000);
  expect(await failureOf(refused)).toEqual([409, NO_ROOM]);
  expect((await member.delete(`${path}/${kept[0]!.id}`)).status).toBeLessThan(300);
  // The bytes are still on the disk.
  expect(await failureOf(await sendFile(member, path, 150_000))).toEqual([409, NO_ROOM]);
  expect([(await sizesIn(blobs())).size, await bytesOf(db, id)]).toEqual([1, 200_000]);
  await sweep(town);
  expect([(await sizesIn(blobs())).size, await ledgerOf(db)]).toEqual([0, []]);
  expect((await sendFile(member, path, 150_000)).status).toBe(200);
  await expectBalanced(db, blobs());
});

// @proves R34
it('parallel uploads of one account store no more than its quota', async () => {
  const { db, member } = await start();
  const { number } = await sendBrief(member);
  const sent = Array.from({ length: 8 }, () => sendFile(member, `/api/projects/${number}/thread/files`, 70_000));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  expect(await bytesOf(db, await idOf(member))).toBe(280_000);
});

// @proves R34 GAP-058
it('the same part sent many times at once is stored once', async () => {
  const { town, blobs, db, member } = await start();
  await storeContest(town);
  await enter(member);
  const address = (await announce(member, 'a.pdf', 200_000)).headers.get('location')!;
  expect((await announce(member, 'b.pdf', 150_000)).status).toBe(409);
  const part = Buffer.from('%PDF-1.7 '.padEnd(100_000, 'x'));
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendPart(member, address, 0, part)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await bytesOf(db, await idOf(member))).toBe(100_000);
  await expectBalanced(db, blobs());
  // Announced bytes count until the upload ends.
  expect((await announce(member, 'b.pdf', 150_000)).status).toBe(409);
  expect((await openEntryOverview(member)).entry!.uploads).toHaveLength(1);
});

// @proves R34
it('a receipt of a guest counts against the order, within a budget', async () => {
  const { town, blobs, db } = await start({ RATE_LIMIT_FACTOR: '1000' });
  await shelve(town, '1', 5);
  const guest = town.visitor();
  const { number } = await order(guest, { 1: 1 }, { email: 'guest@example.org' });
  const path = `/api/orders/${number}/receipts`;
  for (const status of [200, 200, 200, 409]) expect((await sendFile(guest, path, 50_000)).status).toBe(status);
  const owners = new Set((await ledgerOf(db)).map(({ ownerId }) => ownerId));
  expect([...owners]).toEqual([expect.stringMatching(/^order:/)]);
  await expectBalanced(db, blobs());
});

// @proves R34
it('an erased account owns nothing; bytes that others still need get an owner, the others go', async () => {
  const { town, blobs, db, member } = await start({ RATE_LIMIT_FACTOR: '1000' });
  const id = await idOf(member);
  const picture = new File([new Uint8Array(await noiseOf(60, 60))], 'a.jpg', { type: 'image/jpeg' });
  const withPicture = async () => {
    const form = await feedForm({ text: 'A', alt: 'B' });
    form.append('picture', picture);
    return form;
  };
  const other = await town.resident('member');
  const otherId = await idOf(other);
  for (const one of [member, other])
    expect((await one.send('POST', '/api/posts', await withPicture())).status).toBe(201);
  expect((await sendFile(member, `/api/jobs/${await jobOf(town)}/application/draft/files`, 5000)).status).toBe(200);
  const shared = (await bytesOf(db, id)) - 5000;
  const password = 'Lanterns-4-Sale!';
  expect((await member.post('/api/me/deletion', { password, confirm: 'DELETE' })).status).toBeLessThan(300);
  pass(town, 24 * 40);
  const jobs = town.api.features.flatMap((feature) => feature.jobs ?? []);
  for (const { run } of jobs) await run();
  expect(await bytesOf(db, id)).toBe(0);
  await sweep(town);
  expect(await bytesOf(db, otherId)).toBe(shared);
  await expectBalanced(db, blobs());
});

// @proves R34
it('a site that ran without the ledger gets a row for each blob at its next start', async () => {
  const { town, blobs, db, member } = await start({ RATE_LIMIT_FACTOR: '1000' });
  const form = await feedForm({ text: 'A', alt: 'B', picture: true });
  expect((await member.send('POST', '/api/posts', form)).status).toBe(201);
  expect((await sendFile(member, `/api/jobs/${await jobOf(town)}/application/draft/files`, 5000)).status).toBe(200);
  await blobs().put(`${'0'.repeat(32)}.file`, Buffer.from('no document'));
  const before = await ledgerOf(db);
  await db.collection('stored_blobs').deleteMany({});
  await db.collection('settings').deleteMany({ _id: 'stored-blobs' });
  const stored = blobs();
  await startTown({}, { store: { ...town.api.store, openBlobs: () => stored, close: () => Promise.resolve() } });
  const owners = (rows: typeof before) => new Map(rows.map(({ _id, ownerId }) => [_id, ownerId]));
  const expected = owners(before).set(`${'0'.repeat(32)}.file`, SITE_OWNER);
  expect(owners(await ledgerOf(db))).toEqual(expected);
  await expectBalanced(db, stored);
});

// @proves R34
it('a row whose bytes were never stored goes within a day; bytes that could not be stored leave none', async () => {
  const disk = { isFull: false };
  const { store, blobs } = await openWatchedBlobs(({ put }) => ({
    put: (name, bytes) =>
      disk.isFull ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : put(name, bytes),
  }));
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' }, { store });
  const member = await town.resident('member');
  const id = await idOf(member);
  const path = `/api/jobs/${await jobOf(town)}/application/draft/files`;
  disk.isFull = true;
  expect((await sendFile(member, path, 5000)).status).toBe(507);
  expect(await ledgerOf(store.db)).toEqual([]);
  disk.isFull = false;
  // A process was killed between the row and the bytes.
  await store.db.collection<{ _id: string }>('stored_blobs').insertOne({
    _id: `${'0'.repeat(32)}.file`,
    ownerId: id,
    bytes: 7,
    putAt: town.clock.now,
    token: '',
    isSettled: false,
  } as never);
  expect((await sendFile(member, path, 5000)).status).toBe(200);
  await sweep(town);
  expect(await bytesOf(store.db, id)).toBe(5000);
  await expectBalanced(store.db, blobs());
});
