import type { FeedPost, Problem } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { feedForm, feedOf, like, likeOf, posted, postOf, sendPost, toFailure, wholeFeed } from '../../../../test/feed';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const UNKNOWN = [404, 'not-found', 'There is no such post.'];
const change = (visitor: Visitor, { id, version }: Pick<FeedPost, 'id' | 'version'>, body: unknown) =>
  visitor.send('PATCH', `/api/posts/${id}`, body, { 'If-Match': `"${version}"` });
const idsOf = (posts: readonly FeedPost[]) => posts.map(({ id }) => id);

// @proves GAP-053 ENT-14 COM-17
it('a post with a picture and its description comes first under Latest, as it was typed', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const guest = town.visitor();
  await posted(ada, { text: 'The first' });
  town.clock.now = new Date(town.clock.now.getTime() + 1);
  const text = 'One line\r\nanother https://example.org/x javascript:alert(1) <script>alert(1)</script>';
  const post = await posted(ada, { text, picture: true, alt: 'A gradient', madeHow: 'by-hand' });
  expect(post).toMatchObject({
    text: text.replace('\r\n', '\n'),
    madeHow: 'by-hand',
    visibility: 'public',
    state: 'shown',
    version: 1,
    likes: 0,
    comments: 0,
    isOwn: true,
    picture: { alt: 'A gradient', width: 640, height: 400 },
    acts: ['edit', 'delete'],
    editedAt: null,
  });
  expect(post.author).toMatchObject({ name: 'Ada Tester' });
  const [first] = (await feedOf(guest)).posts;
  expect(first).toMatchObject({ id: post.id, isOwn: false, acts: [] });
  expect((await town.api.call(first!.picture!.src)).status).toBe(200);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-053
it('explains what is wrong with a post that is empty, too long, or has a picture without description', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const faults: [Parameters<typeof feedForm>[0], string][] = [
    [{ text: '  \n ' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ picture: true }, 'alt'],
    [{ picture: true, alt: 'x'.repeat(301) }, 'alt'],
    [{ madeHow: 'magic' }, 'madeHow'],
    [{ visibility: 'nobody' }, 'visibility'],
  ];
  for (const [form, field] of faults) {
    const answer = await sendPost(ada, form);
    expect([answer.status, Object.keys(((await answer.json()) as Problem).fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await feedOf(ada)).posts).toEqual([]);
  expect((await sendPost(town.visitor())).status).toBe(401);
});

// @proves GAP-053
it('a post sent again under its key is the same, also ten times at once; another under it is rejected', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100', LIMIT_UPLOADS_AT_ONCE: '10' });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendPost(ada, { text: 'Once' }, 'key-of-ada')));
  expect(new Set(await Promise.all(answers.map(async (one) => (await postOf(one)).id))).size).toBe(1);
  expect(await toFailure(sendPost(ada, { text: 'Another' }, 'key-of-ada'))).toEqual([
    409,
    'conflict',
    'This Idempotency-Key has already sent something else. Send a new key.',
  ]);
  expect((await postOf(sendPost(bola, { text: 'Once' }, 'key-of-ada'))).isOwn).toBe(true);
  expect((await feedOf(ada)).posts).toHaveLength(2);
});

// @proves GAP-053
it('only its author edits a post, a second editor sees both versions, and its position stays', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const post = await posted(ada, { picture: true, alt: 'A gradient' });
  town.clock.now = new Date(town.clock.now.getTime() + DAY_MS);
  const later = await posted(bola);
  const edited = await postOf(change(ada, post, { text: 'Better', alt: 'Red to green' }));
  expect(edited).toMatchObject({
    text: 'Better',
    version: 2,
    createdAt: post.createdAt,
    picture: { alt: 'Red to green' },
  });
  expect(edited.editedAt).toBe(town.clock.now.toISOString());
  expect(idsOf((await feedOf(bola)).posts)).toEqual([later.id, post.id]);
  const second = await change(ada, post, { text: 'Late' });
  const both = (await second.json()) as { current: FeedPost; yours: unknown };
  expect([second.status, both.current.text, both.yours]).toEqual([409, 'Better', { text: 'Late' }]);
  expect(await toFailure(change(ada, edited, { alt: '' }))).toEqual([
    400,
    'invalid',
    'Describe the picture for people who can’t see it.',
  ]);
  expect(await postOf(change(ada, edited, { picture: null, visibility: 'members' }))).toMatchObject({
    picture: null,
    visibility: 'members',
    text: 'Better',
  });
  expect(await toFailure(change(bola, edited, { text: 'Mine now' }))).toEqual(UNKNOWN);
});

// @proves GAP-053 GAP-052
it('a deleted post is hidden from all but its author, who can undo that for thirty days', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const { id } = await posted(ada);
  await like(bola, id);
  await bola.send('PUT', `/api/posts/${id}/save`);
  for (let times = 0; times < 2; times += 1)
    expect(await postOf(ada.delete(`/api/posts/${id}`))).toMatchObject({ state: 'deleted', acts: ['restore'] });
  for (const visitor of [bola, town.visitor()]) {
    expect(await toFailure(visitor.get(`/api/posts/${id}`))).toEqual(UNKNOWN);
    expect((await feedOf(visitor)).posts).toEqual([]);
  }
  expect(await wholeFeed(bola, '', '/api/posts/saved')).toEqual([]);
  expect(await toFailure(like(bola, id))).toEqual(UNKNOWN);
  expect(await toFailure(bola.post(`/api/posts/${id}/restore`))).toEqual(UNKNOWN);
  expect(await postOf(ada.post(`/api/posts/${id}/restore`))).toMatchObject({ state: 'shown', likes: 1 });
  expect(idsOf(await wholeFeed(bola, '', '/api/posts/saved'))).toEqual([id]);
  await ada.delete(`/api/posts/${id}`);
  town.clock.now = new Date(town.clock.now.getTime() + 30 * DAY_MS + 1);
  await town.api.background.run('remove-deleted-feed-posts');
  for (const name of ['feed_posts', 'post_likes', 'post_saves'])
    expect(await town.api.store.db.collection(name).countDocuments({})).toBe(0);
});

