import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManagedBlog, Picture } from '@verse/api-contract/api';
import { HOUR_MS } from '@verse/api-contract/time';
import { drawContent } from '../../../../test/content-folder';
import { jpegOf } from '../../../../test/pictures';
import { published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';
import { storedState } from '../../../../test/stored-state';

afterEach(stopApis);

const pictureOf = async (seed: number) => ({ bytes: await jpegOf({ seed, width: 64, height: 40 }) });

const BLOB = /[0-9a-f]{32}\.(?:webp|jpg)/;

async function start() {
  const clock = { now: new Date('2026-01-01T00:00:00Z') };
  const api = await startApi({ DELETED_POSTS_DAYS: '1' }, { now: () => clock.now });
  const pass = (hours: number) => (clock.now = new Date(clock.now.getTime() + hours * HOUR_MS));
  /** Runs the hourly job. */
  const sweep = async () => {
    pass(25);
    const first = await api.background.run('remove-loose-pictures');
    pass(1);
    return [first, await api.background.run('remove-loose-pictures')];
  };
  return { api, pass, sweep };
}

const change = (api: RunningApi, method: string, path: string, version?: number, body?: BodyInit) =>
  api.call(path, {
    method,
    headers: { ...asEditor, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    ...(body ? { body } : {}),
  });

/** Changes the cover image of the post. */
async function withCover(api: RunningApi, id: string, version: number, seed: number): Promise<ManagedBlog> {
  const form = new FormData();
  form.append(
    'edition',
    JSON.stringify({
      title: 'A title',
      category: 'Craft',
      readTime: '2 minutes',
      content: `Text ${seed}`,
      pictures: { thumbnail: { alt: '' }, images: [] },
    }),
  );
  form.append(
    'thumbnail',
    new File([new Uint8Array((await pictureOf(seed)).bytes)], 'cover.jpg', { type: 'image/jpeg' }),
  );
  return (await (await change(api, 'PUT', `/api/blogs/${id}`, version, form)).json()) as ManagedBlog;
}

const isThere = async (api: RunningApi, { src, srcset }: Picture) => {
  const addresses = [src, ...srcset.split(', ').map((size) => size.split(' ')[0]!)];
  return (
    await Promise.all(addresses.map(async (address) => (await api.call(address, { headers: asEditor })).status))
  ).every((status) => status === 200);
};

describe('pictures', () => {
  // @proves GAP-025
  it('stay while a post, a version or a deleted post that can return shows them, and are then removed', async () => {
    const { api, pass, sweep } = await start();
    const kept = await published(api, { thumbnail: await pictureOf(1), images: [await pictureOf(2)] });
    const shared = await published(api, { thumbnail: await pictureOf(1) });
    const edited = await published(api, { thumbnail: await pictureOf(3) });
    await withCover(api, edited._id, 1, 4);
    const gone = await published(api, { thumbnail: await pictureOf(5) });
    expect(await sweep()).toEqual([0, 0]);
    await change(api, 'DELETE', `/api/blogs/${shared._id}`, 1);
    await change(api, 'DELETE', `/api/blogs/${gone._id}`, 1);
    expect(await api.background.run('remove-loose-pictures')).toBe(0);
    expect(
      await Promise.all(
        [kept.picture, kept.contentImages[0]!, edited.picture, gone.picture].map((picture) => isThere(api, picture)),
      ),
    ).toEqual([true, true, true, true]);

    pass(25);
    expect(await api.background.run('remove-deleted-posts')).toBe(2);
    const [first, second] = await sweep();
    // Two formats per size, plus the small picture.
    expect([first, second]).toEqual([0, gone.picture.srcset.split(', ').length * 2 + 1]);
    expect(await isThere(api, gone.picture)).toBe(false);
    expect(
      await Promise.all([kept.picture, kept.contentImages[0]!, edited.picture].map((picture) => isThere(api, picture))),
    ).toEqual([true, true, true]);
    expect(await sweep()).toEqual([0, 0]);
    expect(api.scans).toEqual([]);
  });

  // @proves GAP-024 GAP-025
  it('that were stored within a day stay, although no post shows them yet', async () => {
    const { api, pass } = await start();
    const { _id } = await published(api, { thumbnail: await pictureOf(6) });
    // Simulates a crash after the pictures were stored but before the post was.
    await api.store.db.collection('blogs').deleteOne({ _id });
    pass(23);
    expect([
      await api.background.run('remove-loose-pictures'),
      await api.background.run('remove-loose-pictures'),
    ]).toEqual([0, 0]);
    pass(2);
    expect([
      await api.background.run('remove-loose-pictures'),
      (await api.background.run('remove-loose-pictures')) > 0,
    ]).toEqual([0, true]);
  });

  // @proves GAP-024 GAP-025
  it('that are published again while they are being removed are kept, 20 times of 20', async () => {
    const { api, pass } = await start();
    for (let turn = 0; turn < 20; turn += 1) {
      const picture = await pictureOf(turn);
      const { _id } = await published(api, { thumbnail: picture });
      await change(api, 'DELETE', `/api/blogs/${_id}`, 1);
      pass(25);
      await api.background.run('remove-deleted-posts');
      expect(await api.background.run('remove-loose-pictures')).toBe(0);
      pass(1);
      const [again] = await Promise.all([
        published(api, { thumbnail: picture }),
        api.background.run('remove-loose-pictures'),
        api.background.run('remove-loose-pictures'),
      ]);
      expect(await isThere(api, again.picture)).toBe(true);
      expect((await (await api.call(`/api/blogs/${again._id}`)).json()) as { image: string }).toMatchObject({
        image: expect.stringMatching(/^\/9j\//) as string,
      });
    }
  });

  // @proves GAP-025
  it('of the oldest version that is restored meanwhile stay, although no post referred to them', async () => {
    const { api, pass } = await start();
    const { _id, picture } = await published(api, { thumbnail: await pictureOf(1) });
    for (let version = 1; version <= 50; version += 1) await withCover(api, _id, version, 2 + (version % 2));
    pass(25);
    expect(await api.background.run('remove-loose-pictures')).toBe(0);
    pass(1);
    const [restored] = await Promise.all([
      change(api, 'POST', `/api/blogs/${_id}/versions/1/restore`, 51),
      api.background.run('remove-loose-pictures'),
    ]);
    expect(restored.status).toBe(200);
    expect(await isThere(api, picture)).toBe(true);
  });

  // @proves GAP-025
  it('are looked up in every collection that refers to one', async () => {
    const { api, sweep } = await start();
    const content = await drawContent();
    await mkdir(path.join(content, 'images', 'posts'), { recursive: true });
    await writeFile(path.join(content, 'images', 'posts', 'story-circle.webp'), (await pictureOf(8)).bytes);
    const seeded = await startApi({ SEED: '1', API_CONTENT_DIR: content });
    await withCover(api, (await published(api))._id, 1, 7);
    const named = [api, seeded].map(async ({ store }) =>
      Object.entries(await storedState(store))
        .filter(
          ([name, documents]) =>
            !['picture_places', 'stored_blobs'].includes(name) && BLOB.test(JSON.stringify(documents)),
        )
        .map(([name]) => name),
    );
    expect(new Set((await Promise.all(named)).flat())).toEqual(
      new Set(['blogs', 'blog_versions', 'feed_posts', 'contests', 'products', 'works']),
    );
    expect(await sweep()).toEqual([0, 0]);
  });
});
