import { taggedWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import { posted, wholeFeed } from '../../../../test/feed';
import { startTown, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile, rename } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

// @proves GAP-051
it('suggestions count what the member may read, as the lists of the tag do', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const chi = await town.resident('member');
  expect((await rename(bola, 'bola-draws')).status).toBe(200);
  for (const visitor of [ada, bola]) {
    await changeProfile(visitor, { shownTo: { ...(await ownProfile(visitor)).shownTo, works: 'everybody' } });
    await posted(visitor, { text: '#lantern' });
    await addWork(town, visitor, { tags: ['lantern'] });
  }
  await posted(ada, { text: '#lamp' });
  const found = async (visitor: Visitor) => {
    const { tags } = (await (await visitor.get('/api/tags?q=la')).json()) as { tags: object[] };
    const { works } = taggedWorksSchema.parse(await (await visitor.get('/api/tags/lantern/works')).json());
    const listed = [await wholeFeed(visitor, '', '/api/tags/lantern/posts'), works];
    return [tags, listed.map(({ length }) => length)];
  };
  const lamp = { tag: 'lamp', posts: 1, works: 0, blogPosts: 0 };
  const lantern = { tag: 'lantern', blogPosts: 0 };
  expect(await found(chi)).toEqual([
    [{ ...lantern, posts: 2, works: 2 }, lamp],
    [2, 2],
  ]);
  await changeProfile(ada, { visibility: 'nobody' });
  expect(await found(chi)).toEqual([
    [{ ...lantern, posts: 2, works: 1 }, lamp],
    [2, 1],
  ]);
  await chi.send('PUT', '/api/members/bola-draws/mute');
  expect(await found(chi)).toEqual([
    [{ ...lantern, posts: 1, works: 0 }, lamp],
    [1, 0],
  ]);
  expect(town.api.scans).toEqual([]);
});