// @proves GAP-052
it('ten equal likes count once, and ten removals leave none', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const { id } = await posted(ada);
  const send = (method: 'PUT' | 'DELETE') => Promise.all(Array.from({ length: 10 }, () => like(bola, id, method)));
  for (const answer of await send('PUT')) expect(await likeOf(answer)).toMatchObject({ on: true });
  expect(await likeOf(await like(bola, id))).toEqual({ on: true, count: 1 });
  expect((await feedOf(bola)).posts).toMatchObject([{ isLiked: true, likes: 1, why: { likes: 1, points: 2 } }]);
  expect((await feedOf(ada)).posts).toMatchObject([{ isLiked: false, likes: 1 }]);
  for (const answer of await send('DELETE')) expect(await likeOf(answer)).toMatchObject({ on: false });
  expect(await likeOf(await like(bola, id, 'DELETE'))).toEqual({ on: false, count: 0 });
  expect((await like(town.visitor(), id)).status).toBe(401);
});

// @proves GAP-052 GAP-089
it('keeps a list of saved posts for each member, last saved first, in pages', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '10' });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const all: string[] = [];
  for (let index = 0; index < 5; index += 1) all.push((await posted(ada, { text: `Post ${index}` })).id);
  for (const id of [all[3]!, all[0]!, all[4]!, all[0]!]) {
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
    expect(await (await bola.send('PUT', `/api/posts/${id}/save`)).json()).toEqual({ on: true });
  }
  expect(idsOf(await wholeFeed(bola, 'limit=2', '/api/posts/saved'))).toEqual([all[4], all[0], all[3]]);
  expect((await feedOf(bola)).posts.filter(({ isSaved }) => isSaved)).toHaveLength(3);
  await bola.delete(`/api/posts/${all[0]}/save`);
  expect(idsOf(await wholeFeed(bola, '', '/api/posts/saved'))).toEqual([all[4], all[3]]);
  expect(await wholeFeed(ada, '', '/api/posts/saved')).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-053
it('a post removed by staff is hidden from others, shows the reason to its author, and can be restored', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const staff = await town.resident('moderator');
  const { id } = await posted(ada);
  await like(bola, id);
  const removal = {
    rule: 'harassment',
    reason: 'This insults somebody.',
    quote: 'A post',
    by: 'x',
    at: town.clock.now,
  } as const;
  const post = town.api.features.find(({ name }) => name === 'community')!.reportable!.post!;
  await feedOf(town.visitor());
  expect(await post.remove!(id, removal)).toBe(true);
  for (const visitor of [bola, town.visitor()]) {
    expect((await feedOf(visitor)).posts).toEqual([]);
    expect((await (await visitor.get('/Data/communityPost.json')).json()) as unknown).toEqual({ posts: [] });
    expect(await toFailure(visitor.get(`/api/posts/${id}`))).toEqual(UNKNOWN);
  }
  const { by: _by, at: _at, ...told } = removal;
  expect(await postOf(ada.get(`/api/posts/${id}`))).toMatchObject({
    state: 'removed',
    removal: told,
    acts: ['delete'],
  });
  expect(await postOf(staff.get(`/api/posts/${id}`))).toMatchObject({ state: 'removed', removal: told });
  const removed = await postOf(ada.get(`/api/posts/${id}`));
  expect((await change(ada, removed, { text: 'x' })).status).toBe(409);
  await ada.delete(`/api/posts/${id}`);
  expect(await postOf(ada.post(`/api/posts/${id}/restore`))).toMatchObject({ state: 'removed' });
  expect(await post.restore!(id)).toBe(true);
  expect((await feedOf(bola)).posts).toMatchObject([{ id, likes: 1, isLiked: true, removal: null }]);
});

// @proves GAP-053
it('a member posts ten times an hour, and then gets a time to retry', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  for (let index = 0; index < 10; index += 1) await posted(ada);
  const answer = await sendPost(ada);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 3000]).toEqual([429, true]);
});

// @proves GAP-053
it('posts, comments, likes and saved posts are exported, and erased with the account', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const own = await posted(ada, { text: 'Of Ada' });
  const others = await posted(bola, { text: 'Of Bola' });
  await like(ada, others.id);
  await like(bola, own.id);
  await ada.post(`/api/posts/${others.id}/comments`, { text: 'From Ada' });
  await ada.send('PUT', `/api/posts/${others.id}/save`);
  const { personalData } = town.api.features.find(({ name }) => name === 'community')!;
  const id = (await ada.session()).user!.id;
  const ofPosts = personalData!.filter(({ name }) => name !== 'critiqueWanted');
  for (const { export: exported } of ofPosts) {
    const kept: unknown[] = [];
    for await (const one of await exported(id)) kept.push(one);
    expect(kept).toHaveLength(1);
  }
  for (const { erase } of personalData!) await erase(id);
  const [post] = (await feedOf(bola)).posts;
  expect(post).toMatchObject({ id: others.id, likes: 0, comments: 0, why: { points: 1 } });
  const left = ['feed_posts', 'post_comments', 'post_likes', 'post_saves', 'post_commenters'].map(async (name) =>
    JSON.stringify(await town.api.store.db.collection(name).find({}).toArray()).includes(id),
  );
  expect(await Promise.all(left)).toEqual([false, false, false, false, false]);
});
