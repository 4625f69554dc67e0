import type { Product, ProductPage } from '@verse/api-contract/api';
import { startTown } from '../../../../test/people';
import { startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const sizes = [{ width: 16, height: 9, webp: 'a.webp', jpeg: 'a.jpg' }];

const shelved = (id: string, more: object) =>
  ({
    _id: id,
    area: 'store',
    name: `Product ${id}`,
    picture: { sizes, small: 'a.jpg' },
    rating: 4,
    category: 'Fashion',
    position: Number(id),
    ...more,
  }) as { _id: string };

// @proves ENT-17
it('products of an earlier release keep their prices, which were in dollars only', async () => {
  const first = await startApi();
  const { store } = first;
  await store.db
    .collection('products')
    .insertMany([shelved('1', { priceCents: 3200, oldPriceCents: 4000 }), shelved('2', { priceCents: 600 })]);
  const again = await startApi({}, { store });
  const products = (await (await again.call('/api/products')).json()) as Product[];
  expect(products).toMatchObject([
    { id: '1', price: 32, oldPrice: 40, prices: { USD: 3200 }, oldPrices: { USD: 4000 }, availability: 'in-stock' },
    { id: '2', price: 6, prices: { USD: 600 } },
  ]);
  expect(products[1]).not.toHaveProperty('oldPrices');
});

// @proves ENT-17 GAP-045
it('an area lists what is for sale there, by category, and says how much is left', async () => {
  const { api } = await startTown();
  const { db } = api.store;
  const on = { status: 'published', prices: { USD: 100 } };
  await db
    .collection('products')
    .insertMany([
      shelved('1', on),
      shelved('2', { ...on, category: 'Electronics' }),
      shelved('3', { ...on, status: 'archived' }),
      shelved('4', { ...on, area: 'marketplace', seller: 'Ada Obi' }),
    ]);
  const counted = (id: string, available: number) =>
    db.collection('stock').insertOne({ _id: `product:${id}`, onHand: available, available } as { _id: string });
  await counted('1', 5);
  await counted('2', 0);
  const listed = async (query: string) =>
    ((await (await api.call(`/api/products${query}`)).json()) as Product[]).map(({ id, availability, left }) => [
      id,
      availability,
      left,
    ]);
  expect(await listed('')).toEqual([
    ['1', 'few', 5],
    ['2', 'sold-out', undefined],
  ]);
  expect(await listed('?category=Electronics')).toEqual([['2', 'sold-out', undefined]]);
  expect(await listed('?area=marketplace')).toEqual([['4', 'in-stock', undefined]]);
  expect(api.scans).toEqual([]);
});

// @proves GAP-043 GAP-077
test('a product for sale has its own page, and the sitemap lists those of the store', async () => {
  const api = await startApi();
  const on = { status: 'published', prices: { USD: 100 } };
  await api.store.db
    .collection('products')
    .insertMany([
      shelved('1', { ...on, description: 'Of canvas.' }),
      shelved('2', on),
      shelved('3', { ...on, status: 'archived' }),
      shelved('4', { ...on, area: 'marketplace', seller: 'Ada Obi' }),
    ]);
  const pageOf = async (id: string) => (await (await api.call(`/api/products/${id}`)).json()) as ProductPage;
  expect(await pageOf('1')).toMatchObject({ name: 'Product 1', price: 1, description: 'Of canvas.' });
  expect(await pageOf('2')).toMatchObject({ description: '' });
  expect(await pageOf('4')).toMatchObject({ seller: 'Ada Obi' });
  const refused = await Promise.all(['3', '99'].map((id) => api.call(`/api/products/${id}`)));
  expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  const sitemap = await (await api.call('/sitemap.xml')).text();
  expect(sitemap.match(/\/store\/products\/[^<]*/g)).toEqual(['/store/products/1', '/store/products/2']);
  expect(api.scans).toEqual([]);
});
