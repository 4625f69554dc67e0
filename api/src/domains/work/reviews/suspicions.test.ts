import type { ModerationCase, ModerationQueue } from '@verse/api-contract/community/moderation.schema';
import { failureIn } from '../../../../test/agreed-projects';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { handleOf } from '../../../../test/project-offers';
import { FIVE, FOUR, pageOf, pathOf, payFor, review, reviewsIn } from '../../../../test/project-reviews';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const UNLIMITED = { RATE_LIMIT_FACTOR: '1000' };
const queueOf = async (moderator: Visitor) =>
  ((await (await moderator.get('/api/moderation/queue')).json()) as ModerationQueue).cases;
const decide = (moderator: Visitor, { id, version }: ModerationCase, decision: object) =>
  moderator.send('PATCH', `/api/moderation/cases/${id}`, decision, { 'if-match': `"${version}"` });
const REMOVAL = { decision: 'remove', rule: 'spam', quote: 'street', reason: 'You reviewed yourself.' };

async function reviewBoth(town: Town, client: Visitor, seller: Visitor, minor?: number) {
  const { number } = await payFor(town, client, seller, minor);
  await reviewsIn(await review(client, number));
  await reviewsIn(await review(seller, number, FOUR));
  return number;
}

const countedFor = async (town: Town, seller: Visitor) => {
  const key = `member:${await idOf(seller)}`;
  const figures = await town.api.store.db
    .collection<{ _id: string; seller: { count: number } }>('review_figures')
    .findOne({ _id: key });
  return figures!.seller.count;
};

// @proves REV-01
it('staff see in the queue who reviews from one mailbox, one network, for small sums or in a circle', async () => {
  const town = await startTown(UNLIMITED);
  const moderator = await town.resident('moderator');
  const seller = await town.resident('member', 'sade.bello@gmail.com');
  const from = async (email: string, address: string) => {
    await town.resident('member', email);
    return town.visitor({ 'x-forwarded-for': address }).signIn(email);
  };
  await town.visitor({ 'x-forwarded-for': '203.0.113.7' }).signIn('sade.bello@gmail.com');
  const notesIn = async (act: () => Promise<unknown>) => {
    const before = new Set((await queueOf(moderator)).map(({ id }) => id));
    await act();
    const opened = (await queueOf(moderator)).filter(({ id }) => !before.has(id));
    const notes = opened.flatMap(({ reports }) => reports.flatMap(({ note }) => note.split('\n').slice(0, -1)));
    return [...new Set(notes)];
  };
  const notesOf = (client: Visitor, minor?: number) => notesIn(() => reviewBoth(town, client, seller, minor));
  const honest = await from('tolani@example.org', '198.51.100.4');
  expect(await notesOf(honest)).toEqual([]);
  expect(await countedFor(town, seller)).toBe(1);
  expect(await notesOf(await from('sadebello+tolani@gmail.com', '198.51.100.5'))).toEqual([
    'Both accounts have one mailbox.',
  ]);
  expect(await notesOf(await from('femi@example.org', '203.0.113.7'))).toEqual([
    'Both accounts signed in from one network.',
  ]);
  expect(await notesOf(await from('small@example.org', '198.51.100.6'), 999_999)).toEqual(['The sum is small.']);
  expect(await notesIn(() => reviewBoth(town, seller, honest))).toEqual([
    'Each has sold to the other, and was reviewed.',
  ]);
  // They are shown, and do not count.
  expect((await pageOf(town.visitor(), await handleOf(seller))).reviews.length).toBeGreaterThan(4);
  expect(await countedFor(town, seller)).toBe(1);
  expect(town.api.scans).toEqual([]);
});

// @proves REV-01
it('a suspicious review counts once staff keep it, and is gone once they remove it, until an appeal', async () => {
  const town = await startTown(UNLIMITED);
  const moderator = await town.resident('moderator');
  const other = await town.resident('moderator');
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const number = await reviewBoth(town, client, seller, 100);
  const handle = await handleOf(seller);
  const ofClient = (await queueOf(moderator)).find(({ text }) => text === FIVE.text)!;
  expect(ofClient).toMatchObject({ type: 'review', reports: [{ reason: 'spam' }], reportCount: 1 });
  expect((await decide(moderator, ofClient, { decision: 'keep' })).status).toBe(200);
  expect(await countedFor(town, seller)).toBe(1);
  // Members report it like any other text, also the answer.
  await reviewsIn(await seller.send('PUT', `${pathOf(number)}/answer`, { text: 'Thank you, whoever you are.' }));
  const [shown] = (await pageOf(client, handle)).reviews;
  const report = (visitor: Visitor, id: string) =>
    visitor.post('/api/reports', { type: 'review', id, reason: 'harassment', note: '' });
  expect(await failureIn(await report(client, shown!.id))).toEqual([409, 'conflict']);
  expect((await report(seller, shown!.id)).status).toBe(201);
  expect((await report(client, shown!.answer!.id)).status).toBe(201);
  expect((await report(client, '0'.repeat(24))).status).toBe(404);
  const cases = await queueOf(moderator);
  const again = cases.find(({ id }) => id === ofClient.id)!;
  expect((await decide(moderator, again, REMOVAL)).status).toBe(200);
  expect((await pageOf(town.visitor(), handle)).reviews).toEqual([]);
  expect(await countedFor(town, seller)).toBe(0);
  expect((await reviewsIn(await client.get(pathOf(number)))).own).toMatchObject({ isRemoved: true, text: FIVE.text });
  expect(await textsOf(client)).toContain('A moderator removed your review. Read why, or appeal.');

  const thingId = shown!.id;
  expect((await client.post('/api/appeals', { type: 'review', id: thingId, text: 'It is true.' })).status).toBe(201);
  const appealed = ((await (await other.get('/api/moderation/queue?list=appealed')).json()) as ModerationQueue).cases;
  expect((await decide(other, appealed[0]!, { decision: 'restore', reason: 'It is.' })).status).toBe(200);
  expect((await pageOf(town.visitor(), handle)).reviews).toHaveLength(1);
  expect(await countedFor(town, seller)).toBe(1);
  const answered = (await queueOf(moderator)).find(({ text }) => text?.startsWith('Thank you'))!;
  expect((await decide(moderator, answered, { ...REMOVAL, quote: 'whoever' })).status).toBe(200);
  expect((await pageOf(town.visitor(), handle)).reviews[0]!.answer).toBeNull();
  expect(await failureIn(await seller.delete(`${pathOf(number)}/answer`))).toEqual([409, 'wrong-state']);
});
