import type { Cart, Problem, Product } from '@verse/api-contract/api';
import { cartSchema } from '@verse/api-contract/commerce/cart.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { drawContent } from '../../../../test/content-folder';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { untilServed } from '../../../../test/until-served';

afterEach(stopApis);

const sizes = [{ width: 16, height: 9, webp: 'a.webp', jpeg: 'a.jpg' }];

interface Shelf {
  prices?: object;
  stock?: number;
  area?: string;
}

async function stock(
  town: Town,
  id: string,
  { prices = { USD: 1950 }, stock: onHand = 20, area = 'store' }: Shelf = {},
) {
  const { db } = town.api.store;
  await db.collection('products').insertOne({
    _id: id,
    area,
    status: 'published',
    name: `Product ${id}`,
    picture: { sizes, small: 'a.jpg' },
    prices,
    rating: 4,
    category: 'Fashion',
    position: 0,
  } as { _id: string });
  await db
    .collection('stock')
    .insertOne({ _id: `product:${id}`, onHand, available: onHand, claims: {} } as { _id: string });
}

let clicks = 0;
const add = (visitor: Visitor, id: string, more: object = {}) =>
  visitor.post('/api/cart/lines', { item: `product:${id}`, click: `click-${(clicks += 1)}-here`, ...more });
const put = (visitor: Visitor, revision: number, body: object) =>
  visitor.send('PUT', '/api/cart', body, { 'if-match': `"${revision}"` });
const like = (visitor: Visitor, id: string) => visitor.send('PUT', `/api/products/${id}/favorite`);

async function cartIn(answer: Response): Promise<Cart> {
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return cartSchema.strict().parse(await answer.json());
}
const cartOf = async (visitor: Visitor) => cartIn(await visitor.get('/api/cart'));
const quantities = ({ lines }: Cart) => Object.fromEntries(lines.map(({ item, quantity }) => [item, quantity]));
async function toFailure(answer: Response) {
  const { code, message } = (await answer.json()) as Problem;
  return [answer.status, code, message];
}

