import { suggestedTagsSchema } from '@verse/api-contract/community/community-posts.schema';
import { comment, commentOf, posted, postOf, toFailure, wholeFeed } from '../../../../test/feed';
import { listOf, textsOf } from '../../../../test/notified';
import { startTown, type Visitor } from '../../../../test/people';
import { changeProfile, rename } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

async function setUp() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const people = [await town.resident('member'), await town.resident('member'), await town.resident('member')] as const;
  for (const [index, handle] of ['ada-paints', 'bola-draws', 'chi-folds'].entries())
    expect((await rename(people[index]!, handle)).status).toBe(200);
  return { town, people, guest: town.visitor() };
}

const tagged = async (visitor: Visitor, tag: string) =>
  (await wholeFeed(visitor, 'limit=2', `/api/tags/${encodeURIComponent(tag)}/posts`)).map(({ id }) => id);
const mentionsFor = async (visitor: Visitor, id: string) =>
  (await postOf(visitor.get(`/api/posts/${id}`))).mentions ?? [];
const told = async (visitor: Visitor) => (await textsOf(visitor)).filter((text) => text.includes('mentioned you'));
const edit = (visitor: Visitor, { id, version }: { id: string; version: number }, change: object) =>
  visitor.send('PATCH', `/api/posts/${id}`, change, { 'If-Match': `"${version}"` });

