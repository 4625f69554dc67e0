import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { comment, commentOf, posted } from '../../../../test/feed';
import { idOf, listOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { encodeLineCursor } from './line-cursor';

afterEach(stopApis);

// @proves GAP-065
test('a like, a comment and a follow notify their target, and are withdrawn with the action', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const mia = await town.resident('member');
  const zoe = await town.resident('member');
  await zoe.patch('/api/me', { firstName: 'Zoe', lastName: 'Hill' });
  const { id } = await posted(mia, { text: 'A lamp for the hall' });
  await town.mails();

  for (let round = 0; round < 10; round += 1) {
    expect((await zoe.send('PUT', `/api/posts/${id}/like`)).status).toBe(200);
    expect((await zoe.send('DELETE', `/api/posts/${id}/like`)).status).toBe(200);
  }
  expect(await textsOf(mia)).toEqual([]);
  await zoe.send('PUT', `/api/posts/${id}/like`);
  expect(await textsOf(mia)).toEqual(['Zoe Hill liked your post “A lamp for the hall”']);
  expect(await town.mails()).toEqual([]);

  const profile = (await (await mia.get('/api/me/profile')).json()) as { handle: string };
  await zoe.send('PUT', `/api/members/${profile.handle}/follow`);
  await zoe.post(`/api/posts/${id}/comments`, { text: 'I like the light.' });
  expect((await textsOf(mia)).toSorted()).toEqual([
    'Zoe Hill commented on your post “A lamp for the hall”',
    'Zoe Hill followed you',
    'Zoe Hill liked your post “A lamp for the hall”',
  ]);
  expect((await town.mails()).map(({ subject, paragraphs }) => [subject, paragraphs[0]])).toEqual([
    ['You have a new comment', expect.stringMatching(/Zoe Hill.* commented on your post “A lamp for the hall”\./)],
  ]);
  await zoe.send('DELETE', `/api/members/${profile.handle}/follow`);
  await mia.delete(`/api/posts/${id}`);
  expect((await listOf(mia)).notifications).toEqual([]);
  expect((await listOf(mia)).head.unread).toBe(0);
});

// @proves GAP-065
test('a notification of a post links to it, and is removed and restored with the post or comment', async () => {
  const town = await startTown();
  const mia = await town.resident('member');
  const zoe = await town.resident('member');
  const { id } = await posted(mia, { text: 'A lamp' });
  const own = (await commentOf(comment(mia, id))).comment;
  const answer = (await commentOf(comment(zoe, id, { parentId: own.id }))).comment;
  const other = (await commentOf(comment(zoe, id))).comment;
  const paths = async () => (await listOf(mia)).notifications.map(({ kind, path }) => [kind, path]);
  const [replied, commented] = ['replies', 'comments'].map((kind) => [kind, `/verse/posts/${id}`]);
  expect((await paths()).toSorted()).toEqual([commented, replied]);

  await zoe.delete(`/api/posts/${id}/comments/${other.id}`);
  expect(await paths()).toEqual([replied]);
  await zoe.post(`/api/posts/${id}/comments/${other.id}/restore`);
  expect((await paths()).toSorted()).toEqual([commented, replied]);
  for (const one of [answer, other]) await zoe.delete(`/api/posts/${id}/comments/${one.id}`);
  expect(await listOf(mia)).toMatchObject({ notifications: [], head: { unread: 0 } });

  await zoe.send('PUT', `/api/posts/${id}/like`);
  expect(await paths()).toEqual([['likes', `/verse/posts/${id}`]]);
  await town.api.store.db.collection('feed_posts').updateOne({ _id: id }, { $set: { state: 'removed' } });
  expect(await listOf(mia)).toMatchObject({ notifications: [], head: { unread: 0 } });
});

/** `npm run soak -- notifications` uses a hundred thousand lines. */
const LINES = Number(process.env.NOTIFICATIONS ?? 2000);
const FEW = 100;
const AT_ONCE = 5000;
const hex = (number: number) => number.toString(16).padStart(24, '0');
const momentOf = ({ clock }: Town, number: number) => clock.now.getTime() - number * 1000;

/** Creates a member with the given number of notification lines, newest first. */
async function withLines(town: Town, count: number): Promise<Visitor> {
  const visitor = await town.resident('member');
  const to = await idOf(visitor);
  const { db } = town.api.store;
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    const lines = numbers.map((number) => ({
      _id: `${to} ${hex(number)}`,
      to,
      kind: 'follows',
      subject: to,
      shown: 'on',
      state: 'read',
      at: new Date(momentOf(town, number)),
      version: 1,
    }));
    await db.collection('notifications').insertMany(lines);
    const acts = lines.map(({ _id, at }) => ({ _id, to, line: _id, state: 'on', at }));
    await db.collection('notification_acts').insertMany(acts);
  }
  return visitor;
}

// @proves GAP-065
test(`a page of ${LINES} notifications reads as much as one of ${FEW}, the first and a late one alike`, async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const mia = await withLines(town, FEW);
  const zoe = await withLines(town, LINES);
  const position = { at: new Date(momentOf(town, LINES * 0.9)), _id: hex(LINES * 0.9) };
  const late = `?cursor=${encodeLineCursor(await idOf(zoe), position)}`;
  for (const page of [await listOf(mia), await listOf(zoe), await listOf(zoe, late)])
    expect(page.notifications).toHaveLength(20);
  const asks = [() => listOf(mia), () => listOf(zoe), () => listOf(zoe, late)];
  const [first, ...others] = await costsOf(asks.map((ask) => ({ api: town.api, ask })));
  expectSameCosts(`notifications, ${FEW} → ${LINES}, and late`, [first!, first!], others);
  expect(town.api.scans).toEqual([]);
}, 600_000);
