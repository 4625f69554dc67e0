import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cart, Order } from '@verse/api-contract/api';
import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { fixedPrices, offerIdOf } from '@verse/api-contract/commerce/services';
import type { Services } from '@verse/api-contract/commerce/services.schema';
import { BRIEF, postBrief } from '../../../../test/briefs';
import { startTown } from '../../../../test/people';
import { newKey, orderBody } from '../../../../test/shop';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const CONTENT = path.resolve(__dirname, '../../../../content');

const readServices = async () =>
  (JSON.parse(await readFile(path.join(CONTENT, 'services.json'), 'utf8')) as Services).services;

// @proves GAP-086 GAP-045
it('a service with a fixed price is ordered at the price of its page, in the chosen currency', async () => {
  const town = await startTown({ API_CONTENT_DIR: CONTENT });
  const buyer = await town.resident('member');
  const add = (item: string, click: string) => buyer.post('/api/cart/lines', { item: `service:${item}`, click });
  const resume = (await readServices()).find(({ title }) => title === 'Resume & Portfolio Services')!;
  expect(resume.pricing).toMatchObject({ portfolioEdit: '$60 / ₦90,000' });
  const cart = (await (await add('resume--portfolio-services_portfolioEdit', 'click-once-here')).json()) as Cart;
  expect(cart).toMatchObject({
    lines: [{ name: 'Resume & Portfolio Services: portfolio edit', most: 1 }],
    subtotal: { minor: 6000 },
  });
  const change = { currency: 'NGN' };
  const answer = await buyer.send('PUT', '/api/cart', change, { 'if-match': `"${cart.revision}"` });
  const { address: _, ...body } = orderBody((await answer.json()) as Cart);
  const ordered = await buyer.send('POST', '/api/orders', body, { 'idempotency-key': newKey() });
  expect((await ordered.json()) as Order).toMatchObject({
    total: { currency: 'NGN', minor: 9_000_000 },
    lines: [{ delivery: 'service', unit: { minor: 9_000_000 } }],
    contact: { address: null },
  });
});

// @proves C-15 GAP-086
it('the price of a service that cannot be ordered gets into no cart or order by any route', async () => {
  const town = await startTown({ API_CONTENT_DIR: CONTENT, RATE_LIMIT_FACTOR: '1000' });
  const services = await readServices();
  const offers = services.flatMap(({ title, pricing = {}, availability }) =>
    Object.entries(pricing).map(([key, price]) => ({
      item: `service:${offerIdOf(title, key)}`,
      isSold: availability === 'order' && fixedPrices(price) !== undefined,
    })),
  );
  const refused = offers.filter(({ isSold }) => !isSold).map(({ item }) => item);
  expect([offers.length - refused.length, refused.length]).toEqual([4, 21]);
  for (const [index, { item, isSold }] of offers.entries()) {
    const buyer = await town.resident('member');
    const added = await buyer.post('/api/cart/lines', { item, click: `click-number-${index}` });
    expect([item, added.status]).toEqual([item, isSold ? 200 : 404]);
    const { revision } = (await (await buyer.get('/api/cart')).json()) as Cart;
    const lines = [{ item, quantity: 1 }];
    const replaced = await buyer.send('PUT', '/api/cart', { lines }, { 'if-match': `"${revision}"` });
    expect([item, replaced.status]).toEqual([item, isSold ? 200 : 404]);
  }

  // Lines of a cart from before stay there as no longer sold, cost nothing, and can be removed.
  const buyer = await town.resident('member');
  const review = 'service:resume--portfolio-services_reviewOnly';
  await buyer.post('/api/cart/lines', { item: review, click: 'click-to-begin' });
  const { id } = (await buyer.session()).user!;
  const line = (item: string) => ({ item, quantity: 1, addedAt: new Date(), seen: { USD: 1500 } });
  const held = refused.slice(0, 20);
  await town.api.store.db
    .collection<{ _id: string }>('carts')
    .updateOne({ _id: `u:${id}` }, { $set: { lines: held.map(line) }, $inc: { revision: 1 } });
  const cart = (await (await buyer.get('/api/cart')).json()) as Cart;
  expect(cart.lines.map(({ state }) => state)).toEqual(held.map(() => 'gone'));
  expect([cart.count, cart.subtotal.minor]).toEqual([0, 0]);
  const { address: _, ...body } = orderBody(cart);
  const ordered = await buyer.send('POST', '/api/orders', body, { 'idempotency-key': newKey() });
  expect(ordered.status).toBe(400);
  const emptied = await buyer.send('PUT', '/api/cart', { lines: [] }, { 'if-match': `"${cart.revision}"` });
  expect(((await emptied.json()) as Cart).lines).toEqual([]);
});

// @proves C-15
it('no brief asks for a service that is in preparation', async () => {
  const town = await startTown({ API_CONTENT_DIR: CONTENT });
  const client = await town.resident('member');
  for (const { title, availability } of await readServices()) {
    const sent = await postBrief(client, { ...BRIEF, service: serviceSlug(title) });
    expect([title, sent.status]).toEqual([title, availability === 'in-preparation' ? 400 : 201]);
  }
});
