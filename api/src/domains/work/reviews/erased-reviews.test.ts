import { idOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { handleOf } from '../../../../test/project-offers';
import { FIVE, FOUR, pageOf, payFor, review, reviewsIn, reviewsOf } from '../../../../test/project-reviews';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const UNLIMITED = { RATE_LIMIT_FACTOR: '1000' };

async function reviewBoth(town: Town, client: Visitor, seller: Visitor) {
  const { number } = await payFor(town, client, seller);
  await reviewsIn(await review(client, number));
  await reviewsIn(await review(seller, number, FOUR));
  return number;
}

async function eraseOf(town: Town, visitor: Visitor): Promise<void> {
  const id = await idOf(visitor);
  for (const { personalData = [] } of town.api.features)
    for (const { name, erase } of personalData) if (name === 'projectReviews') await erase(id);
}

// @proves REV-01 GAP-067
it('an erased author leaves the scores, without name and words; an erased seller leaves no review', async () => {
  const town = await startTown(UNLIMITED);
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const handle = await handleOf(seller);
  const number = await reviewBoth(town, client, seller);
  const { number: blind } = await payFor(town, client, seller);
  await reviewsIn(await review(client, blind));
  const exported = await (await client.post('/api/me/export')).text();
  for (const text of [FIVE.text, FOUR.text]) expect(exported).toContain(text);
  await eraseOf(town, client);
  const { reviews } = await pageOf(town.visitor(), handle);
  expect(reviews).toMatchObject([{ scores: FIVE.scores, text: '', by: null }]);
  expect(await reviewsOf(seller, number)).toMatchObject({ other: { text: '' } });
  expect(await reviewsOf(seller, blind)).toMatchObject({ other: null, hasOther: false });
  const stored = await town.api.store.db.collection('project_reviews').find({}).toArray();
  expect(JSON.stringify(stored)).not.toContain(await idOf(client));
  await eraseOf(town, seller);
  expect((await pageOf(town.visitor(), handle)).reviews).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves REV-01
it('reviews of a suspended or blocked author show no more than the rest of what they wrote', async () => {
  const town = await startTown(UNLIMITED);
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const reader = await town.resident('member');
  const handle = await handleOf(seller);
  await reviewBoth(town, client, seller);
  const textsFor = async (visitor: Visitor) => (await pageOf(visitor, handle)).reviews.map(({ text }) => text);
  expect(await textsFor(reader)).toEqual([FIVE.text]);
  expect((await reader.send('PUT', `/api/members/${await handleOf(client)}/block`)).status).toBe(200);
  expect([await textsFor(reader), await textsFor(town.visitor())]).toEqual([[], [FIVE.text]]);
  const users = town.api.store.db.collection('auth_user');
  await users.updateOne({ _id: await idOf(client) }, { $set: { suspended: true } });
  expect(await textsFor(town.visitor())).toEqual([]);
  await users.updateOne({ _id: await idOf(seller) }, { $set: { suspended: true } });
  expect((await town.visitor().get(`/api/members/${handle}/reviews`)).status).toBe(404);
});
