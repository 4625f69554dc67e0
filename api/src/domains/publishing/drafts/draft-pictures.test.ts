import { randomUUID } from 'node:crypto';
import { DRAFT_PICTURES } from '@verse/api-contract/files';
import type { Draft, DraftRequest } from '@verse/api-contract/publishing/blog-drafts.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import { idOf } from '../../../../test/notified';
import { PASSWORD, startTown, type Town, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { fileOf, formOf } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';
import { bytesOf, expectBalanced, openWatchedBlobs, sizesIn } from '../../../../test/stored-blobs';

afterEach(stopApis);

const TEXT = { title: 'Lamps', category: '', readTime: '', content: 'Words' };
const COVER = { id: randomUUID(), name: 'cover.jpg', alt: 'A lamp', isCover: true };
const DETAIL = { id: randomUUID(), name: 'detail.jpg', alt: '' };
const PUBLISH_KEY = 'the-key-of-the-lamps';

async function start(environment: Record<string, string> = {}) {
  const { store, blobs } = await openWatchedBlobs();
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', ...environment }, { store });
  return { town, blobs, db: store.db, mia: await town.resident('author', 'mia@example.org') };
}

async function save(visitor: Visitor, draft: Partial<DraftRequest> & { id: string }): Promise<Draft> {
  const answer = await visitor.send('PUT', '/api/blogs/drafts', { version: 0, ...TEXT, ...draft });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Draft;
}
const storedIn = ({ pictures }: Draft) => pictures.filter(({ isStored }) => isStored).map(({ id }) => id);
const pathOf = (draft: string, picture: string) => `/api/blogs/drafts/${draft}/pictures/${picture}`;

function send(visitor: Visitor, path: string, bytes: Buffer | string, name = 'cover.jpg'): Promise<Response> {
  const body = new FormData();
  body.append('file', fileOf({ bytes, name }));
  return visitor.send('PUT', path, body);
}

/** Removes the files that no document has referred to for a day. */
async function sweep({ clock, api }: Town): Promise<void> {
  for (const hours of [25, 1]) {
    clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
    await api.background.run('remove-loose-pictures');
  }
}

describe('a picture of a draft', () => {
  // @proves GAP-025 R34
  it('comes back on another device byte by byte, and is stored and counted once however often it is sent', async () => {
    const { town, blobs, db, mia } = await start();
    const id = randomUUID();
    expect(storedIn(await save(mia, { id, pictures: [COVER, DETAIL] }))).toEqual([]);
    const bytes = await jpegOf({ width: 60, height: 40 });
    const sent = await Promise.all([1, 2, 3].map(() => send(mia, pathOf(id, COVER.id), bytes)));
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await send(mia, pathOf(id, COVER.id), 'not a picture')).status).toBe(204);

    const other = await town.visitor().signIn('mia@example.org', PASSWORD);
    const [draft] = (await (await other.get('/api/blogs/drafts')).json()) as [Draft];
    expect(draft.pictures).toEqual([
      { ...COVER, isStored: true },
      { ...DETAIL, isStored: false },
    ]);
    const answer = await other.get(pathOf(id, COVER.id));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    await sweep(town);
    expect([(await sizesIn(blobs())).size, await bytesOf(db, await idOf(mia))]).toEqual([1, bytes.length]);
    await expectBalanced(db, blobs());
  });

  // @proves GAP-025 R8
  it('can be read and replaced by its author only, and no response names where it is stored', async () => {
    const { town, mia } = await start();
    const id = randomUUID();
    await save(mia, { id, pictures: [COVER] });
    const bytes = await jpegOf({ width: 60, height: 40 });
    await send(mia, pathOf(id, COVER.id), bytes);
    expect((await town.visitor().get(pathOf(id, COVER.id))).status).toBe(401);
    for (const role of ['author', 'editor', 'admin'] as const) {
      const stranger = await town.resident(role);
      expect((await stranger.get(pathOf(id, COVER.id))).status).toBe(404);
      expect((await send(stranger, pathOf(id, COVER.id), bytes)).status).toBe(404);
      // The same ids in their own drafts reach nothing of hers.
      expect(storedIn(await save(stranger, { id, pictures: [COVER] }))).toEqual([]);
      expect((await stranger.get(pathOf(id, COVER.id))).status).toBe(404);
    }
    const texts = [
      await (await mia.get('/api/blogs/drafts')).text(),
      JSON.stringify(await save(mia, { id, version: 1, title: 'Changed', pictures: [COVER] })),
    ];
    for (const text of texts) expect(text).not.toMatch(/\.file|blob|sha256/);
  });

  // @proves GAP-025
  it('is refused if the draft does not have it, if it is no picture, and if it is too large', async () => {
    const { mia, blobs } = await start();
    const id = randomUUID();
    const bytes = await jpegOf({ width: 60, height: 40 });
    expect((await send(mia, pathOf(id, COVER.id), bytes)).status).toBe(404);
    await save(mia, { id, pictures: [COVER] });
    expect((await send(mia, pathOf(id, DETAIL.id), bytes)).status).toBe(404);
    expect((await send(mia, pathOf(id, COVER.id), '%PDF-1.7 words', 'a.pdf')).status).toBe(400);
    const tooLarge = Buffer.concat([bytes, Buffer.alloc(DRAFT_PICTURES.bytes)]);
    expect((await send(mia, pathOf(id, COVER.id), tooLarge)).status).toBe(413);
    expect((await sizesIn(blobs())).size).toBe(0);
  });

  // @proves GAP-025 R34
  it('takes part of the space of the account, and is refused with a message if that is full', async () => {
    const { mia } = await start({ LIMIT_UPLOAD_BYTES_PER_ACCOUNT: '300' });
    const id = randomUUID();
    await save(mia, { id, pictures: [COVER] });
    const answer = await send(mia, pathOf(id, COVER.id), await jpegOf({ width: 60, height: 40 }));
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('Your account is full')]);
  });

  // @proves GAP-025 R34
  it('is removed with its place in the draft, with the draft, and with the account', async () => {
    const { town, mia, blobs } = await start();
    const bytes = await jpegOf({ width: 60, height: 40 });
    const one = randomUUID();
    const two = randomUUID();
    for (const id of [one, two]) {
      await save(mia, { id, pictures: [COVER, DETAIL] });
      for (const picture of [COVER, DETAIL]) await send(mia, pathOf(id, picture.id), bytes);
    }
    expect(storedIn(await save(mia, { id: one, version: 1, pictures: [DETAIL] }))).toEqual([DETAIL.id]);
    expect((await mia.get(pathOf(one, COVER.id))).status).toBe(404);
    await sweep(town);
    expect((await sizesIn(blobs())).size).toBe(3);
    await mia.delete(`/api/blogs/drafts/${one}`);
    await sweep(town);
    expect((await sizesIn(blobs())).size).toBe(2);
    await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    town.clock.now = new Date(town.clock.now.getTime() + 40 * 24 * HOUR_MS);
    for (const { run } of town.api.features.flatMap((feature) => feature.jobs ?? [])) await run();
    await sweep(town);
    expect((await sizesIn(blobs())).size).toBe(0);
  });

  // @proves GAP-025
  it('goes when the draft is published', async () => {
    const { town, mia, blobs, db } = await start();
    const id = randomUUID();
    await save(mia, { id, publishKey: PUBLISH_KEY, pictures: [COVER] });
    await send(mia, pathOf(id, COVER.id), await jpegOf({ width: 60, height: 40 }));
    const headers = { 'idempotency-key': PUBLISH_KEY };
    expect((await mia.send('POST', '/api/blogs', await formOf(), headers)).status).toBe(201);
    await sweep(town);
    expect([...(await sizesIn(blobs())).keys()].filter((name) => name.endsWith('.file'))).toEqual([]);
    await expectBalanced(db, blobs());
  });

  // @proves GAP-025
  it('stays stored while a page of an earlier release saves the draft, which sends no ids', async () => {
    const { mia } = await start();
    const id = randomUUID();
    const twin = { ...DETAIL, id: randomUUID() };
    await save(mia, { id, pictures: [COVER, DETAIL, twin] });
    const bytes = await jpegOf({ width: 60, height: 40 });
    for (const picture of [COVER, DETAIL, twin]) await send(mia, pathOf(id, picture.id), bytes);
    const named = [COVER, DETAIL, twin].map(({ name, alt }) => ({ name, alt: `${alt}!` }));
    const { pictures } = await save(mia, { id, version: 1, pictures: named });
    expect(pictures).toEqual([
      { ...COVER, alt: 'A lamp!', isStored: true },
      { ...DETAIL, alt: '!', isStored: true },
      { ...twin, alt: '!', isStored: true },
    ]);
  });
});
