import type { ManagedBlog } from '@verse/api-contract/api';
import { SUGGESTION_LIMITS } from '@verse/api-contract/publishing/blog-suggestions.values';
import type { BlogConflict } from '@verse/api-contract/publishing/blogs.schema';
import { listOf, textsOf } from '../../../../test/notified';
import { PASSWORD } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { BASE, BETTER, desk, jsonOf, pathOf, startReview, submit } from '../../../../test/suggestion-desk';

afterEach(stopApis);

describe('changes that an editor suggests', () => {
  // @proves GAP-023
  it('are accepted, declined and undone one by one, and the text has exactly the accepted ones', async () => {
    const { town, member, id, author, staff } = await startReview();
    expect((await staff.find()).acts).toContain('suggest');
    const suggested = await jsonOf<ManagedBlog>(await staff.suggest(BETTER, 'A few words.'));
    expect(suggested.content).toBe(BASE);
    const { suggestion } = await author.find();
    expect(suggestion).toMatchObject({ base: BASE, note: 'A few words.', isOutdated: false });
    expect(suggestion!.changes.map(({ removed, inserted, decision }) => [removed, inserted, decision])).toEqual([
      ['red', 'blue', 'open'],
      ['by hand', 'at home', 'open'],
      ['over', 'above', 'open'],
    ]);
    const decide = async (decisions: Record<string, string>) => {
      const response = await author.decide(decisions);
      expect(response.status).toBe(200);
      const { content, suggestion: now } = await jsonOf<ManagedBlog>(response);
      return [content, now!.changes.map(({ decision }) => decision).join(' '), now!.isOutdated];
    };
    expect(await decide({ 1: 'taken', 2: 'left' })).toEqual([BASE.replace('red', 'blue'), 'taken left open', false]);
    expect(await decide({ 3: 'taken' })).toEqual([BETTER.replace('at home', 'by hand'), 'taken left taken', false]);
    expect(await decide({ 1: 'open' })).toEqual([BASE.replace('over', 'above'), 'open left taken', false]);
    expect(await decide({ 1: 'taken', 2: 'taken', 3: 'taken' })).toEqual([BETTER, 'taken taken taken', false]);
    const versions = await jsonOf<{ version: number }[]>(await member.get(`/api/blogs/${id}/versions`));
    expect(versions.length).toBe(5);
    expect(await jsonOf(await member.get(`/api/blogs/${id}/versions/${versions.at(-1)!.version}`))).toMatchObject({
      content: BASE,
    });
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-023
  it('notify the author, by email too, and are gone from the post once it is published', async () => {
    const { town, member, id, author, staff } = await startReview();
    await town.mails();
    await staff.suggest(BETTER, 'A few <b>words</b>.');
    expect(await textsOf(member)).toEqual(['An editor suggests changes to “A title”']);
    expect((await listOf(member)).notifications[0]!.path).toContain('blog-management');
    const mail = (await town.mails()).find(({ subject }) => subject === 'An editor suggests changes to your post');
    expect(mail!.paragraphs.join('\n')).toContain('A few <b>words</b>.');
    await author.decide({ 1: 'taken' });
    expect((await staff.patch({ status: 'published' })).status).toBe(200);
    const after = await author.find();
    expect([after.suggestion, after.content]).toEqual([null, BASE.replace('red', 'blue')]);
    const read = await (await town.api.call(`/api/blogs/${id}?view=page`)).text();
    expect(read).not.toContain('A few');
    expect(read).toContain('The lamp is blue');
    expect((await author.decide({ 2: 'taken' })).status).toBe(404);
    expect((await staff.suggest(BETTER)).status).toBe(403);
  });

  // @proves GAP-023
  it('apply to a waiting revision, and readers see the previous text until it is accepted', async () => {
    const { town, id, author, staff } = await startReview('What readers see today, word for word.');
    await staff.patch({ status: 'published' });
    expect((await staff.find()).acts).not.toContain('suggest');
    await author.patch({ content: BASE });
    await staff.suggest(BETTER);
    const taken = await jsonOf<ManagedBlog>(await author.decide({ 1: 'taken', 2: 'left', 3: 'taken' }));
    expect(taken.revision!.content).toBe(BETTER.replace('at home', 'by hand'));
    expect(await (await town.api.call(`/api/blogs/${id}`)).text()).toContain('What readers see today');
    await staff.patch({ revision: 'accept' });
    const after = await author.find();
    expect([after.content, after.suggestion]).toEqual([BETTER.replace('at home', 'by hand'), null]);
  });

  // @proves GAP-023
  it('remain on a returned post, and are decided before it is submitted again', async () => {
    const { author, staff } = await startReview();
    await staff.suggest(BETTER);
    await staff.patch({ status: 'returned', reason: 'See the suggestions.' });
    await author.decide({ 1: 'taken', 2: 'taken', 3: 'left' });
    const sent = await jsonOf<ManagedBlog>(await author.patch({ status: 'review' }));
    expect([sent.status, sent.content]).toEqual(['review', BETTER.replace('above', 'over')]);
    expect((await staff.find()).suggestion!.changes.map(({ decision }) => decision)).toEqual([
      'taken',
      'taken',
      'left',
    ]);
  });
});

describe('a suggestion for a text that has changed since', () => {
  // @proves GAP-023
  it('changes nothing: the author reads why, may leave what is left, or makes the text fit again', async () => {
    const { author, staff } = await startReview();
    await staff.suggest(BETTER);
    await author.decide({ 1: 'taken' });
    const own = `${BASE} And it is mine.`;
    await author.patch({ content: own });
    expect((await author.find()).suggestion!.isOutdated).toBe(true);
    const refused = await author.decide({ 2: 'taken' });
    expect([refused.status, (await jsonOf<{ message: string }>(refused)).message]).toEqual([
      409,
      expect.stringContaining('change it yourself'),
    ]);
    const left = await jsonOf<ManagedBlog>(await author.decide({ 2: 'left', 3: 'left' }));
    expect([left.content, left.suggestion!.changes.map(({ decision }) => decision)]).toEqual([
      own,
      ['taken', 'left', 'left'],
    ]);
    await author.patch({ content: BASE.replace('red', 'blue') });
    expect((await jsonOf<ManagedBlog>(await author.decide({ 3: 'taken' }))).content).toBe(
      BASE.replace('red', 'blue').replace('over', 'above'),
    );
  });

  // @proves GAP-023
  it('is refused with both versions when another change was faster, on either side', async () => {
    const { author, staff } = await startReview();
    const { version } = await author.find();
    await author.patch({ content: `${BASE} Faster.` });
    const refused = await staff.suggest(BETTER, '', version);
    expect(refused.status).toBe(409);
    const conflict = await jsonOf<BlogConflict>(refused);
    expect([conflict.current.content, conflict.yours]).toEqual([`${BASE} Faster.`, { content: BETTER }]);
    await staff.suggest(`${BASE} Faster!`);
    const { version: read } = await author.find();
    await author.patch({ title: 'Another' });
    expect((await author.decide({ 1: 'taken' }, read)).status).toBe(409);
    expect((await author.remove(read)).status).toBe(409);
    expect((await author.find()).content).toBe(`${BASE} Faster.`);
  });

  // @proves GAP-023
  it('is applied once if a request is repeated after its response was lost', async () => {
    const { town, author, staff } = await startReview();
    const { version } = await author.find();
    await town.mails();
    const once = await jsonOf<ManagedBlog>(await staff.suggest(BETTER, 'Words', version));
    const again = await staff.suggest(BETTER, 'Words', version);
    expect([again.status, (await jsonOf<ManagedBlog>(again)).version]).toEqual([200, once.version]);
    expect((await town.mails()).length).toBe(1);
    for (const decision of ['taken', 'open']) {
      const { version: before } = await author.find();
      expect((await author.decide({ 1: decision }, before)).status).toBe(200);
      expect((await author.decide({ 1: decision }, before)).status).toBe(200);
      expect((await author.find()).version).toBe(before + 1);
    }
    const { version: last } = await author.find();
    expect([(await author.remove(last)).status, (await author.remove(last)).status]).toEqual([200, 200]);
    expect((await author.find()).suggestion).toBeNull();
  });

  // @proves GAP-023
  it('keeps every decision when two of them arrive together', async () => {
    const { author, staff } = await startReview();
    await staff.suggest(BETTER);
    const { version } = await author.find();
    const statuses = (
      await Promise.all([author.decide({ 1: 'taken' }, version), author.decide({ 3: 'taken' }, version)])
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const { content, suggestion } = await author.find();
    const isFirst = suggestion!.changes[0]!.decision === 'taken';
    expect(content).toBe(isFirst ? BASE.replace('red', 'blue') : BASE.replace('over', 'above'));
  });
});

describe('who suggests and who decides', () => {
  // @proves GAP-023 ROL-01
  it('is an editor of another author’s post, and that author alone; the post does not exist for others', async () => {
    const { town, editor, id, author, staff, member } = await startReview();
    const stranger = await town.resident('member');
    const header = { 'if-match': '"1"' };
    const decision = { changes: [{ id: '1', decision: 'taken' }] };
    expect((await author.suggest(BETTER)).status).toBe(403);
    expect((await stranger.send('PUT', pathOf(id), { content: BETTER }, header)).status).toBe(404);
    await staff.suggest(BETTER);
    expect((await stranger.send('PATCH', pathOf(id), decision, header)).status).toBe(404);
    expect((await stranger.send('DELETE', pathOf(id), undefined, header)).status).toBe(404);
    expect((await town.visitor().send('PATCH', pathOf(id), decision, header)).status).toBe(401);
    expect((await staff.decide({ 1: 'taken' })).status).toBe(403);
    expect((await author.find()).content).toBe(BASE);
    expect((await staff.remove()).status).toBe(200);
    const own = await submit(town, editor);
    expect(own.acts).not.toContain('suggest');
    expect((await desk(editor, own._id).suggest(BETTER)).status).toBe(403);
    expect((await member.send('PUT', pathOf(id), { content: BETTER })).status).toBe(428);
  });

  // @proves GAP-023
  it('a suggestion needs a change, and not too many; a decision needs a known word', async () => {
    const words = Array.from({ length: 700 }, (_, index) => `word${index} and some more text`);
    const { author, staff } = await startReview(words.join('\n'));
    const fieldOf = async (response: Response) => [
      response.status,
      (await jsonOf<{ fields: Record<string, string> }>(response)).fields.content,
    ];
    expect(await fieldOf(await staff.suggest(words.join('\n')))).toEqual([400, 'Change something in the text first.']);
    const many = words.map((word, index) => (index % 3 ? word : word.replace('some', 'any'))).join('\n');
    expect(await fieldOf(await staff.suggest(many))).toEqual([
      400,
      expect.stringContaining(`more than ${SUGGESTION_LIMITS.changes} changes`),
    ]);
    await staff.suggest(words.join('\n').replace('some', 'any'));
    expect((await author.decide({ 1: 'maybe' })).status).toBe(400);
    expect((await author.decide({ 99: 'taken' })).status).toBe(200);
    expect((await author.find()).content).toBe(words.join('\n'));
  });

  // @proves GAP-023
  it('never makes a text longer than a post may be', async () => {
    const { author, staff } = await startReview(`${'o'.repeat(60_000)} end of a long text.\n\nlast line`);
    await staff.suggest(`end of a long text.\n\n${'n'.repeat(60_000)} last line`);
    const { suggestion } = await author.find();
    const insertion = suggestion!.changes.find(({ inserted, removed }) => inserted && !removed);
    expect(insertion).toBeDefined();
    expect((await author.decide({ [insertion!.id]: 'taken' })).status).toBe(400);
    const all = Object.fromEntries(suggestion!.changes.map(({ id }) => [id, 'taken']));
    expect((await author.decide(all)).status).toBe(200);
  });

  // @proves GAP-023 GAP-067
  it('are plain text, are in the export without the editor, and are erased with the post', async () => {
    const { town, editor, member, author, staff } = await startReview();
    const hostile = BETTER.replace('blue', '<script>alert(1)</script> $& $1 {{x}}');
    await staff.suggest(hostile, '<img src=x onerror=alert(1)>');
    const { suggestion } = await author.find();
    await author.decide(Object.fromEntries(suggestion!.changes.map(({ id }) => [id, 'taken'])));
    expect((await author.find()).content).toBe(hostile);
    const exported = await (await member.post('/api/me/export')).text();
    expect(exported).toContain('<img src=x onerror=alert(1)>');
    expect(exported).not.toContain((await editor.session()).user!.id);
    expect((await member.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
    town.clock.now = new Date(town.clock.now.getTime() + 15 * 86_400_000);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    expect(JSON.stringify(await town.api.store.db.collection('blogs').find({}).toArray())).not.toContain('alert(1)');
  });
});
