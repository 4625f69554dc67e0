import { auditEntrySchema } from '@verse/api-contract/operations/audit.schema';
import { startTown, type Visitor } from '../../../test/people';
import { formOf } from '../../../test/publishing';
import { cookieOf } from '../../../test/seeded-api';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const idOf = async (visitor: Visitor) => (await visitor.session()).user!.id;

describe('the audit log', () => {
  // @proves GAP-069
  it('records who did what to whose content and when, but no actions on a person’s own content', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const admin = await town.resident('admin');
    const editor = await town.resident('editor');
    const writer = await town.resident('member');
    const publish = async (visitor: Visitor) =>
      (await (
        await town.api.call('/api/blogs', {
          method: 'POST',
          headers: { cookie: cookieOf(visitor) },
          body: await formOf(),
        })
      ).json()) as { _id: string };
    const foreign = await publish(writer);
    const own = await publish(editor);
    await town
      .visitor()
      .post('/api/contactus', { name: 'Nell', email: 'nell@example.org', subject: 'Hello', message: 'A question' });
    const [{ id: message }] = (await (await editor.get('/api/contactus')).json()) as [{ id: string }];
    const member = await idOf(writer);

    const step = async (answer: Promise<Response>) => expect((await answer).status).toBe(200);
    await step(editor.patch(`/api/contactus/${message}`, { status: 'done' }));
    await step(
      editor.send(
        'PATCH',
        `/api/blogs/${foreign._id}`,
        { title: 'Better', status: 'published' },
        { 'if-match': '"1"' },
      ),
    );
    await step(editor.send('DELETE', `/api/blogs/${foreign._id}`, undefined, { 'if-match': '"2"' }));
    await step(editor.post(`/api/blogs/${foreign._id}/restore`));
    await step(editor.send('PATCH', `/api/blogs/${own._id}`, { title: 'Mine' }, { 'if-match': '"1"' }));
    await step(writer.patch('/api/me', { theme: 'light' }));
    await step(admin.patch(`/api/accounts/${member}`, { role: 'author' }));
    await step(admin.patch(`/api/accounts/${member}`, { isSuspended: true }));
    // A rejected action is not logged.
    expect(
      (await editor.send('PATCH', `/api/blogs/${foreign._id}`, { title: 'Late' }, { 'if-match': '"1"' })).status,
    ).toBe(409);
    expect((await editor.patch(`/api/accounts/${member}`, { role: 'admin' })).status).toBe(403);

    const answer = await admin.get('/api/audit');
    const entries = auditEntrySchema.array().parse(await answer.json());
    const bossId = await idOf(admin);
    const editorId = await idOf(editor);
    expect(answer.headers.get('x-total-count')).toBe('6');
    expect(entries.map(({ actor, action, target }) => [actor, action, target]).toSorted()).toEqual(
      [
        [editorId, 'message: done', message],
        [editorId, 'post: changed title, now published', foreign._id],
        [editorId, 'post: now deleted', foreign._id],
        [editorId, 'post: now published', foreign._id],
        [bossId, 'account: {"role":"author"}', member],
        [bossId, 'account: {"suspended":true}', member],
      ].toSorted(),
    );
    for (const { at } of entries) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    const newestFirst = entries.map(({ at }) => at);
    expect(newestFirst).toEqual(newestFirst.toSorted().toReversed());
    expect(((await (await admin.get('/api/audit?limit=2&page=3')).json()) as object[]).length).toBe(2);
  });

  // @proves GAP-069 R8
  it('is read by admins alone, and cannot be changed', async () => {
    const town = await startTown();
    for (const role of ['member', 'author', 'editor', 'moderator'] as const)
      expect([role, (await (await town.resident(role)).get('/api/audit')).status]).toEqual([role, 403]);
    expect((await town.visitor().get('/api/audit')).status).toBe(401);
    const admin = await town.resident('admin');
    expect((await admin.get('/api/audit')).status).toBe(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect([method, (await admin.send(method, '/api/audit', {})).status]).toEqual([method, 405]);
  });

  // @proves GAP-069
  it('is searched by who acted, on whom, what kind of act and which day', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const admin = await town.resident('admin', 'boss@example.org');
    const other = await town.resident('admin', 'second@example.org');
    const ada = await idOf(await town.resident('member', 'ada@example.org'));
    const bola = await idOf(await town.resident('member'));
    town.clock.now = new Date('2026-11-27T23:59:59Z');
    await admin.patch(`/api/accounts/${ada}`, { role: 'author' });
    town.clock.now = new Date('2026-11-28T00:00:00Z');
    await other.patch(`/api/accounts/${bola}`, { role: 'author' });
    await other.get(`/api/desk/people/${ada}`);
    const found = async (query: string) => {
      const answer = await admin.get(`/api/audit?${query}`);
      return auditEntrySchema
        .array()
        .parse(await answer.json())
        .map(({ action, target }) => `${action.split(':')[0]} ${target === ada ? 'ada' : 'bola'}`);
    };
    expect(await found('actor=boss@example.org')).toEqual(['account ada']);
    expect(await found('target=ADA@example.org')).toEqual(['people ada', 'account ada']);
    expect((await found('kind=account')).toSorted()).toEqual(['account ada', 'account bola']);
    expect(await found('kind=account&from=2026-11-28')).toEqual(['account bola']);
    expect(await found('to=2026-11-27')).toEqual(['account ada']);
    expect(await found('actor=no-one@example.org')).toEqual([]);
    expect((await admin.get('/api/audit?from=yesterday')).status).toBe(400);
    const [entry] = auditEntrySchema.array().parse(await (await admin.get('/api/audit?target=ada@example.org')).json());
    expect([entry!.actorName, entry!.targetName]).toEqual(['Ada Tester', 'Ada Tester']);
    expect(town.api.scans).toEqual([]);
  });
});
