import type { Account } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { idOf, notificationsOf, withSource } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const SUBJECT = 'Your week in the Verse';
const run = ({ api }: Town) => api.background.run('queue-digests');
const digests = async (town: Town) => (await town.mails()).filter(({ subject }) => subject === SUBJECT);
const isOn = async (visitor: Visitor) => ((await (await visitor.get('/api/me')).json()) as Account).weeklyDigest;

/** A member in Lagos who has turned on the digest on a Saturday. */
async function settle() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  town.clock.now = new Date('2026-11-28T10:00:00Z');
  const ada = await town.resident('member', 'ada@example.org');
  const adaId = await idOf(ada);
  const eveId = await idOf(await town.resident('member'));
  expect(await isOn(ada)).toBe(false);
  withSource(town.api, ['likes', 'comments', 'contests']);
  const notify = async (...subjects: string[]) => {
    for (const subject of subjects)
      await notificationsOf(town.api).notify(adaId, { kind: 'likes', subject, actor: eveId });
  };
  expect((await ada.patch('/api/me', { weeklyDigest: true, timeZone: 'Africa/Lagos' })).status).toBe(200);
  return { town, ada, adaId, eveId, notify };
}

describe('the weekly digest', () => {
  // @proves GAP-065 MAI-02
  it('comes once, on Monday at 8:00 of the member, with the reason for each thing, and ends by its link', async () => {
    const { town, ada, adaId, eveId, notify } = await settle();
    await notify('a');
    await notificationsOf(town.api).notify(adaId, { kind: 'comments', subject: 'b', actor: eveId });
    await notificationsOf(town.api).notify(adaId, { kind: 'contests', subject: 'c', by: eveId });
    town.clock.now = new Date('2026-11-30T06:59:00Z');
    await run(town);
    expect(await digests(town)).toEqual([]);
    town.clock.now = new Date('2026-11-30T07:00:00Z');
    await Promise.all([run(town), run(town), run(town)]);
    const [digest, ...others] = await digests(town);
    await run(town);
    expect([...others, ...(await digests(town))]).toEqual([]);
    expect(digest!.to).toBe('ada@example.org');
    expect(digest!.paragraphs[0]).toBe('3 things that you have not seen since 23 November 2026:');
    expect(digest!.paragraphs.slice(1).sort()).toEqual([
      expect.stringContaining('touched comments of “b”. You see this because you wrote the post.'),
      expect.stringContaining('touched likes of “a”. You see this because you wrote the post.'),
      'touched contests of “c”. You see this because you take part in the contest, judge it or run it.',
    ]);

    const { pathname, search } = new URL(digest!.unsubscribe!);
    expect(await (await town.visitor().get(pathname + search)).text()).toContain('the weekly summary any more');
    expect(await isOn(ada)).toBe(true);
    expect((await town.visitor().send('POST', pathname + search)).status).toBe(200);
    expect(await isOn(ada)).toBe(false);
    town.clock.now = new Date('2026-12-07T07:00:00Z');
    await notify('d', 'e', 'f');
    await run(town);
    expect(await digests(town)).toEqual([]);
  });

  // @proves GAP-065
  it('needs three things that are unread and of this week', async () => {
    const { town, ada, notify } = await settle();
    await notify('a', 'b', 'c');
    const upTo = { upTo: town.clock.now.toISOString() };
    expect((await ada.patch('/api/notifications', upTo)).status).toBe(200);
    await notify('d', 'e');
    town.clock.now = new Date('2026-11-30T07:00:00Z');
    await run(town);
    expect(await digests(town)).toEqual([]);
    town.clock.now = new Date(town.clock.now.getTime() + 7 * DAY_MS);
    await notify('f');
    await run(town);
    expect(await digests(town)).toEqual([]);
  });

  // @proves GAP-065
  it('is sent although the process that claimed it was killed, and not once emails are turned off', async () => {
    const { town, ada, adaId, notify } = await settle();
    await notify('a', 'b', 'c');
    town.clock.now = new Date('2026-11-30T07:01:00Z');
    const killed = { digestSince: new Date('2026-11-30T07:00:00Z'), digestDueAt: new Date('2026-12-07T07:00:00Z') };
    await town.api.store.db.collection('auth_user').updateOne({ _id: adaId }, { $set: killed });
    await run(town);
    await run(town);
    expect(await digests(town)).toHaveLength(1);
    town.clock.now = new Date('2026-12-07T07:00:00Z');
    await notify('d', 'e', 'f');
    await run(town);
    await ada.patch('/api/me', { notifications: false });
    expect(await digests(town)).toEqual([]);
  });

  // @proves GAP-065
  it.each([
    [undefined, '2026-11-30T08:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-30T03:00:00.000Z'],
    ['America/New_York', '2026-11-30T13:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-29T18:00:00.000Z'],
  ])('is due at eight in the zone %s', async (timeZone, due) => {
    const { town, ada, adaId } = await settle();
    await ada.patch('/api/me', { timeZone: timeZone ?? 'UTC' });
    const stored = await town.api.store.db
      .collection<{ _id: string; digestDueAt: Date }>('auth_user')
      .findOne({ _id: adaId });
    expect(stored!.digestDueAt.toISOString()).toBe(due);
    expect((await ada.patch('/api/me', { timeZone: 'Mars/Olympus' })).status).toBe(400);
  });
});
