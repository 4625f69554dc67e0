import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { DraftEditor } from './draft-editor';

const NOTHING = { title: '', category: '', readTime: '', content: '' };

/** Exactly the data that the release of 21 November 2026 left on devices. */
const DRAFT = {
  id: '1c1f6c1e-2f0e-4d5c-8c3a-0b7d3c0f4a11',
  title: 'Half a',
  category: 'Craft',
  readTime: '1 minute',
  content: 'mid-senten',
  thumbnail: { id: '7b0d0a86-2b2e-4b9a-9a3f-6f5f0b3b7c01', name: 'cover.jpg', alt: 'A desk' },
  images: [{ id: '7b0d0a86-2b2e-4b9a-9a3f-6f5f0b3b7c02', name: 'detail.png', alt: '' }],
  publishKey: '9d7a7f60-3b1c-4c55-8a3a-3a8f5f0d1e22',
  savedAt: '2026-11-21T21:14:03.000Z',
  owner: 'me',
  server: { version: 4, savedAt: '2026-11-21T21:14:02.000Z', of: '2026-11-21T21:14:01.000Z' },
  isFromElsewhere: false,
  elsewhere: [{ name: 'train.jpg', alt: 'From the train' }],
  publishAt: '',
  discardedAt: '',
};
const COVER = new Uint8Array([0xff, 0xd8, 0xff, 7]);

/** Creates the database as that release did: version 1, with two stores that have no key paths. */
async function leaveOnDevice(texts: Record<string, object>, pictures: Record<string, object>) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('verse-resources', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('draft-pictures');
      request.result.createObjectStore('draft-texts');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('no database', { cause: request.error }));
  });
  const transaction = database.transaction(['draft-pictures', 'draft-texts'], 'readwrite');
  for (const [id, text] of Object.entries(texts)) transaction.objectStore('draft-texts').put(JSON.stringify(text), id);
  for (const [id, picture] of Object.entries(pictures)) transaction.objectStore('draft-pictures').put(picture, id);
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
}

async function openEditor() {
  const desk = new DraftEditor();
  await desk.start(NOTHING);
  await desk.writeAs('me');
  return desk;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
});

describe('records of the previous release', () => {
  // @proves GAP-025
  it.each([
    ['on the page’s own storage', true],
    ['in the second copy alone, after a crash of the browser', false],
  ])('%s is restored with every letter and picture, and can be continued', async (_where, isInStorage) => {
    const { thumbnail, images } = DRAFT;
    await leaveOnDevice(
      { [DRAFT.id]: DRAFT, 'change:one': { version: 3, text: NOTHING, pictures: null, savedAt: DRAFT.savedAt } },
      { [thumbnail.id]: { bytes: COVER.buffer, type: 'image/jpeg' } },
    );
    if (isInStorage) localStorage.setItem(`verse:resources:draft:${DRAFT.id}`, JSON.stringify(DRAFT));
    const desk = await openEditor();
    expect(desk.getState().draft).toEqual({ ...DRAFT, contentFormat: 'plain', tags: '', uploaded: [] });
    expect(desk.getState().others).toEqual([]);
    const { [thumbnail.id]: cover, [images[0]!.id]: lost } = desk.getState().blobs;
    expect(new Uint8Array(await cover!.arrayBuffer())).toEqual(COVER);
    expect(lost).toBeNull();
    desk.change({ content: 'mid-sentence.' });
    await waitFor(() => expect(desk.getState().copiedAt).toBe(desk.getState().draft.savedAt));
    desk.stop();
    expect((await openEditor()).getState().draft).toMatchObject({
      content: 'mid-sentence.',
      thumbnail,
      publishKey: DRAFT.publishKey,
      server: DRAFT.server,
    });
  });

  // @proves GAP-025
  it('is also found under the ids of earlier releases, among other drafts and deleted ones', async () => {
    const kept = (id: string, more: object) =>
      localStorage.setItem(`verse:resources:draft:${id}`, JSON.stringify({ ...DRAFT, id, thumbnail: null, ...more }));
    kept('0123456789abcdef0123456789abcdef', { title: 'Old id', savedAt: '2026-11-20T10:00:00.000Z' });
    kept(DRAFT.id, { title: 'Thrown away', discardedAt: new Date().toISOString() });
    kept('1c1f6c1e-2f0e-4d5c-8c3a-0b7d3c0f4a12', { title: 'From a phone', isFromElsewhere: true });
    kept('1c1f6c1e-2f0e-4d5c-8c3a-0b7d3c0f4a13', { title: 'Somebody else’s', owner: 'other' });
    const desk = await openEditor();
    expect(desk.getState().draft).toMatchObject({ id: '0123456789abcdef0123456789abcdef', title: 'Old id' });
    expect(
      desk
        .getState()
        .others.map(({ title }) => title)
        .sort(),
    ).toEqual(['From a phone', 'Thrown away']);
  });
});
