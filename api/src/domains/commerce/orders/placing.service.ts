import type { Cart, PlaceOrder } from '@verse/api-contract/api';
import { AppError, invalidField, type SetCookie } from '../../../platform/http';
import type { Stock } from '../stock';
import type { Carts, Visitor } from './carts';
import { createFingerprint, createOrderMaker, type NewOrderDependencies, toOrderId } from './new-order';
import { countUnits, type StoredOrder } from './order';
import { newNumber } from './order-number';
import type { OrderSteps } from './order-reservations';
import type { OrderRepository } from './orders.repository';
import { alreadyOrdered, overShare, soldOut } from './placing-errors';

interface Dependencies extends NewOrderDependencies {
  orders: OrderRepository;
  carts: Carts;
  steps: OrderSteps;
  stock: Pick<Stock, 'available' | 'availableTo'>;
}

export interface Placed {
  order: StoredOrder;
  isReplayed: boolean;
  cookies: SetCookie[];
}

export function createPlacing(dependencies: Dependencies) {
  const { orders, carts, steps, stock } = dependencies;
  const createOrder = createOrderMaker(dependencies);

  /** Returns the order from an earlier request with the same key and content, completing it if necessary. */
  async function replay(found: StoredOrder, fingerprint: string, buyer: string): Promise<StoredOrder> {
    if (found.fingerprint !== fingerprint)
      throw new AppError('key-reused', 'Your cart changed after you sent the order. Please order again.');
    return completePlacing(found, buyer);
  }

  /**
   * Rejects if enough units are available but the buyer or the network has already reached its share of unpaid units.
   */
  async function assertWithinShare({ lines, claimants = [] }: StoredOrder, cart: Cart): Promise<void> {
    const units = countUnits(lines);
    const keys = units.map(([key]) => key);
    const allowance = await stock.availableTo(keys, claimants);
    const available = await stock.available(keys);
    const over = units.filter(
      ([key, quantity]) => quantity > (allowance.get(key) ?? 0) && quantity <= (available.get(key) ?? 0),
    );
    if (over.length === 0) return;
    throw overShare(
      cart,
      over.map(([key]) => ({ ...lines.find(({ stockKey }) => stockKey === key)!, left: allowance.get(key) ?? 0 })),
    );
  }

  /** Finishes placing an order; rejects if its units are not available. */
  async function completePlacing(order: StoredOrder, buyer: string): Promise<StoredOrder> {
    const current = await steps.reserveStock(order);
    if (current?.state === 'placing')
      throw new AppError('in-progress', 'Your order is still being placed.', { headers: { 'Retry-After': '2' } });
    if (current && current.state !== 'refused') return steps.runSideEffects(current);
    if (current) await steps.runSideEffects(current);
    const cart = await carts.findView(buyer);
    await assertWithinShare(order, cart);
    const wanted = new Map(order.lines.map(({ item, quantity }) => [item, quantity]));
    const short = cart.lines.filter(({ item, left }) => left !== null && left < (wanted.get(item) ?? 0));
    throw soldOut(cart, short.length > 0 ? short : cart.lines.filter(({ item }) => wanted.has(item)));
  }

  return {
    async place(visitor: Visitor, key: string, body: PlaceOrder): Promise<Placed> {
      const holder = await carts.findHolder(visitor);
      if (!holder) throw invalidField('cart', 'There is nothing in your cart.');
      const { id: buyer, cookies } = holder;
      const fingerprint = createFingerprint(body);
      const found = await orders.find(toOrderId(buyer, key));
      if (found) return { order: await replay(found, fingerprint, buyer), isReplayed: true, cookies };
      const order = await createOrder(visitor, buyer, key, body).catch(async (error: unknown) => {
        // On a double click, the other request may have placed the order after this request read the cart.
        const existing = await orders.find(toOrderId(buyer, key));
        if (existing?.fingerprint === fingerprint) return existing;
        throw error;
      });
      if (order.revision > 0) return { order: await completePlacing(order, buyer), isReplayed: true, cookies };
      for (;;) {
        if (await orders.insert(order))
          return { order: await completePlacing(order, buyer), isReplayed: false, cookies };
        const existing = await orders.find(order.id);
        if (existing) return { order: await replay(existing, fingerprint, buyer), isReplayed: true, cookies };
        const earlier = await orders.findByCart(order.cartAt);
        if (earlier) throw alreadyOrdered(earlier);
        order.number = newNumber();
      }
    },
  };
}

export type Placing = ReturnType<typeof createPlacing>;
