import type { OwnReview, ProductPage, ReviewList } from '@verse/api-contract/api';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { act, order, pay, shelve } from '../../../../test/shop';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const PATH = '/api/products/1/reviews';
const rate = (buyer: Visitor, stars: number, text = '') => buyer.send('PUT', `${PATH}/mine`, { stars, text });
const ratingIn = async ({ visitor }: Town) => {
  const { rating, ratedBy, ratings } = (await (await visitor().get('/api/products/1')).json()) as ProductPage;
  return [rating, ratedBy, ratings];
};

async function receive(town: Town, staff: Visitor, buyer: Visitor) {
  const placed = await order(buyer, { 1: 1 });
  await pay(staff, placed);
  await act(staff, placed.number, 'deliver');
  return placed;
}

// @proves GAP-097 ENT-17 STO-12
it('a buyer who has received a product rates it once, and three ratings replace the sample rating', async () => {
  const town = await startTown();
  await shelve(town, '1', 90);
  const staff = await town.resident('editor');
  const buyers = [await town.resident('member'), await town.resident('member'), await town.resident('member')];
  const [first, second, third] = buyers as [Visitor, Visitor, Visitor];
  expect((await town.visitor().send('PUT', `${PATH}/mine`, { stars: 5 })).status).toBe(401);
  expect((await rate(first, 5)).status).toBe(403);
  const orders = [];
  for (const buyer of buyers) orders.push(await receive(town, staff, buyer));
  expect((await rate(first, 6)).status).toBe(400);
  await Promise.all([rate(first, 1), rate(first, 1), rate(first, 1)]);
  await rate(first, 5, 'It <b>holds</b> everything.');
  await rate(second, 4);
  expect(await ratingIn(town)).toEqual([4, 'sample', 2]);
  await rate(third, 2, 'Smaller than I thought.');
  expect(await ratingIn(town)).toEqual([11 / 3, 'buyers', 3]);
  const { reviews, count } = (await (await town.visitor().get(PATH)).json()) as ReviewList;
  expect([count, reviews.map(({ stars, by }) => [stars, by])]).toEqual([3, expect.arrayContaining([[5, null]])]);
  expect(reviews.map(({ text }) => text)).toContain('It <b>holds</b> everything.');

  expect((await third.delete(`${PATH}/mine`)).status).toBe(204);
  expect(await ratingIn(town)).toEqual([4, 'sample', 2]);

  const moderator = await town.resident('moderator');
  const [last] = ((await (await town.visitor().get(PATH)).json()) as ReviewList).reviews;
  expect((await second.delete(`/api/reviews/1/${last!.id}`)).status).toBe(403);
  expect((await moderator.delete(`/api/reviews/1/${last!.id}`)).status).toBe(204);
  const { user } = await first.session();
  for (const { name, personalData = [] } of town.api.features)
    if (name === 'reviews') await personalData[0]!.erase(user!.id);
  expect((await ratingIn(town))[2]).toBeLessThan(2);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-097
it('a refund withdraws the buyer’s rating, unless the product was bought twice, and no other rating', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  await shelve(town, '1', 90);
  await shelve(town, '2', 90);
  const staff = await town.resident('editor');
  const buyers = await Promise.all(Array.from({ length: 3 }, () => town.resident('member')));
  const refund = (number: string) => act(staff, number, 'refund', { reason: 'It came back.', returned: [] });
  const listed = async () => (await (await town.visitor().get(PATH)).json()) as ReviewList;
  const [first, second, third] = buyers as [Visitor, Visitor, Visitor];
  const both = await order(first, { 1: 1, 2: 1 });
  await pay(staff, both);
  await act(staff, both.number, 'deliver');
  const again = await receive(town, staff, first);
  for (const buyer of [second, third]) await rate(buyer, 1 + (await receive(town, staff, buyer)).lines.length, 'Fine.');
  await rate(first, 5, 'Bought twice.');
  await first.send('PUT', '/api/products/2/reviews/mine', { stars: 5, text: '' });
  expect(await ratingIn(town)).toEqual([3, 'buyers', 3]);

  await refund(both.number);
  expect(await ratingIn(town)).toEqual([3, 'buyers', 3]);
  expect((await (await first.get('/api/products/2/reviews/mine')).json()) as OwnReview).toEqual({
    mayRate: false,
    review: null,
  });
  await refund(again.number);
  expect(await ratingIn(town)).toEqual([4, 'sample', 2]);
  expect((await listed()).count).toBe(2);
  expect(JSON.stringify(await listed())).not.toContain('Bought twice.');
  expect((await rate(first, 5)).status).toBe(403);

  // The job withdraws ratings of items refunded before this rule was introduced.
  const { user } = await first.session();
  const old = { product: '1', memberId: user!.id, stars: 5, text: 'Old.', at: town.clock.now };
  await town.api.store.db.collection('reviews').insertOne({ _id: `1 ${user!.id}`, ...old } as { _id: string });
  expect(await town.api.background.run('withdraw-ratings')).toBe(1);
  expect(JSON.stringify(await listed())).not.toContain('Old.');
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-097
it('a rating given during the refund is withdrawn', async () => {
  const town = await startTown();
  await shelve(town, '1', 90);
  const staff = await town.resident('editor');
  const buyer = await town.resident('member');
  const { number } = await receive(town, staff, buyer);
  const answers = Array.from({ length: 10 }, () => rate(buyer, 1));
  await act(staff, number, 'refund', { reason: 'It came back.', returned: [] });
  await Promise.all(answers);
  expect(await ratingIn(town)).toEqual([4, 'sample', 0]);
});