// @proves GAP-043 GAP-045 ENT-17
it('store and marketplace are two lists, each with prices in two currencies, and one cart holds both', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const guest = town.visitor();
  const listOf = async (area: string) => (await (await guest.get(`/api/products?area=${area}`)).json()) as Product[];
  const official = await listOf('store');
  const ofMembers = await listOf('marketplace');
  expect([official.length, ofMembers.length]).toEqual([9, 12]);
  expect(official.find(({ id }) => id === '2')).toMatchObject({
    price: 6,
    prices: { USD: 600, NGN: 900_000 },
    availability: 'in-stock',
  });
  expect(official.find(({ id }) => id === '5')).toMatchObject({ availability: 'few', left: 3 });
  expect(official.some(({ seller }) => seller)).toBe(false);
  expect(ofMembers.every(({ seller }) => seller)).toBe(true);
  await add(guest, '2');
  const cart = await cartIn(await add(guest, '106', { quantity: 2 }));
  expect(cart).toMatchObject({
    count: 3,
    subtotal: { currency: 'USD', minor: 600 + 2 * 1450 },
    lines: [
      { item: 'product:2', seller: null },
      { item: 'product:106', seller: 'Mireille Kossou', total: { minor: 2900 } },
    ],
  });
  expect(await cartIn(await put(guest, cart.revision, { currency: 'NGN' }))).toMatchObject({
    subtotal: { currency: 'NGN', minor: 900_000 + 2 * 2_175_000 },
  });
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-044
it('a guest’s cart is kept for thirty days, by a key that no script can read and the store does not hold', async () => {
  const town = await startTown();
  await stock(town, '1');
  const guest = town.visitor();
  expect(await cartOf(guest)).toMatchObject({ revision: 0, count: 0, lines: [] });
  expect(guest.cookies.size).toBe(0);
  const answer = await add(guest, '1');
  expect([answer.headers.get('x-changed'), answer.headers.getSetCookie()[0]]).toEqual([
    'cart',
    expect.stringMatching(/^verse\.cart=[\w-]{43}; Max-Age=2592000; .*HttpOnly; SameSite=Lax$/),
  ]);
  const read = await guest.get('/api/cart');
  expect(read.headers.get('x-changed')).toBeNull();
  const stored = await town.api.store.db.collection('carts').find({}).toArray();
  expect(JSON.stringify([stored, await read.json()])).not.toContain(guest.cookies.get('verse.cart'));
  town.clock.now = new Date(town.clock.now.getTime() + 29 * DAY_MS);
  await like(guest, '1');
  town.clock.now = new Date(town.clock.now.getTime() + 29 * DAY_MS);
  expect(await town.api.background.run('remove-carts')).toBe(0);
  expect(await cartOf(guest)).toMatchObject({ count: 1, favourites: ['product:1'] });
  town.clock.now = new Date(town.clock.now.getTime() + 2 * DAY_MS);
  expect(await town.api.background.run('remove-carts')).toBe(1);
  expect(await cartOf(guest)).toMatchObject({ count: 0 });
});

// @proves GAP-044
it('fifty concurrent additions are all in the cart, and a repeated click adds nothing', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const ids = Array.from({ length: 51 }, (_, index) => String(index));
  for (const id of ids) await stock(town, id);
  const ada = await town.resident('member');
  const answers = await Promise.all(
    ids.slice(0, 50).map((id) => untilServed(() => add(ada, id, { click: `click-of-${id}` }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(await cartOf(ada)).toMatchObject({ count: 50, revision: 50 });
  expect(await toFailure(await add(ada, '50'))).toEqual([
    409,
    'limit',
    'A cart holds 50 different things. Take one out to add another.',
  ]);
  const bola = await town.resident('member');
  for (let time = 0; time < 3; time += 1) await add(bola, '1', { click: 'the-same-click' });
  expect(quantities(await cartOf(bola))).toEqual({ 'product:1': 1 });
});

// @proves GAP-044 R4
it('an addition repeated after fifty others is not counted twice', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  for (const id of ['1', '2', '3', '4', '5', '6']) await stock(town, id);
  const ada = await town.resident('member');
  const first = () => add(ada, '6', { click: 'the-first-click' });
  await first();
  for (let time = 0; time < 50; time += 1) await add(ada, String(1 + (time % 5)));
  await cartIn(await first());
  expect(await cartOf(ada)).toMatchObject({ count: 51, revision: 51 });
});

// @proves GAP-044
it('changes apply to the cart that was read; one of two at once gets a conflict; a removed line returns', async () => {
  const town = await startTown();
  await stock(town, '1');
  await stock(town, '2', { prices: { USD: 600 } });
  const ada = await town.resident('member');
  await add(ada, '1');
  const cart = await cartIn(await add(ada, '2'));
  const [line, other] = cart.lines.map(({ item, quantity }) => ({ item, quantity }));
  const without = await cartIn(await put(ada, cart.revision, { lines: [other] }));
  expect(quantities(without)).toEqual({ 'product:2': 1 });
  const late = await put(ada, cart.revision, { lines: [line] });
  expect(await late.clone().json()).toMatchObject({ code: 'cart-changed', cart: { revision: without.revision } });
  expect(late.status).toBe(409);
  const back = await cartIn(await put(ada, without.revision, { lines: [line, { ...other, quantity: 3 }] }));
  expect(back).toMatchObject({ count: 4, subtotal: { minor: 1950 + 3 * 600 } });
  expect((await ada.send('PUT', '/api/cart', { lines: [] })).status).toBe(428);
  for (const wrong of [
    { lines: [line, line] },
    { lines: [{ item: 'product:1', quantity: 0 }] },
    { lines: [{ item: 'product:1', quantity: 1.5 }] },
    { lines: [{ ...line, unit: 1 }] },
    { currency: 'EUR' },
    { subtotal: 1 },
  ])
    expect((await put(ada, back.revision, wrong)).status).toBe(400);
  expect((await cartOf(ada)).revision).toBe(back.revision);
});

// @proves GAP-044
it('reports what cannot be ordered: sold out, too many, unknown; and what has changed since', async () => {
  const town = await startTown();
  await stock(town, '1', { stock: 3, prices: { USD: 3200, NGN: 4_800_000 } });
  await stock(town, '2', { stock: 0 });
  await stock(town, '3');
  const guest = town.visitor();
  expect(await toFailure(await add(guest, '2'))).toEqual([409, 'sold-out', 'Product 2 is sold out.']);
  expect(await toFailure(await add(guest, '3', { quantity: 11 }))).toEqual([
    409,
    'limit',
    'You can order 10 of Product 3 at most.',
  ]);
  for (const item of ['product:none', 'service:1', 'product:$ne'])
    expect([400, 404]).toContain((await guest.post('/api/cart/lines', { item, click: 'a-click-of-mine' })).status);
  expect((await guest.send('PUT', '/api/products/none/favorite')).status).toBe(404);
  expect(guest.cookies.size).toBe(0);
  await add(guest, '1', { quantity: 3 });
  await add(guest, '3');
  expect(await toFailure(await add(guest, '1'))).toEqual([409, 'sold-out', 'There are only 3 of Product 1 left.']);

  const { db } = town.api.store;
  await db.collection('products').updateOne({ _id: '1' }, { $set: { prices: { USD: 3500 } } });
  await db.collection('stock').updateOne({ _id: 'product:1' }, { $set: { available: 1 } });
  await db.collection('products').updateOne({ _id: '3' }, { $set: { status: 'archived' } });
  const cart = await cartOf(guest);
  expect(cart).toMatchObject({
    count: 3,
    subtotal: { minor: 10_500 },
    lines: [
      { state: 'short', left: 1, quantity: 3, unit: { minor: 3500 }, was: { minor: 3200 } },
      { state: 'gone', name: 'Product 3' },
    ],
  });
  const seen = await cartIn(await put(guest, cart.revision, { currency: 'NGN' }));
  expect(seen).toMatchObject({ count: 0, subtotal: { currency: 'NGN', minor: 0 } });
  expect(seen.lines[0]).toMatchObject({ state: 'not-in-currency', unit: null, was: null });
});
