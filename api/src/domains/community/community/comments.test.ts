import type { PostComment } from '@verse/api-contract/api';
import { commentPageSchema } from '@verse/api-contract/community/community-posts.schema';
import { comment, commentOf, commentsOf, feedOf, posted, toFailure } from '../../../../test/feed';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { untilServed } from '../../../../test/until-served';

afterEach(stopApis);

const UNKNOWN = [404, 'not-found', 'There is no such comment.'];

async function setUp(environment: Record<string, string> = {}) {
  const town = await startTown(environment);
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const chi = await town.resident('member');
  return { town, ada, bola, chi, post: await posted(ada) };
}
const later = (town: Town) => (town.clock.now = new Date(town.clock.now.getTime() + 1000));
const addressOf = (post: { id: string }, { id }: Pick<PostComment, 'id'>) => `/api/posts/${post.id}/comments/${id}`;
const textsOf = (comments: readonly PostComment[]) => comments.map(({ text }) => text);
const whyOf = async (visitor: Visitor) => {
  const [post] = (await feedOf(visitor)).posts;
  return [post!.comments, post!.why.commenters, post!.why.points];
};

// @proves GAP-052 COM-21
it('comments are listed oldest first, replies below their parent, one level deep', async () => {
  const { town, ada, bola, chi, post } = await setUp();
  const write = async (visitor: Visitor, text: string, parentId?: string) => {
    later(town);
    return (await commentOf(comment(visitor, post.id, { text, ...(parentId ? { parentId } : {}) }))).comment;
  };
  const first = await write(bola, 'one');
  const second = await write(chi, 'two');
  const answer = await write(ada, 'one, answered', first.id);
  const deeper = await write(bola, 'one, answered again', answer.id);
  await write(chi, 'two, answered', second.id);
  expect(deeper.parentId).toBe(first.id);
  const all = ['one', 'one, answered', 'one, answered again', 'two', 'two, answered'];
  expect(textsOf(await commentsOf(town.visitor(), post.id))).toEqual(all);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const address: string = `/api/posts/${post.id}/comments?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const page = commentPageSchema.strict().parse(await (await bola.get(address)).json());
    seen.push(...textsOf(page.comments));
    cursor = page.next;
  }
  expect(seen).toEqual(all);
  const elsewhere = await bola.get(`/api/posts/${post.id}/comments?cursor=${Buffer.from('two').toString('base64url')}`);
  expect(elsewhere.status).toBe(400);
  expect(await whyOf(bola)).toEqual([5, 2, 5]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-052
it('a comment sent again under its key is added once, and ten by one person count as one commenter', async () => {
  const { bola, post, ada } = await setUp();
  const send = () => comment(bola, post.id, {}, 'the-same-key');
  const same = await Promise.all(Array.from({ length: 10 }, () => untilServed(send)));
  expect(new Set(await Promise.all(same.map(async (one) => (await commentOf(one)).comment.id))).size).toBe(1);
  expect((await comment(bola, post.id, { text: 'Another' }, 'the-same-key')).status).toBe(409);
  await Promise.all(Array.from({ length: 9 }, () => comment(bola, post.id)));
  await comment(ada, post.id);
  expect(await whyOf(bola)).toEqual([11, 1, 3]);
});

// @proves GAP-052
it('only its author edits and deletes a comment; a deletion lowers the counts and can be undone', async () => {
  const { bola, chi, post } = await setUp();
  const { comment: one } = await commentOf(comment(bola, post.id, { text: 'First words' }));
  const edit = (visitor: Visitor, text: string, version = one.version) =>
    visitor.send('PATCH', addressOf(post, one), { text }, { 'If-Match': `"${version}"` });
  expect((await commentOf(edit(bola, 'Better words'))).comment).toMatchObject({ text: 'Better words', version: 2 });
  expect((await edit(bola, 'Late words')).status).toBe(409);
  for (const refused of [
    edit(chi, 'Mine'),
    chi.delete(addressOf(post, one)),
    chi.post(`${addressOf(post, one)}/restore`),
  ])
    expect(await toFailure(refused)).toEqual(UNKNOWN);
  for (let times = 0; times < 2; times += 1)
    expect(await commentOf(bola.delete(addressOf(post, one)))).toMatchObject({
      count: 0,
      comment: { state: 'deleted' },
    });
  expect([await commentsOf(bola, post.id), await whyOf(bola)]).toEqual([[], [0, 0, 1]]);
  for (let times = 0; times < 2; times += 1)
    expect(await commentOf(bola.post(`${addressOf(post, one)}/restore`))).toMatchObject({ count: 1 });
  expect([textsOf(await commentsOf(chi, post.id)), await whyOf(bola)]).toEqual([['Better words'], [1, 1, 3]]);
});

// @proves GAP-052
it('a deleted comment with replies stays without its text and author', async () => {
  const { ada, bola, chi, post, town } = await setUp();
  const { comment: one } = await commentOf(comment(bola, post.id, { text: 'Secret words' }));
  await comment(chi, post.id, { text: 'An answer', parentId: one.id });
  await bola.delete(addressOf(post, one));
  const [gone, answer] = await commentsOf(ada, post.id);
  expect([gone, answer]).toMatchObject([
    { state: 'deleted', text: '', author: null, acts: [] },
    { text: 'An answer', parentId: one.id },
  ]);
  expect(await whyOf(ada)).toEqual([1, 1, 3]);
  town.clock.now = new Date(town.clock.now.getTime() + 31 * 86_400_000);
  await town.api.background.run('remove-deleted-feed-posts');
  expect(JSON.stringify(await town.api.store.db.collection('post_comments').find({}).toArray())).not.toContain(
    'Secret',
  );
  expect(await commentsOf(ada, post.id)).toHaveLength(2);
});

// @proves GAP-052
it('a member comments only on posts they may read; unreadable and unknown posts respond alike', async () => {
  const { town, ada, bola, post } = await setUp();
  const members = await posted(ada, { visibility: 'members' });
  const other = await posted(ada);
  const { comment: one } = await commentOf(comment(bola, post.id));
  const guest = town.visitor();
  const answers = [
    await toFailure(guest.get(`/api/posts/${members.id}/comments`)),
    await toFailure(guest.get('/api/posts/invented/comments')),
    await toFailure(bola.post('/api/posts/invented/comments', { text: 'x' })),
  ];
  for (const answer of answers) expect(answer).toEqual([404, 'not-found', 'There is no such post.']);
  expect(await toFailure(comment(bola, other.id, { parentId: one.id }))).toEqual(UNKNOWN);
  expect(await toFailure(bola.delete(addressOf(other, one)))).toEqual(UNKNOWN);
  expect((await bola.post(`/api/posts/${post.id}/comments`, { text: ' ' })).status).toBe(400);
  expect((await bola.post(`/api/posts/${post.id}/comments`, { text: 'x'.repeat(2001) })).status).toBe(400);
});
