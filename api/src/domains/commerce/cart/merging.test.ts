import type { Cart, SessionAnswer } from '@verse/api-contract/api';
import { PASSWORD, startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const sizes = [{ width: 16, height: 9, webp: 'a.webp', jpeg: 'a.jpg' }];
const ROUNDS = Number(process.env.MERGE_ROUNDS ?? 6);

async function open(): Promise<Town> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const products = town.api.store.db.collection<{ _id: string }>('products');
  for (let id = 0; id < 60; id += 1)
    await products.insertOne({
      _id: String(id),
      area: 'store',
      status: 'published',
      name: `Product ${id}`,
      picture: { sizes, small: 'a.jpg' },
      prices: { USD: 100 },
      rating: 4,
      category: 'Fashion',
      position: id,
    } as { _id: string });
  return town;
}

let clicks = 0;
/** Like the store page, retries the click while the database is busy and the response is 503. */
async function add(visitor: Visitor, id: string | number, quantity = 1): Promise<Response> {
  const click = { item: `product:${id}`, quantity, click: `click-${(clicks += 1)}-here` };
  let answer = await visitor.post('/api/cart/lines', click);
  while (answer.status === 503) answer = await visitor.post('/api/cart/lines', click);
  expect(answer.status).toBe(200);
  return answer;
}
const cartOf = async (visitor: Visitor) => (await (await visitor.get('/api/cart')).json()) as Cart;
const quantities = ({ lines }: Cart) =>
  Object.fromEntries(lines.map(({ item, quantity }) => [item.slice(8), quantity]));

const signInAda = (town: Town) => town.visitor().signIn('ada@example.org', PASSWORD);

/** Opens another window in the same browser, with a copy of its current cookies. */
function sameBrowser(town: Town, visitor: Visitor): Visitor {
  const other = town.visitor();
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

// @proves GAP-042 GAP-044
it('after sign-in, the items of a guest are in the member’s cart once, with the larger quantity', async () => {
  const town = await open();
  await town.resident('member', 'ada@example.org');
  const elsewhere = await town.visitor().signIn('ada@example.org', PASSWORD);
  await add(elsewhere, 1, 2);
  await add(elsewhere, 2, 5);
  const browser = town.visitor();
  await add(browser, 1, 4);
  await add(browser, 2, 1);
  await add(browser, 3);
  await browser.send('PUT', '/api/products/7/favorite');
  const early = sameBrowser(town, browser);
  await browser.signIn('ada@example.org', PASSWORD);
  const answer = await browser.get('/api/cart');
  expect([answer.headers.get('x-changed'), browser.cookies.has('verse.cart')]).toEqual(['cart', false]);
  const expected = { 1: 4, 2: 5, 3: 1 };
  const cart = (await answer.json()) as Cart;
  expect([quantities(cart), cart.favourites, cart.notice]).toEqual([expected, ['product:7'], null]);
  expect(quantities(await cartOf(elsewhere))).toEqual(expected);

  // A window opened before the merge still has the key of the guest's cart. It shows an empty cart, and what it adds
  // does not reach the member's cart.
  expect(quantities(await cartOf(early))).toEqual({});
  await add(early, 9);
  expect(quantities(await cartOf(browser))).toEqual(expected);
});

// @proves SCR-01
it('the session knows of a cart with items on each device of a member and in a guest’s browser', async () => {
  const town = await open();
  const hasCart = async (visitor: Visitor) =>
    ((await (await visitor.get('/api/session')).json()) as SessionAnswer).hasCart;
  await town.resident('member', 'ada@example.org');
  const here = await signInAda(town);
  const elsewhere = await signInAda(town);
  expect([await hasCart(here), await hasCart(elsewhere)]).toEqual([false, false]);
  await add(elsewhere, 1);
  expect([await hasCart(here), await hasCart(elsewhere)]).toEqual([true, true]);

  const guest = town.visitor();
  expect(await hasCart(guest)).toBe(false);
  await add(guest, 2);
  expect([await hasCart(guest), await hasCart(town.visitor())]).toEqual([true, false]);
  await town.resident('member', 'bea@example.org');
  await guest.signIn('bea@example.org', PASSWORD);
  expect(await hasCart(guest)).toBe(true);
  expect(quantities(await cartOf(guest))).toEqual({ 2: 1 });
  expect(await hasCart(guest)).toBe(true);

  const { revision } = await cartOf(guest);
  const headers = { 'if-match': `"${revision}"` };
  expect((await guest.send('PUT', '/api/cart', { lines: [] }, headers)).status).toBe(200);
  expect(await hasCart(guest)).toBe(false);
});

// @proves GAP-042
it(`${ROUNDS} rounds: two windows signing in at once, and a process that stopped between, merge once`, async () => {
  const town = await open();
  const carts = town.api.store.db.collection<{ _id: string; mergedInto?: string }>('carts');
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `round${round}@example.org`;
    const own = await town.resident('member', email);
    const { user } = await own.session();
    await add(own, 1);
    const guest = town.visitor();
    await add(guest, 1, 3);
    await add(guest, 2, 2);
    const [key] = (await carts.find({ mergedInto: { $exists: false } }).toArray()).filter(({ _id }) =>
      _id.startsWith('g:'),
    );
    // Simulates a process killed right after closing the guest's cart.
    if (round % 2 === 0) await carts.updateOne({ _id: key!._id }, { $set: { mergedInto: `u:${user!.id}` } });
    for (const [name, value] of own.cookies) guest.cookies.set(name, value);
    const windows = [guest, sameBrowser(town, guest), sameBrowser(town, guest)];
    await Promise.all([cartOf(windows[0]!), add(windows[1]!, 3), cartOf(windows[2]!)]);
    expect(quantities(await cartOf(own))).toEqual({ 1: 3, 2: 2, 3: 1 });
  }
}, 600_000);

// @proves GAP-042
it('reports and omits what does not fit into fifty lines', async () => {
  const town = await open();
  await town.resident('member', 'ada@example.org');
  const elsewhere = await town.visitor().signIn('ada@example.org', PASSWORD);
  for (let id = 0; id < 49; id += 1) await add(elsewhere, id);
  const browser = town.visitor();
  for (const id of [50, 51, 52]) await add(browser, id);
  await browser.signIn('ada@example.org', PASSWORD);
  const cart = await cartOf(browser);
  expect([cart.lines.length, cart.notice]).toEqual([
    50,
    'Your cart is full: 2 of the things you chose before you signed in did not fit.',
  ]);
});

// @proves GAP-042 R14
it('signing out leaves nothing for the next person, and an erased account leaves no cart', async () => {
  const town = await open();
  const browser = town.visitor();
  await add(browser, 1);
  await town.resident('member', 'ada@example.org');
  await town.resident('member', 'bola@example.org');
  await browser.signIn('ada@example.org', PASSWORD);
  // No request has used the cart in the meantime, so it still belongs to the guest.
  await browser.post('/api/signout');
  expect(browser.cookies.has('verse.cart')).toBe(false);
  await browser.signIn('bola@example.org', PASSWORD);
  expect(quantities(await cartOf(browser))).toEqual({});
  await add(browser, 2);
  const { user } = await browser.session();
  const content = town.api.features.flatMap(({ personalData = [] }) => personalData);
  const own = content.find(({ name }) => name === 'cart')!;
  const exported: unknown[] = [];
  for await (const one of (await own.export(user!.id)) as AsyncIterable<unknown>) exported.push(one);
  expect(exported).toMatchObject([{ lines: [{ item: 'product:2', quantity: 1 }] }]);
  await own.erase(user!.id);
  expect(quantities(await cartOf(browser))).toEqual({});
});