// @proves GAP-051 R33
it('a tag lists its posts newest first: for guests the public ones, none that is changed or deleted', async () => {
  const { town, people, guest } = await setUp();
  const [ada, bola] = people;
  const ids: string[] = [];
  for (const [index, visibility] of ['public', 'members', 'public', 'public'].entries()) {
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
    ids.unshift((await posted(ada, { text: `Number ${index} #Lantern`, visibility })).id);
  }
  expect([await tagged(bola, 'LANTERN'), await tagged(guest, 'lantern')]).toEqual([
    ids,
    ids.filter((_, index) => index !== 2),
  ]);
  const newest = ids[0]!;
  const second = ids[1]!;
  await edit(ada, await postOf(ada.get(`/api/posts/${newest}`)), { text: 'Without it' });
  await ada.delete(`/api/posts/${second}`);
  expect(await tagged(guest, 'lantern')).toEqual([ids[3]]);
  await ada.post(`/api/posts/${second}/restore`);
  expect(await tagged(guest, 'lantern')).toEqual([second, ids[3]]);
  await bola.send('PUT', '/api/members/ada-paints/block');
  expect([await tagged(bola, 'lantern'), (await tagged(guest, 'lantern')).length]).toEqual([[], 2]);
  expect((await toFailure(guest.get('/api/tags/a%20b/posts')))[0]).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-051 R33
it('completes tags of posts that the member may read, the most used first', async () => {
  const { people, guest } = await setUp();
  const [ada, bola] = people;
  const first = await posted(ada, { text: '#lantern and #lamp' });
  await posted(ada, { text: '#lantern again' });
  const suggested = async (visitor: Visitor, q: string) => {
    const answer = await visitor.get(`/api/tags?q=${q}`);
    return suggestedTagsSchema
      .strict()
      .parse(await answer.json())
      .tags.map(({ tag }) => tag);
  };
  expect(await suggested(bola, 'La')).toEqual(['lantern', 'lamp']);
  expect(await suggested(bola, 'x')).toEqual([]);
  await ada.delete(`/api/posts/${first.id}`);
  expect(await suggested(bola, 'La')).toEqual(['lantern']);
  await bola.send('PUT', '/api/members/ada-paints/block');
  expect(await suggested(bola, 'la')).toEqual([]);
  expect((await guest.get('/api/tags?q=la')).status).toBe(401);
});

// @proves GAP-051 GAP-048 GAP-091
it('a mention is a link for those who may open the profile, under the current and a former handle', async () => {
  const { people, guest, town } = await setUp();
  const [ada, bola, chi] = people;
  const { id } = await posted(ada, { text: 'With @Bola-Draws, @nobody-here and bola-draws@example.org' });
  expect([await mentionsFor(guest, id), await mentionsFor(chi, id)]).toEqual([['bola-draws'], ['bola-draws']]);
  await commentOf(comment(chi, id, { text: 'Hello @bola-draws' }));
  const inComments = async (visitor: Visitor) => {
    const page = (await (await visitor.get(`/api/posts/${id}/comments`)).json()) as {
      comments: { mentions: string[] }[];
    };
    return page.comments.flatMap(({ mentions }) => mentions);
  };
  expect(await inComments(guest)).toEqual(['bola-draws']);
  await changeProfile(bola, { visibility: 'members' });
  expect([await mentionsFor(guest, id), await mentionsFor(chi, id), await inComments(guest)]).toEqual([
    [],
    ['bola-draws'],
    [],
  ]);
  await changeProfile(bola, { visibility: 'everybody' });
  expect((await rename(bola, 'bola-now')).status).toBe(200);
  expect(await mentionsFor(guest, id)).toEqual(['bola-draws']);
  await chi.send('PUT', '/api/members/bola-now/block');
  expect([await mentionsFor(chi, id), await inComments(chi)]).toEqual([[], []]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-065 GAP-091
it('notifies mentioned members once per post and comment, not the author, and after an edit the new ones', async () => {
  const { people } = await setUp();
  const [ada, bola, chi] = people;
  const post = await posted(ada, { text: 'For @bola-draws, @bola-draws and @ada-paints' });
  expect([(await told(bola)).length, (await told(ada)).length]).toEqual([1, 0]);
  const before = (await listOf(bola)).head.version;
  let edited = await postOf(edit(ada, post, { text: 'For @bola-draws and @chi-folds, better' }));
  expect([(await listOf(bola)).head.version, (await told(chi)).length]).toEqual([before, 1]);
  // Taken out and added again, it says nothing new.
  const once = (await listOf(chi)).head.version;
  for (const text of ['For @bola-draws', 'For @bola-draws and @chi-folds'])
    edited = await postOf(edit(ada, edited, { text }));
  expect([(await listOf(chi)).head.version, (await told(chi)).length]).toEqual([once, 1]);
  // The post's author is already notified of the comment.
  const other = await posted(ada);
  const { comment: said } = await commentOf(comment(bola, other.id, { text: '@ada-paints and @chi-folds, look' }));
  expect([(await told(ada)).length, (await told(chi)).length]).toEqual([0, 2]);
  await bola.delete(`/api/posts/${other.id}/comments/${said.id}`);
  expect((await told(chi)).length).toBe(1);
  await ada.delete(`/api/posts/${post.id}`);
  expect(await told(bola)).toEqual([]);
});

// @proves GAP-065 GAP-091 GAP-048
it('a mention notifies no one who blocked or muted the author, is hidden from them, or turned it off', async () => {
  const { people } = await setUp();
  const [ada, bola, chi] = people;
  const mention = () => posted(ada, { text: 'For @bola-draws' });
  for (const [enter, leave] of [
    ['PUT mute', 'DELETE mute'],
    ['PUT block', 'DELETE block'],
  ].map((pair) => pair.map((one) => one.split(' ') as [string, string]))) {
    await bola.send(enter![0], `/api/members/ada-paints/${enter![1]}`);
    await mention();
    await bola.send(leave![0], `/api/members/ada-paints/${leave![1]}`);
  }
  await changeProfile(bola, { visibility: 'nobody' });
  await mention();
  await changeProfile(bola, { visibility: 'everybody' });
  // Comments on a post do not notify members who have blocked its author.
  await bola.send('PUT', '/api/members/ada-paints/block');
  const { id } = await posted(ada);
  await commentOf(comment(chi, id, { text: 'See this, @bola-draws' }));
  await bola.send('DELETE', '/api/members/ada-paints/block');
  await bola.patch('/api/me', { pageNotifications: { mentions: false }, notificationEvents: { mentions: false } });
  await mention();
  expect(await told(bola)).toEqual([]);
  const crowd = Array.from({ length: 12 }, (_, index) => `@member-${index}`).join(' ');
  await posted(ada, { text: `${crowd} @chi-folds` });
  expect(await told(chi)).toEqual([]);
});
