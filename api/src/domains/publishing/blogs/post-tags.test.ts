import { randomUUID } from 'node:crypto';
import type { BlogPage, BlogVersionPage, ManagedBlog, Problem } from '@verse/api-contract/api';
import {
  type BlogConflict,
  blogConflictSchema,
  blogPageSchema,
  blogVersionPageSchema,
} from '@verse/api-contract/publishing/blogs.schema';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { startTown, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { formOf, POST } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';
import { changePost, jsonOf, managed, publishTagged, sendPost, titlesOfTag } from '../../../../test/tagged-posts';

afterEach(stopApis);

async function stage() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100', CACHE_SECONDS: '60' });
  const author = await town.resident('author');
  const member = await town.resident('member');
  return { town, author, member, editor: await town.resident('editor'), guest: town.visitor() };
}

const pageOf = async (visitor: Visitor, id: string) =>
  blogPageSchema.strict().parse(await jsonOf<BlogPage>(await visitor.get(`/api/blogs/${id}?view=page`)));
const versionOf = async (visitor: Visitor, id: string, version: number) =>
  blogVersionPageSchema
    .strict()
    .parse(await jsonOf<BlogVersionPage>(await visitor.get(`/api/blogs/${id}/versions/${version}`)));

describe('the tags of a post', () => {
  // @proves GAP-051 API-05
  it('are stored as they are compared, and a post that is sent without them has none', async () => {
    const { town, author, guest } = await stage();
    const { _id: id, tags } = await publishTagged(town, author, ['#Lantérn', 'lantern', ' Signs '], 'Two');
    expect([tags, (await pageOf(guest, id)).tags]).toEqual([
      ['lantern', 'signs'],
      ['lantern', 'signs'],
    ]);
    expect((await publishTagged(town, author, [], 'None')).tags).toEqual([]);
    const typed = await jsonOf<{ tags: string[] }>(
      await sendPost(town, author, [], { title: 'Typed', tags: '#Lantern, #signs' }),
    );
    expect(typed.tags).toEqual(['lantern', 'signs']);
    // Earlier releases stored no `tags` field.
    await town.api.store.db.collection('blogs').updateOne({ _id: id }, { $unset: { tags: 1 } });
    expect((await managed(author, id)).tags).toEqual([]);
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-051
  it('are rejected if there are more than five, or one is invalid', async () => {
    const { town, author } = await stage();
    const { _id: id } = await publishTagged(town, author, ['one'], 'One');
    const tooMany = Array.from({ length: 6 }, (_, index) => `tag${index}`);
    const refused = async (response: Response) => {
      const { fields = {} } = await jsonOf<Problem>(response);
      return [response.status, ...Object.entries(fields).flat()];
    };
    expect(await refused(await sendPost(town, author, tooMany))).toEqual([400, 'tags', 'At most 5 tags.']);
    expect(await refused(await changePost(author, id, { tags: tooMany }))).toEqual([400, 'tags', 'At most 5 tags.']);
    for (const tag of ['#', '1', 'two words', 'a'.repeat(51), '<b>']) {
      const [status, field] = await refused(await sendPost(town, author, ['fine', tag]));
      expect([tag, status, String(field).startsWith('tags')]).toEqual([tag, 400, true]);
      expect([tag, (await changePost(author, id, { tags: [tag] })).status]).toEqual([tag, 400]);
    }
    expect((await sendPost(town, author, tooMany.slice(1))).status).toBe(201);
  });

  // @proves GAP-051
  it('fit into a form with everything else that a post may have', async () => {
    const { town, author } = await stage();
    const bytes = new Uint8Array(await jpegOf({ width: 60, height: 40 }));
    const images = Array.from({ length: BLOG_LIMITS.images }, () => ({ bytes }));
    const scheduledFor = new Date(town.clock.now.getTime() + 60_000).toISOString();
    const form = await formOf({ text: { contentFormat: 'markdown', thumbnailAlt: 'A lamp', scheduledFor }, images });
    for (const index of images.keys()) {
      form.append('contentImageAlts', `Picture ${index}`);
      form.append('contentImageKeys', `key${index}`);
    }
    for (const tag of ['one', 'two', 'three', 'four', 'five']) form.append('tags', tag);
    const answer = await author.send('POST', '/api/blogs', form);
    expect([answer.status, (await jsonOf<ManagedBlog>(answer)).tags.length]).toEqual([202, 5]);
  });

  // @proves GAP-051 GAP-025
  it('stay if an edit omits them, and are in every version, which restores them', async () => {
    const { town, author, guest } = await stage();
    const { _id: id } = await publishTagged(town, author, ['lantern'], 'Lamps');
    await changePost(author, id, { content: 'Second' });
    expect((await managed(author, id)).tags).toEqual(['lantern']);
    expect((await jsonOf<ManagedBlog>(await changePost(author, id, { tags: ['Signs', '#wood'] }))).tags).toEqual([
      'signs',
      'wood',
    ]);
    const form = new FormData();
    const { picture, version } = await managed(author, id);
    const pictures = { thumbnail: { src: picture.src, alt: '' }, images: [] };
    form.append('edition', JSON.stringify({ ...POST, pictures, tags: [] }));
    const headers = { 'if-match': `"${version}"` };
    expect((await author.send('PUT', `/api/blogs/${id}`, form, headers)).status).toBe(200);
    expect([(await pageOf(guest, id)).tags, (await versionOf(author, id, 3)).tags]).toEqual([[], ['signs', 'wood']]);
    expect((await versionOf(author, id, 1)).tags).toEqual(['lantern']);
    await author.send('POST', `/api/blogs/${id}/versions/3/restore`, undefined, { 'if-match': '"4"' });
    expect([(await pageOf(guest, id)).tags, await titlesOfTag(guest, 'wood')]).toEqual([['signs', 'wood'], ['Lamps']]);
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-051 GAP-025
  it('are in both versions of a conflict, and the index has those of the stored one', async () => {
    const { town, author, guest } = await stage();
    const { _id: id } = await publishTagged(town, author, ['lantern'], 'Lamps');
    const answers = await Promise.all(['one', 'two', 'three'].map((tag) => changePost(author, id, { tags: [tag] }, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const late = await changePost(author, id, { tags: ['#Late'] }, 1);
    const { current, yours } = blogConflictSchema.parse(await jsonOf<BlogConflict>(late));
    const [stored] = current.tags;
    expect([late.status, current.tags.length, yours.tags]).toEqual([409, 1, ['late']]);
    for (const tag of ['one', 'two', 'three', 'lantern'])
      expect([tag, await titlesOfTag(guest, tag)]).toEqual([tag, tag === stored ? ['Lamps'] : []]);
    // A retried request is not a conflict.
    expect((await changePost(author, id, { tags: current.tags }, 1)).status).toBe(200);
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-051 GAP-023
  it('wait for an editor like the text, who reads them, and whose suggestions leave them', async () => {
    const { town, member, editor, guest } = await stage();
    const sent = await jsonOf<ManagedBlog>(await sendPost(town, member, ['lantern'], { title: 'Lamps' }));
    const waiting = await jsonOf<ManagedBlog[]>(await editor.get('/api/blogs/mine?of=waiting'));
    expect([waiting.map(({ tags }) => tags), await titlesOfTag(guest, 'lantern')]).toEqual([[['lantern']], []]);
    await editor.send('PUT', `/api/blogs/${sent._id}/suggestion`, { content: 'Other words' }, { 'if-match': '"1"' });
    const decisions = { changes: [{ id: '1', decision: 'taken' }] };
    await member.send('PATCH', `/api/blogs/${sent._id}/suggestion`, decisions, { 'if-match': '"2"' });
    expect((await managed(member, sent._id)).tags).toEqual(['lantern']);
    await changePost(editor, sent._id, { status: 'published' });
    expect(await titlesOfTag(guest, 'lantern')).toEqual(['Lamps']);

    await changePost(member, sent._id, { tags: ['signs'] });
    const { tags, revision } = await managed(editor, sent._id);
    expect([tags, revision?.tags, await titlesOfTag(guest, 'signs')]).toEqual([['lantern'], ['signs'], []]);
    expect((await changePost(editor, sent._id, { revision: 'accept' })).status).toBe(200);
    expect([await titlesOfTag(guest, 'lantern'), await titlesOfTag(guest, 'signs')]).toEqual([[], ['Lamps']]);
    const { by } = (await town.api.store.db.collection<{ _id: string; edited: { by: string } }>('blogs').findOne({
      _id: sent._id,
    }))!.edited;
    expect(by).toBe((await member.session()).user!.id);
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-051 GAP-025
  it('are typed text in a draft, which a save of an earlier release keeps', async () => {
    const { author } = await stage();
    const id = randomUUID();
    const save = async (version: number, more: object) => {
      const answer = await author.send('PUT', '/api/blogs/drafts', { id, version, title: 'Half', ...more });
      return { status: answer.status, body: await jsonOf<{ tags: string; current: { tags: string } }>(answer) };
    };
    expect((await save(0, { tags: '#half a ta' })).body.tags).toBe('#half a ta');
    expect((await save(1, { content: 'From an earlier release' })).body.tags).toBe('#half a ta');
    const { status, body } = await save(1, { tags: '#other' });
    expect([status, body.current.tags]).toEqual([409, '#half a ta']);
    expect((await save(2, { tags: 'x'.repeat(501) })).status).toBe(400);
    expect((await save(2, { tags: '' })).body.tags).toBe('');
    expect(await jsonOf(await author.get('/api/blogs/drafts'))).toMatchObject([{ id, tags: '' }]);
  });

  // @proves GAP-051 GAP-067
  it('are in the data export; those of a post that is not public go with the account', async () => {
    const { town, author, guest } = await stage();
    await publishTagged(town, author, ['lantern'], 'Public');
    const { _id: hidden } = await publishTagged(town, author, ['secret'], 'Hidden');
    await changePost(author, hidden, { status: 'unpublished' });
    const { id } = (await author.session()).user!;
    const data = town.api.features.flatMap(({ personalData = [] }) => personalData);
    const rows: { title?: string; tags?: string[] }[] = [];
    for await (const row of await data.find(({ name }) => name === 'posts')!.export(id)) rows.push(row as never);
    expect(rows.map(({ title, tags }) => [title, tags]).toSorted()).toEqual([
      ['Hidden', ['secret']],
      ['Public', ['lantern']],
    ]);
    for (const one of data) await one.erase(id);
    expect([await titlesOfTag(guest, 'lantern'), await titlesOfTag(guest, 'secret')]).toEqual([['Public'], []]);
    const names = await town.api.store.db.collection('blog_tag_names').find({}).toArray();
    expect(names.map(({ _id }) => _id)).toEqual(['lantern']);
  });
});
