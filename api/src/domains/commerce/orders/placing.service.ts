import { createHash } from 'node:crypto';
import type { Cart, Checkout, PlaceOrder } from '@verse/api-contract/api';
import { ORDER_LIMITS } from '@verse/api-contract/commerce/orders.values';
import { type Currency, sumOf } from '@verse/api-contract/money';
import { DAY_MS } from '@verse/api-contract/time';
import type { FileRecord } from '../../../platform/files';
import { AppError, type Browser, type SetCookie, toNetwork } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import { accountKey, mailboxKey, networkKey } from '../../../platform/shares';
import { countUnits, type StoredLine, type StoredOrder } from './order';
import { newNumber } from './order-number';
import type { OrderSteps } from './order-reservations';
import type { OrderRepository } from './orders.repository';
import type { PaymentProvider } from './payments';
import { assertSeen, missingField, overShare, soldOut } from './placing-errors';

export interface Visitor {
  browser: Browser;
  member: string | undefined;
}

interface SoldItem {
  stockKey: string | undefined;
  delivery: StoredLine['delivery'];
  files?: readonly FileRecord[];
}

interface StoredCart {
  id: string;
  revision: number;
  lines: readonly { item: string; quantity: number }[];
}

export interface Carts {
  findHolder(visitor: Visitor): Promise<{ id: string; cookies: SetCookie[] } | undefined>;
  findIdentity(visitor: Visitor): string | undefined;
  newGuest(): { id: string; cookie: SetCookie };
  find(id: string): Promise<StoredCart>;
  findView(id: string): Promise<Cart>;
  forSale(items: readonly string[]): Promise<ReadonlyMap<string, SoldItem>>;
}

interface Dependencies extends Pick<Accounts, 'findPerson'> {
  orders: OrderRepository;
  carts: Carts;
  steps: OrderSteps;
  providers: readonly PaymentProvider[];
  /** Counts a guest order towards the network's limit, or rejects it. */
  countGuest: (network: string) => Promise<void>;
  now: () => Date;
}

export interface Placed {
  order: StoredOrder;
  isReplayed: boolean;
  cookies: SetCookie[];
}

/** Maximum time that a request may spend placing an order, in milliseconds; after that the sweep takes over. */
const LEASE_MS = 15_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
/**
 * Derived from the buyer and the idempotency key. A retry therefore finds the same order, and stock can be claimed
 * under this id before the order is stored.
 */
const toOrderId = (buyer: string, key: string) => digest(`${buyer}\n${key}`).slice(0, 32);
const toCartVersion = (cart: string, revision: number) => `${cart}@${revision}`;

function createFingerprint(body: PlaceOrder): string {
  const { cartRevision, expected, name, email = '', address = '' } = body;
  return digest(JSON.stringify([cartRevision, expected.currency, expected.minor, name, email, address]));
}

/** Returns the claimants that the order's units count against until it is paid. */
const toClaimants = ({ browser, member }: Visitor, { email, isProved }: Pick<StoredOrder, 'email' | 'isProved'>) => [
  networkKey(browser.address),
  mailboxKey(email, isProved),
  ...(member === undefined ? [] : [accountKey(member)]),
];

