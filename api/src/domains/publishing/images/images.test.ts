import type { Picture } from '@verse/api-contract/api';
import { posted } from '../../../../test/feed';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { changeProfile, setPicture } from '../../../../test/profile-people';
import { formOf } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';
import { createPictureReferences } from '../../../platform/images';

afterEach(stopApis);

const statusFor = async (visitor: Visitor, { src }: Pick<Picture, 'src'>) => (await visitor.get(src)).status;
const toAll = (visitors: readonly Visitor[], picture: Picture) =>
  Promise.all(visitors.map((one) => statusFor(one, picture)));

async function startWithPeople(): Promise<{ town: Town; guest: Visitor; ada: Visitor; ben: Visitor; staff: Visitor }> {
  const town = await startTown({ STAFF_TWO_FACTOR: '0' });
  const ada = await town.resident('member');
  const ben = await town.resident('member');
  const staff = await town.resident('editor');
  return { town, guest: town.visitor(), ada, ben, staff };
}

// @proves R33
it('a picture of two posts is public until neither shows it', async () => {
  const { guest, ada, ben } = await startWithPeople();
  const post = { picture: true, alt: 'A gradient' };
  const hers = await posted(ada, post);
  const his = await posted(ben, post);
  expect(hers.picture!.src).toBe(his.picture!.src);
  const seen: number[] = [];
  for (const [author, { id }] of [
    [ada, hers],
    [ben, his],
  ] as const) {
    await author.delete(`/api/posts/${id}`);
    seen.push(await statusFor(guest, his.picture!));
  }
  expect(seen).toEqual([200, 404]);
  await ben.post(`/api/posts/${his.id}/restore`);
  expect(await statusFor(guest, his.picture!)).toBe(200);
});

// @proves R33
it('a picture for members is never in a shared cache, a public one for a year', async () => {
  const { guest, ada, ben } = await startWithPeople();
  const { id, picture } = await posted(ada, { picture: true, alt: 'A gradient', visibility: 'members' });
  expect(await toAll([guest, ben, ada], picture!)).toEqual([404, 200, 200]);
  const cacheOf = async (visitor: Visitor) => (await visitor.get(picture!.src)).headers.get('cache-control');
  expect(await cacheOf(ben)).toBe('private, no-cache');
  await ada.send('PATCH', `/api/posts/${id}`, { visibility: 'public' }, { 'if-match': '"1"' });
  expect(await cacheOf(guest)).toBe('public, max-age=31536000, immutable');
});

// @proves R33 GAP-048
it('a portrait is visible where its profile is, and is removed at once when replaced', async () => {
  const { town, guest, ada, ben } = await startWithPeople();
  const { picture: first } = await setPicture(town, ada, 'picture', 3);
  const { picture: second } = await setPicture(town, ada, 'picture', 4);
  expect(await toAll([guest, ada], first!)).toEqual([404, 404]);
  const seen: number[][] = [];
  for (const visibility of ['everybody', 'members', 'nobody']) {
    await changeProfile(ada, { visibility });
    seen.push(await toAll([guest, ben, ada], second!));
  }
  expect(seen).toEqual([
    [200, 200, 200],
    [404, 200, 200],
    [404, 404, 200],
  ]);
});

// @proves R33
it('pictures of a blog post that is not published are for its author and editors', async () => {
  const { guest, ada, ben, staff } = await startWithPeople();
  const sent = await ada.send('POST', '/api/blogs', await formOf());
  const { _id: id, picture } = (await sent.json()) as { _id: string; picture: Picture };
  expect(await toAll([guest, ben, ada, staff], picture)).toEqual([404, 404, 200, 200]);
  await staff.send('PATCH', `/api/blogs/${id}`, { status: 'published' }, { 'if-match': '"1"' });
  expect(await statusFor(guest, picture)).toBe(200);
  await staff.send('PATCH', `/api/blogs/${id}`, { status: 'unpublished' }, { 'if-match': '"2"' });
  expect(await toAll([guest, ben, ada, staff], picture)).toEqual([404, 404, 200, 200]);
});

// @proves R33
it('pictures of earlier releases are found again at the first start', async () => {
  const { town, ada } = await startWithPeople();
  const { picture } = await posted(ada, { picture: true, alt: 'A gradient' });
  const { store } = town.api;
  await store.db.collection('picture_places').deleteMany({});
  await store.db.collection<{ _id: string }>('settings').deleteOne({ _id: 'picture-places' });
  const before = await statusFor(ada, picture!);
  await (await createPictureReferences(store.db)).fill(['feed_posts']);
  expect([before, await statusFor(ada, picture!)]).toEqual([404, 200]);
});
