import type { AdminOrder, Cart, Order } from '@verse/api-contract/api';
import type { Town, Visitor } from './people';

const sizes = [{ width: 16, height: 9, webp: 'a.webp', jpeg: 'a.jpg' }];

interface Shelf {
  _id: string;
  onHand: number;
  available: number;
  claims: Record<string, number>;
}

/** Adds a product with the given number of units in stock. */
export async function shelve({ api }: Pick<Town, 'api'>, id: string, onHand: number, prices: object = { USD: 1950 }) {
  await api.store.db.collection('products').insertOne({
    _id: id,
    area: 'store',
    status: 'published',
    name: `Product ${id}`,
    picture: { sizes, small: 'a.jpg' },
    prices,
    rating: 4,
    category: 'Fashion',
    position: 0,
  } as { _id: string });
  await api.store.db
    .collection('stock')
    .insertOne({ _id: `product:${id}`, onHand, available: onHand, claims: {} } as { _id: string });
}

export const findStock = ({ api }: Pick<Town, 'api'>, id: string) =>
  api.store.db.collection<Shelf>('stock').findOne({ _id: `product:${id}` });

let clicks = 0;
export async function fill(visitor: Visitor, units: Record<string, number>): Promise<Cart> {
  let cart = {} as Cart;
  for (const [id, quantity] of Object.entries(units)) {
    const click = `click-${(clicks += 1)}-of-tests`;
    cart = (await (await visitor.post('/api/cart/lines', { item: `product:${id}`, quantity, click })).json()) as Cart;
  }
  return cart;
}

export const ADDRESS = '12 Marina Road\nLagos\nNigeria';

export const orderBody = ({ revision, subtotal }: Cart, more: object = {}) => ({
  cartRevision: revision,
  expected: subtotal,
  name: 'Ada Obi',
  address: ADDRESS,
  ...more,
});

let keys = 0;
export const newKey = () => `key-of-an-order-${(keys += 1)}`;

export const send = (visitor: Visitor, body: unknown, key = newKey()) =>
  visitor.send('POST', '/api/orders', body, { 'idempotency-key': key });

export async function order(visitor: Visitor, units: Record<string, number>, more: object = {}): Promise<Order> {
  const answer = await send(visitor, orderBody(await fill(visitor, units), more));
  if (answer.status !== 201) throw new Error(`not ordered: ${await answer.text()}`);
  return (await answer.json()) as Order;
}

export async function seen(staff: Visitor, number: string): Promise<AdminOrder> {
  return (await (await staff.get(`/api/desk/orders/${number}`)).json()) as AdminOrder;
}

/** Performs a staff action on the current revision of the order. */
export async function act(staff: Visitor, number: string, name: string, body?: object): Promise<Response> {
  const { revision } = await seen(staff, number);
  return staff.send('POST', `/api/desk/orders/${number}/${name}`, body, { 'if-match': `"${revision}"` });
}

let transfers = 0;
export const pay = (staff: Visitor, { number, total }: Pick<Order, 'number' | 'total'>, amount = total.minor) =>
  act(staff, number, 'payment', { amount, reference: `bank ${(transfers += 1)}`, on: '2026-11-22' });
