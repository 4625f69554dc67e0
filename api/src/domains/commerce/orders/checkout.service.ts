import type { Checkout } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import type { SetCookie } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import type { Carts, Visitor } from './carts';
import { toLines } from './new-order';
import type { StoredLine } from './order';
import type { OrderRepository } from './orders.repository';
import { methodsFor, type PaymentProvider } from './payments';

interface Dependencies extends Pick<Accounts, 'findPerson'> {
  orders: Pick<OrderRepository, 'list'>;
  carts: Pick<Carts, 'findHolder' | 'findView' | 'forSale'>;
  providers: readonly PaymentProvider[];
  now: () => Date;
}

/** Maximum number of recent orders to compare with the cart. */
const MOST_RECENT = 21;

const listItems = (lines: readonly StoredLine[]) => JSON.stringify(lines.map(({ item }) => item).toSorted());

/** Creates a function that returns what the checkout page shows. */
export function createCheckout({ orders, carts, findPerson, providers, now }: Dependencies) {
  /** Returns the number of an order that the buyer placed for the same items within a day. */
  async function findRecent(buyer: string, lines: readonly StoredLine[]): Promise<string | null> {
    if (lines.length === 0) return null;
    const wanted = listItems(lines);
    const filter = { buyer, placedAt: { $gt: new Date(now().getTime() - DAY_MS) } };
    const page = { path: 'placedAt', way: 'newest-first', before: undefined, limit: MOST_RECENT } as const;
    const found = await orders.list({ filter, ...page });
    const same = found.find((order) => order.state !== 'cancelled' && listItems(order.lines) === wanted);
    return same?.number ?? null;
  }

  return async (visitor: Visitor): Promise<{ checkout: Checkout; cookies: SetCookie[] }> => {
    const holder = await carts.findHolder(visitor);
    const cart = await carts.findView(holder?.id ?? '');
    const lines = toLines(cart, await carts.forSale(cart.lines.map(({ item }) => item)));
    const person = visitor.member === undefined ? undefined : await findPerson(visitor.member);
    const contact = person ? { name: `${person.firstName} ${person.lastName}`.trim(), email: person.email } : null;
    const checkout = {
      cart,
      needsAddress: lines.some(({ delivery }) => delivery === 'post'),
      methods: methodsFor(providers, cart.currency),
      contact,
      recent: holder ? await findRecent(holder.id, lines) : null,
    };
    return { checkout, cookies: holder?.cookies ?? [] };
  };
}

export type FindCheckout = ReturnType<typeof createCheckout>;
