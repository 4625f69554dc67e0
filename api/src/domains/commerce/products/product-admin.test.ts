import type { AdminProduct, AdminProductList, Product, StockOfItem } from '@verse/api-contract/api';
import { adminProductSchema } from '@verse/api-contract/commerce/store-admin.schema';
import { startTown, type Visitor } from '../../../../test/people';
import { pngOf } from '../../../../test/pictures';
import { fill } from '../../../../test/shop';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const PATH = '/api/desk/products';
const LAMP = {
  name: 'Reading lamp',
  description: 'A lamp.',
  category: 'Electronics',
  status: 'draft',
  prices: { USD: 4999, NGN: 7_500_000 },
  oldPrices: null,
};
const MOVE = { change: 5, reason: 'delivery', note: 'From the printer', onHand: 0 };

async function formOf(product: object, withPicture = true): Promise<FormData> {
  const form = new FormData();
  form.set('product', JSON.stringify(product));
  if (withPicture) form.set('picture', new File([await pngOf()], 'lamp.png', { type: 'image/png' }));
  return form;
}
const save = async (staff: Visitor, { id, version }: AdminProduct, product: object) =>
  staff.send('PATCH', `${PATH}/${id}`, await formOf(product, false), { 'if-match': `"${version}"` });
const listed = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/products')).json()) as Product[]).map(({ name, price }) => [name, price]);

// @proves GAP-042 GAP-069 ENT-17
it('only staff add a product, price it in two currencies, show it and hide it', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const member = await town.resident('member');
  expect((await member.send('POST', PATH, await formOf(LAMP))).status).toBe(403);
  expect((await staff.send('POST', PATH, await formOf(LAMP, false))).status).toBe(400);
  expect((await staff.send('POST', PATH, await formOf({ ...LAMP, prices: { USD: 49.99 } }))).status).toBe(400);
  const added = await staff.send('POST', PATH, await formOf(LAMP));
  const lamp = adminProductSchema.strict().parse(await added.json());
  expect(lamp).toMatchObject({ status: 'draft', version: 0, stock: { onHand: 0, available: 0 } });
  expect(await listed(member)).toEqual([]);
  expect((await member.get(`/api/products/${lamp.id}`)).status).toBe(404);
  const shown = { ...LAMP, status: 'published', oldPrices: { USD: 5999 } };
  const saved = (await (await save(staff, lamp, shown)).json()) as AdminProduct;
  expect(saved).toMatchObject({ version: 1, price: 49.99, oldPrice: 59.99, picture: lamp.picture });
  expect(await listed(member)).toEqual([['Reading lamp', 49.99]]);
  const late = await save(staff, lamp, { ...LAMP, name: 'Another lamp' });
  expect([late.status, await late.json()]).toEqual([409, expect.objectContaining({ current: saved })]);
  expect((await save(staff, saved, { ...shown, status: 'archived', oldPrices: null })).status).toBe(200);
  expect(await listed(member)).toEqual([]);
  const { products } = (await (await staff.get(`${PATH}?status=archived`)).json()) as AdminProductList;
  expect(products.map(({ name, oldPrice }) => [name, oldPrice])).toEqual([['Reading lamp', undefined]]);
  const notes = await town.api.store.db.collection<{ _id: string; action: string }>('audit').find({}).toArray();
  expect(notes.filter(({ action }) => action.startsWith('product'))).toHaveLength(3);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-042 R6
it('stock changes by a difference, once, from the number that staff saw, and never takes ordered units', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const staff = await town.resident('editor');
  const member = await town.resident('member');
  const added = await staff.send('POST', PATH, await formOf({ ...LAMP, status: 'published' }));
  const { id } = (await added.json()) as AdminProduct;
  const move = (more: object = {}) => staff.post(`${PATH}/${id}/stock`, { ...MOVE, id: 'move-number-0001', ...more });
  const twice = await Promise.all([move(), move()]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const stocked = (await twice[1]!.json()) as StockOfItem;
  expect(stocked).toMatchObject({ onHand: 5, available: 5, moves: [{ id: 'move-number-0001', change: 5 }] });
  expect((await move({ id: 'move-number-0002' })).status).toBe(409);
  expect((await move({ id: 'move-number-0003', change: 0, onHand: 5 })).status).toBe(400);
  const cart = await fill(member, { [id]: 4 });
  const body = { cartRevision: cart.revision, expected: cart.subtotal, name: 'Ada Obi', address: 'A street in Lagos' };
  await member.send('POST', '/api/orders', body, { 'idempotency-key': 'key-of-the-lamp-order' });
  const loss = { id: 'move-number-0004', change: -2, reason: 'damage', onHand: 5 };
  expect(((await (await move(loss)).json()) as { code: string }).code).toBe('sold-out');
  const one = (await (await move({ ...loss, change: -1 })).json()) as StockOfItem;
  expect([one.onHand, one.available, one.moves.length]).toEqual([4, 0, 2]);
  town.clock.now = new Date(town.clock.now.getTime() + 2 * 3_600_000);
  expect(await town.api.background.run('file-stock-moves')).toBe(2);
  expect(((await (await move()).json()) as StockOfItem).onHand).toBe(4);
});
