import type { Blog, ManagedBlog } from '@verse/api-contract/api';
import type { Role } from '@verse/api-contract/roles';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { formOf } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const cookieOf = (visitor: Visitor) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const jsonOf = async <T>(response: Response) => (await response.json()) as T;

async function submit({ api }: Town, visitor: Visitor): Promise<ManagedBlog> {
  await api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(visitor) }, body: await formOf() });
  return (await jsonOf<ManagedBlog[]>(await visitor.get('/api/blogs/mine')))[0]!;
}

/** Each action uses the newest version, as if the page had just been loaded. */
function desk(visitor: Visitor, id: string) {
  const versionOf = async () => (await jsonOf<ManagedBlog>(await visitor.get(`/api/blogs/mine/${id}`))).version;
  const ifMatch = async () => ({ 'if-match': `"${await versionOf()}"` });
  return {
    patch: async (body: object) => visitor.send('PATCH', `/api/blogs/${id}`, body, await ifMatch()),
    remove: async () => visitor.send('DELETE', `/api/blogs/${id}`, undefined, await ifMatch()),
    restore: () => visitor.post(`/api/blogs/${id}/restore`),
    post: async () => jsonOf<ManagedBlog>(await visitor.get(`/api/blogs/mine/${id}`)),
  };
}

async function publishedBy(role: Role) {
  const town = await startTown();
  const writer = await town.resident(role);
  const editor = await town.resident('editor');
  const { _id: id } = await submit(town, writer);
  const staff = desk(editor, id);
  if (role === 'member') await staff.patch({ status: 'published' });
  const read = () => town.api.call(`/api/blogs/${id}`);
  return {
    town,
    id,
    editor,
    author: desk(writer, id),
    staff,
    read,
    isPublic: async () => (await read()).status === 200,
  };
}

describe('an action of staff on a post', () => {
  // @proves GAP-069
  it.each(['author', 'member'] as const)(
    'is not undone by its %s: taken down stays down by every way there is',
    async (role) => {
      const { author, staff, isPublic } = await publishedBy(role);
      await staff.patch({ status: 'unpublished', reason: 'Not your photos.' });
      expect([(await author.post()).isHeld, (await author.post()).reason]).toEqual([true, 'Not your photos.']);
      const tries = [
        () => author.patch({ status: 'published' }),
        () => author.patch({ status: 'scheduled', scheduledFor: '2999-01-01T00:00:00Z' }),
        () => author.patch({ revision: 'accept' }),
      ];
      for (const attempt of tries) expect((await attempt()).status).toBe(403);
      await author.patch({ status: 'unpublished' });
      await author.remove();
      expect((await author.restore()).status).toBe(200);
      for (const attempt of tries) expect((await attempt()).status).toBe(403);
      expect((await author.patch({ title: 'Better', status: 'review' })).status).toBe(200);
      for (const attempt of tries) expect((await attempt()).status).toBe(403);
      expect(await isPublic()).toBe(false);
      expect((await staff.patch({ status: 'published' })).status).toBe(200);
      expect([await isPublic(), (await author.post()).isHeld]).toEqual([true, false]);
    },
  );

  // @proves GAP-069
  it.each(['author', 'member'] as const)(
    'is not undone by its %s: deleted stays deleted until staff restore it',
    async (role) => {
      const { author, staff, isPublic } = await publishedBy(role);
      await staff.remove();
      expect((await author.restore()).status).toBe(403);
      expect((await author.patch({ status: 'published' })).status).toBe(410);
      expect([(await author.post()).acts, await isPublic()]).toEqual([[], false]);
      expect((await staff.restore()).status).toBe(200);
      expect(await isPublic()).toBe(true);
    },
  );

  // @proves GAP-069
  it('is recorded, also when staff undo it on their own post', async () => {
    const town = await startTown();
    const one = await town.resident('editor');
    const other = await town.resident('editor');
    const admin = await town.resident('admin');
    const { _id: id } = await submit(town, one);
    await desk(other, id).patch({ status: 'unpublished' });
    await desk(one, id).patch({ status: 'published' });
    const entries = await jsonOf<{ action: string; target: string }[]>(await admin.get('/api/audit'));
    expect(
      entries
        .filter(({ target }) => target === id)
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['post: now published', 'post: now unpublished']);
  });
});

