import { createHash } from 'node:crypto';
import { HOUR_MS } from '@verse/api-contract/time';
import {
  announce,
  enter,
  entryOverviewOf,
  entryPath,
  openEntryOverview,
  sendPart,
  storeContest,
} from '../../../../test/contest-entries';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { openTestStore } from '../../../../test/test-store';

afterEach(stopApis);

const MEGABYTE = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Creates bytes that begin like a ZIP file. */
const zipOf = (bytes: number) => {
  const file = Buffer.alloc(bytes, 'the parts of a file differ ');
  file.write('PK\x03\x04', 0, 'latin1');
  file.writeUInt32BE(bytes, bytes - 4);
  return file;
};
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;
const offsetOf = async (member: Visitor, address: string) =>
  Number((await member.send('HEAD', address, undefined, { 'tus-resumable': '1.0.0' })).headers.get('upload-offset'));

// @proves GAP-058
it('a file uploaded in parts that arrive late, twice or out of order has the hash of the whole', async () => {
  const town = await startTown();
  await storeContest(town);
  const member = await town.resident('member');
  await enter(member);
  const file = zipOf(3 * MEGABYTE + 17);
  const begun = await announce(member, 'all.zip', file.length);
  expect(begun.status).toBe(201);
  const address = begun.headers.get('location')!;
  expect(await offsetOf(member, address)).toBe(0);
  const part = (from: number, to?: number) => sendPart(member, address, from, file.subarray(from, to));
  expect((await part(0, 1_500_000)).status).toBe(204);
  expect(await offsetOf(member, address)).toBe(1_500_000);
  // Sends the same chunk again, then a chunk whose offset is too high.
  expect((await part(0, 1_500_000)).status).toBe(409);
  expect((await part(2_000_000)).status).toBe(409);
  const both = await Promise.all([part(1_500_000), part(1_500_000)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await offsetOf(member, address)).toBe(file.length);
  const [stored] = (await openEntryOverview(member)).entry!.draft.files;
  expect(stored).toMatchObject({ name: 'all.zip', type: 'application/zip', bytes: file.length, sha256: sha256(file) });
  const sent = await member.get(`${entryPath()}/files/${stored!.id}`);
  expect(sha256(new Uint8Array(await sent.arrayBuffer()))).toBe(sha256(file));
  expect(sent.headers.get('content-disposition')).toContain('attachment');
  const after = await entryOverviewOf(await member.delete(`${entryPath()}/files/${stored!.id}`));
  expect(after.entry!.draft.files).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('an upload belongs to its entry, and type, size and number of files are limited with messages', async () => {
  const town = await startTown();
  await storeContest(town);
  const member = await town.resident('member');
  const other = await town.resident('member');
  await enter(member);
  await enter(other);
  const address = (await announce(member, 'all.zip', 1000)).headers.get('location')!;
  expect((await sendPart(other, address, 0, zipOf(1000))).status).toBe(404);
  expect((await other.send('HEAD', address, undefined, { 'tus-resumable': '1.0.0' })).status).toBe(404);
  expect((await member.send('PATCH', address, {})).status).toBe(415);
  const text = await sendPart(member, address, 0, Buffer.alloc(1000, 'plain text '));
  expect([text.status, await message(text)]).toEqual([
    400,
    '“all.zip” cannot be used here. Choose a PNG, JPEG, WebP, PDF, MP4 or ZIP file.',
  ]);
  const large = await announce(member, 'film.mp4', 201 * MEGABYTE);
  expect([large.status, await message(large)]).toEqual([400, '“film.mp4” is 201 MB. A file may be at most 200 MB.']);
  for (let count = 0; count < 10; count += 1) expect((await announce(member, 'a.zip', 10)).status).toBe(201);
  const eleventh = await announce(member, 'a.zip', 10);
  expect([eleventh.status, await message(eleventh)]).toEqual([
    409,
    'An entry has at most 10 files, unfinished uploads included.',
  ]);
  town.clock.now = new Date(town.clock.now.getTime() + 25 * HOUR_MS);
  expect(await town.api.background.run('remove-old-uploads')).toBe(10);
});

// @proves GAP-058
it('a full account and a full disk are reported, and the upload continues once there is room', async () => {
  const disk = { isFull: false };
  const store = await openTestStore();
  const openBlobs: typeof store.openBlobs = (options) => {
    const blobs = store.openBlobs(options);
    const put: typeof blobs.put = (name, bytes) =>
      disk.isFull ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : blobs.put(name, bytes);
    return { ...blobs, put };
  };
  const town = await startTown({ LIMIT_UPLOAD_BYTES_PER_ACCOUNT: '3000000' }, { store: { ...store, openBlobs } });
  await storeContest(town);
  const member = await town.resident('member');
  await enter(member);
  const full = await announce(member, 'all.zip', 3_000_001);
  expect([full.status, await message(full)]).toEqual([409, expect.stringContaining('Your account is full.')]);
  const file = zipOf(1_500_000);
  const address = (await announce(member, 'all.zip', file.length)).headers.get('location')!;
  disk.isFull = true;
  const refused = await sendPart(member, address, 0, file);
  expect([refused.status, await message(refused)]).toEqual([
    507,
    'We’re out of space, so we couldn’t save this. Nothing changed.',
  ]);
  disk.isFull = false;
  const offset = await offsetOf(member, address);
  expect((await sendPart(member, address, offset, file.subarray(offset))).status).toBe(204);
  expect((await openEntryOverview(member)).entry!.draft.files[0]).toMatchObject({ sha256: sha256(file) });
  // The stored file counts towards the account's limit.
  expect((await announce(member, 'b.zip', 1_600_000)).status).toBe(409);
});

// @proves GAP-058
it('a complete file without room for its copy is not read again at each request', async () => {
  const read: string[] = [];
  const store = await openTestStore();
  const openBlobs: typeof store.openBlobs = (options) => {
    const blobs = store.openBlobs(options);
    const get: typeof blobs.get = (name) => {
      read.push(name);
      return blobs.get(name);
    };
    return { ...blobs, get };
  };
  const town = await startTown({ LIMIT_UPLOAD_BYTES_PER_ACCOUNT: '3000000' }, { store: { ...store, openBlobs } });
  await storeContest(town);
  const member = await town.resident('member');
  await enter(member);
  const file = Buffer.alloc(2_000_000, '%PDF-1.7 a document ');
  const address = (await announce(member, 'all.pdf', file.length)).headers.get('location')!;
  const refused = await sendPart(member, address, 0, file);
  expect([refused.status, await message(refused)]).toEqual([409, expect.stringContaining('Your account is full.')]);
  const { entry } = await openEntryOverview(member);
  expect(entry).toMatchObject({ draft: { files: [] }, uploads: [{ name: 'all.pdf', offset: file.length }] });
  expect((await member.send('HEAD', address, undefined, { 'tus-resumable': '1.0.0' })).status).toBe(409);
  expect(read).toEqual([]);
});
