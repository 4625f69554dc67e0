import type { ManagedBlog } from '@verse/api-contract/api';
import { managedBlogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { formOf } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const cookieOf = (visitor: Visitor) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function submit({ api }: Town, visitor: Visitor): Promise<Response> {
  return api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(visitor) }, body: await formOf() });
}

const patch = (visitor: Visitor, { _id, version }: ManagedBlog, body: object) =>
  visitor.send('PATCH', `/api/blogs/${_id}`, body, { 'if-match': `"${version}"` });
const waiting = async (editor: Visitor) => jsonOf<ManagedBlog[]>(await editor.get('/api/blogs/mine?of=waiting'));
const jsonOf = async <T>(response: Response) => (await response.json()) as T;

describe('a post of a member', () => {
  // @proves GAP-023
  it('waits for review, hidden from others, until an editor publishes it', async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const editor = await town.resident('editor');
    const response = await submit(town, member);
    const post = managedBlogSchema.parse(await response.json());
    expect([response.status, post.status]).toEqual([202, 'review']);
    expect((await town.api.call(`/api/blogs/${post._id}`)).status).toBe(404);
    expect(
      (await jsonOf<ManagedBlog[]>(await editor.get('/api/blogs/mine?of=all&status=review'))).map(({ _id }) => _id),
    ).toEqual([post._id]);
    expect((await patch(editor, post, { status: 'published' })).status).toBe(200);
    expect((await town.api.call(`/api/blogs/${post._id}`)).status).toBe(200);
  });

  // @proves GAP-023
  it('can be changed by its writer while it waits, but not published', async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const editor = await town.resident('editor');
    const post = await jsonOf<ManagedBlog>(await submit(town, member));
    expect((await patch(member, post, { status: 'published' })).status).toBe(403);
    expect((await patch(member, post, { status: 'scheduled', scheduledFor: '2999-01-01T00:00:00Z' })).status).toBe(403);
    expect((await patch(member, post, { status: 'returned', reason: 'x' })).status).toBe(403);
    const changed = await jsonOf<ManagedBlog>(await patch(member, post, { title: 'Better' }));
    expect([changed.title, changed.revision, changed.acts]).toEqual(['Better', null, ['edit', 'withdraw', 'delete']]);
    expect((await jsonOf<ManagedBlog>(await editor.get(`/api/blogs/mine/${post._id}`))).title).toBe('Better');
  });

  // @proves GAP-023
  it('is returned with a reason that its author reads, and can be submitted again', async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const editor = await town.resident('editor');
    const post = await jsonOf<ManagedBlog>(await submit(town, member));
    expect((await patch(editor, post, { status: 'returned' })).status).toBe(400);
    const returned = await jsonOf<ManagedBlog>(
      await patch(editor, post, { status: 'returned', reason: 'Name your sources.' }),
    );
    expect((await waiting(editor)).length).toBe(0);
    const own = await jsonOf<ManagedBlog>(await member.get(`/api/blogs/mine/${post._id}`));
    expect([own.status, own.reason, own.acts]).toEqual(['returned', 'Name your sources.', ['edit', 'send', 'delete']]);
    const better = await jsonOf<ManagedBlog>(
      await patch(member, returned, { content: 'With sources', status: 'review' }),
    );
    expect([better.status, better.content]).toEqual(['review', 'With sources']);
    expect((await waiting(editor)).map(({ _id, author }) => [_id, author])).toEqual([[post._id, 'Ada Tester']]);
  });

  // @proves GAP-023
  it('is hidden from other members, as are drafts', async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const other = await town.resident('member');
    const post = await jsonOf<ManagedBlog>(await submit(town, member));
    const id = '6f0e9d1c-9d0b-4f7e-8d5e-0a8b3a1c2d3e';
    await member.send('PUT', '/api/blogs/drafts', { id, version: 0, content: 'Mine' });
    expect((await other.get(`/api/blogs/mine/${post._id}`)).status).toBe(404);
    expect((await patch(other, post, { title: 'Mine now' })).status).toBe(404);
    expect((await other.send('DELETE', `/api/blogs/${post._id}`, undefined, { 'if-match': '"1"' })).status).toBe(404);
    expect((await other.post(`/api/blogs/${post._id}/restore`)).status).toBe(404);
    expect((await other.get('/api/blogs/mine?of=all')).status).toBe(403);
    expect(await jsonOf(await other.get('/api/blogs/drafts'))).toEqual([]);
    expect((await other.delete(`/api/blogs/drafts/${id}`)).status).toBe(204);
    expect(await jsonOf<unknown[]>(await member.get('/api/blogs/drafts'))).toHaveLength(1);
  });

  // @proves GAP-023
  it('is published at once if the member is an author, and remains theirs', async () => {
    const town = await startTown();
    const author = await town.resident('author');
    const second = await town.resident('author');
    expect((await submit(town, author)).status).toBe(201);
    const [post] = await jsonOf<ManagedBlog[]>(await author.get('/api/blogs/mine'));
    expect((await patch(second, post!, { title: 'Mine now' })).status).toBe(404);
    expect((await patch(author, post!, { title: 'Second edition' })).status).toBe(200);
  });
});