describe('a published post of a member', () => {
  // @proves GAP-023
  it('can be withdrawn by its author at once, and published again, because its text was accepted', async () => {
    const { author, isPublic } = await publishedBy('member');
    expect((await author.post()).acts).toEqual(['edit', 'withdraw', 'delete']);
    await author.patch({ status: 'unpublished' });
    expect(await isPublic()).toBe(false);
    expect((await author.patch({ status: 'published' })).status).toBe(200);
    await author.remove();
    expect(await isPublic()).toBe(false);
    await author.restore();
    expect(await isPublic()).toBe(true);
  });

  // @proves GAP-023 GAP-025
  it('stays as it is while the changes of its author wait, and takes them over when an editor accepts', async () => {
    const { town, author, staff, editor, read, id } = await publishedBy('member');
    expect((await author.patch({ title: 'New title' })).status).toBe(200);
    await author.patch({ content: 'New words' });
    const before = await jsonOf<Blog>(await read());
    expect([before.title, before.content.startsWith('First line')]).toEqual(['A title', true]);
    expect((await author.post()).revision).toMatchObject({ title: 'New title', content: 'New words', reason: null });
    const queue = await jsonOf<ManagedBlog[]>(await editor.get('/api/blogs/mine?of=waiting'));
    expect(queue.map(({ _id, status, acts }) => [_id, status, acts.includes('accept')])).toEqual([
      [id, 'published', true],
    ]);
    expect((await author.patch({ revision: 'accept' })).status).toBe(403);
    await staff.patch({ revision: 'accept' });
    expect(await jsonOf<Blog>(await read())).toMatchObject({ title: 'New title', content: 'New words' });
    expect(await jsonOf<unknown[]>(await editor.get('/api/blogs/mine?of=waiting'))).toEqual([]);
    const versions = await jsonOf<{ title: string }[]>(await editor.get(`/api/blogs/${id}/versions`));
    expect(versions.map(({ title }) => title)).toEqual(['New title', 'A title']);
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-023
  it('keeps changes that an editor declined, with the reason, until its author drops or betters them', async () => {
    const { author, staff, editor } = await publishedBy('member');
    await author.patch({ title: 'Louder' });
    expect((await staff.patch({ revision: 'decline' })).status).toBe(400);
    await staff.patch({ revision: 'decline', reason: 'Too loud.' });
    expect((await author.post()).revision).toMatchObject({ title: 'Louder', reason: 'Too loud.' });
    await author.patch({ title: 'Quieter' });
    expect((await author.post()).revision).toMatchObject({ title: 'Quieter', reason: null });
    expect((await jsonOf<unknown[]>(await editor.get('/api/blogs/mine?of=waiting'))).length).toBe(1);
    await author.patch({ revision: 'drop' });
    expect((await author.post()).revision).toBeNull();
    expect(await jsonOf<unknown[]>(await editor.get('/api/blogs/mine?of=waiting'))).toEqual([]);
  });

  // @proves GAP-023
  it('does not bypass the editors: a text that was edited while withdrawn is not published by its author', async () => {
    const { author, isPublic, read } = await publishedBy('member');
    await author.patch({ status: 'unpublished' });
    await author.patch({ title: 'Slipped in' });
    await author.patch({ status: 'published' });
    expect([await isPublic(), (await jsonOf<Blog>(await read())).title]).toEqual([true, 'A title']);
    expect((await author.post()).revision?.title).toBe('Slipped in');
  });
});

describe('the list of all posts', () => {
  // @proves GAP-022
  it('can be searched by editors only, by state and by a literal part of the title in any case', async () => {
    const { editor, staff, town, id } = await publishedBy('author');
    await staff.patch({ title: 'Ink (and) paper' });
    const titles = async (query: string) =>
      (await jsonOf<ManagedBlog[]>(await editor.get(`/api/blogs/mine?of=all${query}`))).map(({ title }) => title);
    expect([
      await titles('&q=INK'),
      await titles('&q=(and)'),
      await titles('&q=.*'),
      await titles('&q=ink&status=review'),
    ]).toEqual([['Ink (and) paper'], ['Ink (and) paper'], [], []]);
    const member = await town.resident('member');
    const only = async (visitor: Visitor) => jsonOf<ManagedBlog[]>(await visitor.get(`/api/blogs/mine?id=${id}`));
    expect([(await only(editor)).length, (await only(member)).length]).toEqual([1, 0]);
    expect((await member.get('/api/blogs/mine?of=all&q=ink')).status).toBe(403);
    expect((await member.get('/api/blogs/mine?of=waiting')).status).toBe(403);
  });
});