function toLines(cart: Cart, forSale: ReadonlyMap<string, SoldItem>): StoredLine[] {
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

export function createPlacing({ orders, carts, steps, findPerson, providers, countGuest, now }: Dependencies) {
  const methodsFor = (currency: Currency) =>
    providers.filter(({ offers }) => offers(currency)).map(({ method }) => method);

  async function findContact(visitor: Visitor, { name, email }: PlaceOrder) {
    if (visitor.member === undefined) {
      if (email === undefined) throw missingField('email', 'Email is required.');
      return { name, email: email.toLowerCase(), isProved: false };
    }
    const person = await findPerson(visitor.member);
    if (!person) throw new AppError('forbidden', 'This account cannot order.');
    if (email !== undefined && email.toLowerCase() !== person.email)
      throw missingField('email', 'We confirm orders to the email of your account.');
    return { name, email: person.email, isProved: person.emailVerified };
  }

  async function assertMayOrder(visitor: Visitor, buyer: string, cart: Cart): Promise<void> {
    if (cart.subtotal.minor > 0 && methodsFor(cart.currency).length === 0)
      throw new AppError(
        'limit',
        'We cannot take payments in this currency at the moment. Please choose the other one.',
      );
    if ((await orders.countUnpaid(buyer)) >= ORDER_LIMITS.unpaid)
      throw new AppError(
        'limit',
        `You already have ${ORDER_LIMITS.unpaid} unpaid orders. Please pay or cancel one first.`,
      );
    if (visitor.member === undefined) await countGuest(toNetwork(visitor.browser.address));
  }

  /** Returns the order from an earlier request with the same key and content, completing it if necessary. */
  async function replay(found: StoredOrder, fingerprint: string, buyer: string): Promise<StoredOrder> {
    if (found.fingerprint !== fingerprint)
      throw new AppError('key-reused', 'Your order has changed since you first sent it. Please order again.');
    return completePlacing(found, buyer);
  }

  /**
   * Rejects if enough units are available but the buyer or the network has already reached its share of unpaid units.
   */
  async function assertWithinShare({ lines, claimants = [] }: StoredOrder, cart: Cart): Promise<void> {
    const allowance = await steps.room(
      countUnits(lines).map(([key]) => key),
      claimants,
    );
    const available = await steps.available(countUnits(lines).map(([key]) => key));
    const over = countUnits(lines).filter(
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

  async function createOrder(visitor: Visitor, buyer: string, key: string, body: PlaceOrder): Promise<StoredOrder> {
    const stored = await carts.find(buyer);
    const cart = await carts.findView(buyer);
    const cartAt = toCartVersion(buyer, body.cartRevision);
    const earlier = await orders.findByCart(cartAt);
    if (earlier?.state === 'refused') await steps.drainOutbox(earlier.id);
    else if (earlier) throw alreadyOrdered(earlier);
    if (stored.revision !== body.cartRevision || cart.revision !== body.cartRevision)
      throw new AppError('cart-changed', 'Your cart has changed in the meantime. Please check it again.', {
        details: { cart },
      });
    assertSeen(cart, body);
    const lines = toLines(cart, await carts.forSale(cart.lines.map(({ item }) => item)));
    if (lines.length === 0) throw missingField('cart', 'There is nothing in your cart that can be ordered.');
    if (lines.some(({ delivery }) => delivery === 'post') && body.address === undefined)
      throw missingField('address', 'Delivery address is required.');
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
      cartAt,
      placedAt: at,
      todo: [],
      paid: 0,
      owed: 0,
      sent: 0,
      events: [{ from: 'placing', to: 'placing', at, by: visitor.member ?? 'guest' }],
      leaseUntil: new Date(at.getTime() + LEASE_MS),
    };
  }

  const alreadyOrdered = ({ number }: StoredOrder) =>
    new AppError('already-ordered', `You have already ordered this cart: ${number}.`, { details: { number } });

  return {
    async checkout(visitor: Visitor): Promise<{ checkout: Checkout; cookies: SetCookie[] }> {
      const holder = await carts.findHolder(visitor);
      const cart = await carts.findView(holder?.id ?? '');
      const lines = toLines(cart, await carts.forSale(cart.lines.map(({ item }) => item)));
      const person = visitor.member === undefined ? undefined : await findPerson(visitor.member);
      const contact = person ? { name: `${person.firstName} ${person.lastName}`.trim(), email: person.email } : null;
      const checkout = {
        cart,
        needsAddress: lines.some(({ delivery }) => delivery === 'post'),
        methods: methodsFor(cart.currency),
        contact,
        recent: holder ? await recentlyOrdered(holder.id, lines) : null,
      };
      return { checkout, cookies: holder?.cookies ?? [] };
    },

    async place(visitor: Visitor, key: string, body: PlaceOrder): Promise<Placed> {
      const holder = await carts.findHolder(visitor);
      if (!holder) throw missingField('cart', 'There is nothing in your cart.');
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

  async function recentlyOrdered(buyer: string, lines: readonly StoredLine[]): Promise<string | null> {
    if (lines.length === 0) return null;
    const listItems = (of: readonly StoredLine[]) => JSON.stringify(of.map(({ item }) => item).toSorted());
    const wanted = listItems(lines);
    const filter = { buyer, placedAt: { $gt: new Date(now().getTime() - DAY_MS) } };
    const found = await orders.list({ filter, path: 'placedAt', way: 'newest-first', after: undefined });
    const same = found.find((order) => order.state !== 'cancelled' && listItems(order.lines) === wanted);
    return same?.number ?? null;
  }
}

export type Placing = ReturnType<typeof createPlacing>;
