import { createHash } from 'node:crypto';
import type { Cart, PlaceOrder } from '@verse/api-contract/api';
import { ORDER_LIMITS } from '@verse/api-contract/commerce/orders.values';
import { sumOf } from '@verse/api-contract/money';
import { AppError, invalidField, toNetwork } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import { accountKey, mailboxKey, networkKey } from '../../../platform/shares';
import type { ForSale } from '../cart';
import type { Carts, Visitor } from './carts';
import type { StoredLine, StoredOrder } from './order';
import { newNumber } from './order-number';
import type { OrderSteps } from './order-reservations';
import type { OrderRepository } from './orders.repository';
import { methodsFor, type PaymentProvider } from './payments';
import { alreadyOrdered, assertSeen } from './placing-errors';

export interface NewOrderDependencies extends Pick<Accounts, 'findPerson'> {
  orders: Pick<OrderRepository, 'findByCart' | 'countUnpaid'>;
  carts: Pick<Carts, 'find' | 'findView' | 'forSale'>;
  steps: Pick<OrderSteps, 'drainOutbox'>;
  providers: readonly PaymentProvider[];
  /** Counts a guest order towards the network's limit, or rejects it. */
  countGuest: (network: string) => Promise<void>;
  now: () => Date;
}

/** Maximum time that a request may spend placing an order, in milliseconds; after that the sweep takes over. */
const LEASE_MS = 15_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Derived from the buyer and the idempotency key. A retry therefore finds the same order, and stock can be claimed
 * under this id before the order is stored.
 */
export const toOrderId = (buyer: string, key: string): string => digest(`${buyer}\n${key}`).slice(0, 32);

const toCartVersion = (cart: string, revision: number) => `${cart}@${revision}`;

export function createFingerprint(body: PlaceOrder): string {
  const { cartRevision, expected, name, email = '', address = '' } = body;
  return digest(JSON.stringify([cartRevision, expected.currency, expected.minor, name, email, address]));
}

/** Returns the claimants that the order's units count against until it is paid. */
const toClaimants = ({ browser, member }: Visitor, { email, isProved }: Pick<StoredOrder, 'email' | 'isProved'>) => [
  networkKey(browser.address),
  mailboxKey(email, isProved),
  ...(member === undefined ? [] : [accountKey(member)]),
];

export function toLines(cart: Cart, forSale: ReadonlyMap<string, ForSale>): StoredLine[] {
  return cart.lines.flatMap(({ item, name, picture, seller, quantity, state, unit, total }) => {
    const sold = forSale.get(item);
    if (state !== 'available' || !unit || !total || !sold) return [];
    const { stockKey, delivery, files = [] } = sold;
    const inventory = stockKey === undefined ? {} : { stockKey };
    const fileFields = files.length > 0 ? { files: [...files] } : {};
    const sums = { quantity, unit: unit.minor, total: total.minor };
    return [{ item, name, picture, seller, delivery, ...inventory, ...fileFields, ...sums }];
  });
}

/** Creates a function that returns the order for a buyer's cart. It does not store the order. */
export function createOrderMaker({
  orders,
  carts,
  steps,
  findPerson,
  providers,
  countGuest,
  now,
}: NewOrderDependencies) {
  async function findContact(visitor: Visitor, { name, email }: PlaceOrder) {
    if (visitor.member === undefined) {
      if (email === undefined) throw invalidField('email', 'Email is required.');
      return { name, email: email.toLowerCase(), isProved: false };
    }
    const person = await findPerson(visitor.member);
    if (!person) throw new AppError('forbidden', 'This account can’t order.');
    if (email !== undefined && email.toLowerCase() !== person.email)
      throw invalidField('email', 'We confirm orders to the email of your account.');
    return { name, email: person.email, isProved: person.emailVerified };
  }

  async function assertMayOrder(visitor: Visitor, buyer: string, cart: Cart): Promise<void> {
    if (cart.subtotal.minor > 0 && methodsFor(providers, cart.currency).length === 0)
      throw new AppError('limit', 'We can’t take this currency right now. Please choose the other one.');
    if ((await orders.countUnpaid(buyer)) >= ORDER_LIMITS.unpaid)
      throw new AppError(
        'limit',
        `You already have ${ORDER_LIMITS.unpaid} unpaid orders. Please pay or cancel one first.`,
      );
    if (visitor.member === undefined) await countGuest(toNetwork(visitor.browser.address));
  }

  /** Finds the buyer's cart; rejects if it is not the version that the buyer saw, or has already been ordered. */
  async function findSeenCart(buyer: string, body: PlaceOrder): Promise<Cart> {
    const stored = await carts.find(buyer);
    const cart = await carts.findView(buyer);
    const earlier = await orders.findByCart(toCartVersion(buyer, body.cartRevision));
    if (earlier?.state === 'refused') await steps.drainOutbox(earlier.id);
    else if (earlier) throw alreadyOrdered(earlier);
    if (stored.revision !== body.cartRevision || cart.revision !== body.cartRevision)
      throw new AppError('cart-changed', 'Your cart just changed. Please check it.', {
        details: { cart },
      });
    assertSeen(cart, body);
    return cart;
  }

  async function findLines(cart: Cart, { address }: PlaceOrder): Promise<StoredLine[]> {
    const lines = toLines(cart, await carts.forSale(cart.lines.map(({ item }) => item)));
    if (lines.length === 0) throw invalidField('cart', 'Nothing in your cart can be ordered.');
    if (lines.some(({ delivery }) => delivery === 'post') && address === undefined)
      throw invalidField('address', 'Delivery address is required.');
    return lines;
  }

  return async (visitor: Visitor, buyer: string, key: string, body: PlaceOrder): Promise<StoredOrder> => {
    const cart = await findSeenCart(buyer, body);
    const lines = await findLines(cart, body);
    const contact = await findContact(visitor, body);
    await assertMayOrder(visitor, buyer, cart);
    const { currency, subtotal } = cart;
    const amounts = lines.map(({ total }) => ({ currency, minor: total }));
    const total = sumOf(currency, amounts).minor;
    if (total !== subtotal.minor) throw new Error(`lines of ${total} in a cart of ${subtotal.minor}`);
    const at = now();
    return {
      id: toOrderId(buyer, key),
      number: newNumber(),
      buyer,
      holders: [buyer],
      keys: [],
      ...contact,
      ...(body.address === undefined ? {} : { address: body.address }),
      currency,
      lines,
      total,
      state: 'placing',
      revision: 0,
      fingerprint: createFingerprint(body),
      claimants: toClaimants(visitor, contact),
      cartId: buyer,
      cartAt: toCartVersion(buyer, body.cartRevision),
      placedAt: at,
      todo: [],
      paid: 0,
      owed: 0,
      sent: 0,
      events: [{ from: 'placing', to: 'placing', at, by: visitor.member ?? 'guest' }],
      leaseUntil: new Date(at.getTime() + LEASE_MS),
    };
  };
}
