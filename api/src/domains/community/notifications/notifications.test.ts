import type { ManagedBlog } from '@verse/api-contract/api';
import { HOUR_MS } from '@verse/api-contract/time';
import { idOf, listOf, notificationsOf, textsOf, withSource } from '../../../../test/notified';
import { PASSWORD, startTown, type Town } from '../../../../test/people';
import { formOf } from '../../../../test/publishing';
import { cookieOf } from '../../../../test/seeded-api';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

async function settled(environment: Record<string, string> = {}) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', ...environment });
  const mia = await town.resident('member', 'mia@example.org');
  const id = await idOf(mia);
  const gone = new Set<string>();
  withSource(town.api, ['likes', 'comments', 'plan'], gone);
  await town.mails();
  return { town, mia, id, gone, ...notificationsOf(town.api) };
}

async function named(town: Town, firstName: string): Promise<string> {
  const one = await town.resident('member');
  await one.patch('/api/me', { firstName, lastName: 'Stone' });
  await town.mails();
  return idOf(one);
}

const like = (actor: string, subject = 'lamp') => ({ kind: 'likes', subject, actor }) as const;

describe('notifications', () => {
  // @proves PRO-05 GAP-064
  it('report an editor’s decision, link to it, and stay read', async () => {
    const { town, mia } = await settled();
    const editor = await town.resident('editor');
    const sent = await town.api.call('/api/blogs', {
      method: 'POST',
      headers: { cookie: cookieOf(mia) },
      body: await formOf({ text: { title: 'Soft light' } }),
    });
    const { _id, version } = (await sent.json()) as ManagedBlog;
    await editor.send('PATCH', `/api/blogs/${_id}`, { status: 'published' }, { 'if-match': `"${version}"` });

    const before = await listOf(mia);
    expect(before.notifications).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{24}$/),
        kind: 'posts',
        text: 'Your post “Soft light” is published',
        path: `/resources/blogs/${_id}`,
        action: 'View',
        at: town.clock.now.toISOString(),
        isUnread: true,
      },
    ]);
    expect(before.head.unread).toBe(1);
    const { at } = before.notifications[0]!;
    expect(await (await mia.patch('/api/notifications', { upTo: at })).json()).toMatchObject({ unread: 0 });
    expect((await listOf(mia)).notifications.map(({ isUnread }) => isUnread)).toEqual([false]);
    expect((await listOf(editor)).notifications).toEqual([]);
  });

  // @proves GAP-065
  it('group the actions on one item within twelve hours in one line, and name the last actor', async () => {
    const { town, mia, id, notify } = await settled();
    for (const name of ['Ben', 'Cleo', 'Dan', 'Eve']) {
      town.clock.now = new Date(town.clock.now.getTime() + 1000);
      await notify(id, like(await named(town, name)));
    }
    await notify(id, like(await named(town, 'Flo'), 'table'));
    expect((await textsOf(mia)).toSorted()).toEqual([
      'Eve Stone, Dan Stone and 2 others touched likes of “lamp”',
      'Flo Stone touched likes of “table”',
    ]);
    town.clock.now = new Date(town.clock.now.getTime() + 13 * HOUR_MS);
    await notify(id, like(await named(town, 'Gus')));
    expect(await textsOf(mia)).toHaveLength(3);
    expect((await textsOf(mia))[0]).toBe('Gus Stone touched likes of “lamp”');
  });

  // @proves GAP-065
  it('of a like given and removed ten times are one line with one name and no email', async () => {
    const { town, mia, id, notify, withdraw } = await settled();
    const ben = await named(town, 'Ben');
    const cleo = await named(town, 'Cleo');
    for (let round = 0; round < 10; round += 1) {
      await notify(id, like(ben));
      await withdraw(id, like(ben));
    }
    expect(await listOf(mia)).toMatchObject({ notifications: [], head: { unread: 0 } });
    await notify(id, like(ben));
    expect(await textsOf(mia)).toEqual(['Ben Stone touched likes of “lamp”']);
    const { head, notifications } = await listOf(mia);
    await mia.patch('/api/notifications', { upTo: notifications[0]!.at });
    await withdraw(id, like(ben));
    await notify(id, like(ben));
    expect(head.unread).toBe(1);
    expect(await listOf(mia)).toMatchObject({ head: { unread: 0 }, notifications: [{ isUnread: false }] });

    town.clock.now = new Date(town.clock.now.getTime() + 1000);
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await notify(id, like(cleo));
        if (index % 2 === 0) await withdraw(id, like(cleo));
      }),
    );
    await notify(id, like(cleo));
    expect(await textsOf(mia)).toEqual(['Cleo Stone and Ben Stone touched likes of “lamp”']);
    expect(await town.mails()).toEqual([]);
  });

  // @proves GAP-065 SET-12
  it('are sent by email if wanted, once per line, unless it was read or withdrawn before', async () => {
    const { town, mia, id, notify, withdraw } = await settled();
    const comment = (actor: string, act: string) => ({ kind: 'comments', subject: 'lamp', actor, act }) as const;
    const ben = await named(town, 'Ben');
    await notify(id, comment(ben, '1'));
    await notify(id, comment(ben, '2'));
    expect((await town.mails()).map(({ subject, action }) => [subject, action?.label])).toEqual([
      ['You have a new comment', 'View'],
    ]);
    await notify(id, { ...comment(ben, '3'), subject: 'table' });
    await withdraw(id, { ...comment(ben, '3'), subject: 'table' });
    expect(await town.mails()).toEqual([]);

    await mia.patch('/api/me', { pageNotifications: { likes: false }, notificationEvents: { likes: true } });
    await notify(id, like(ben));
    expect((await town.mails()).map(({ subject, paragraphs }) => [subject, paragraphs[0]])).toEqual([
      ['You have a new like', expect.stringContaining('touched likes of “lamp”.')],
    ]);
    expect(await textsOf(mia)).toEqual(['Ben Stone touched comments of “lamp”']);
    await mia.patch('/api/me', { notifications: false });
    await notify(id, like(ben, 'table'));
    expect(await town.mails()).toEqual([]);
  });

  // @proves GAP-065
  it('omit own actions and removed content, and skip accounts that do not exist', async () => {
    const { town, mia, id, gone, notify } = await settled();
    const ben = await named(town, 'Ben');
    await notify(id, like(id));
    await notify('nobody', like(ben));
    await notify(id, like(ben));
    gone.add('lamp');
    await notify(id, like(ben, 'table'));
    expect(await textsOf(mia)).toEqual(['Ben Stone touched likes of “table”']);
    expect((await listOf(mia)).head.unread).toBe(1);
    expect(town.api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('are marked as read up to the last one shown, or one by one, and only by their owner', async () => {
    const { town, mia, id, notify } = await settled();
    const ben = await named(town, 'Ben');
    await notify(id, like(ben));
    const shown = (await listOf(mia)).notifications[0]!;
    town.clock.now = new Date(town.clock.now.getTime() + 1);
    await notify(id, like(ben, 'table'));
    expect(await (await mia.patch('/api/notifications', { upTo: shown.at })).json()).toMatchObject({ unread: 1 });
    const unread = (await listOf(mia)).notifications.find(({ isUnread }) => isUnread)!;
    const zoe = await town.resident('member');
    expect((await zoe.patch(`/api/notifications/${unread.id}`, { isUnread: false })).status).toBe(404);
    expect(await (await mia.patch(`/api/notifications/${unread.id}`, { isUnread: false })).json()).toMatchObject({
      unread: 0,
    });
    expect((await mia.patch('/api/notifications', { upTo: 'now' })).status).toBe(400);
    expect((await town.visitor().get('/api/notifications')).status).toBe(401);
  });

  it('respond to polling with 304 until something changes', async () => {
    const { town, mia, id, notify } = await settled();
    const ask = (tag = '') =>
      mia.send('GET', '/api/notifications/head', undefined, {
        'if-none-match': tag,
        // Without this header, undici adds `cache-control: no-cache`.
        'cache-control': 'max-age=60',
      });
    const first = await ask();
    expect([first.status, await first.json()]).toEqual([200, { version: 0, unread: 0, waiting: 0 }]);
    const tag = first.headers.get('etag')!;
    expect((await ask(tag)).status).toBe(304);
    await notify(id, like(await named(town, 'Ben')));
    const later = await ask(tag);
    expect([later.status, await later.json()]).toEqual([200, { version: 1, unread: 1, waiting: 0 }]);
  });

  // @proves GAP-065 GAP-031
  it('are exported, and erased with the account; others no longer see the erased member', async () => {
    const { town, id, notify } = await settled();
    const ben = await town.resident('member', 'ben@example.org');
    const benId = await idOf(ben);
    await notify(id, like(benId));
    await notify(benId, like(id));
    const taken = (await (await ben.post('/api/me/export')).json()) as { notifications: { subject: string }[] };
    expect(taken.notifications.map(({ subject }) => subject)).toEqual(['lamp']);
    await ben.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    town.clock.now = new Date(town.clock.now.getTime() + 40 * 24 * HOUR_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    const { db } = town.api.store;
    const left = async (name: string) =>
      db.collection<{ _id: string; to?: string; shown?: string }>(name).find({}).toArray();
    expect(await left('notification_acts')).toEqual([]);
    expect((await left('notifications')).map(({ to, shown }) => [to, shown])).toEqual([[id, 'off']]);
    expect(town.api.scans).toEqual([]);
  });
});
