import { createHash } from 'node:crypto';
import type { Prices } from '@verse/api-contract/money';
import { createCartRepository } from '../src/domains/commerce/cart/cart.repository';
import { createCartService } from '../src/domains/commerce/cart/cart.service';
import { createOrderParts } from '../src/domains/commerce/orders/orders.feature';
import { createStock } from '../src/domains/commerce/stock';
import type { Browser, SetCookie } from '../src/platform/http';
import { createShares } from '../src/platform/shares';
import type { DbPort } from '../src/store';

const ACCOUNT = { holder: 'A shop', bank: 'A bank', number: '1', code: null };
const cookie: SetCookie = { name: 'cart', value: '', options: {} };
export const STAFF = { id: 'staff', name: 'Staff', role: 'admin', lacksSecondFactor: false } as const;

/** Returns a browser whose cookie is the guest's name. */
export const guest = (cookies: string) => ({
  browser: { address: '', cookies, userAgent: undefined } satisfies Browser,
  member: undefined,
});

/** Opens the cart, stock and orders without any routes, emails or accounts, using a clock that the test controls. */
export async function openShop(db: DbPort, clock: { now: Date }, prices: Map<string, Prices>) {
  const now = () => clock.now;
  const stock = await createStock(db, createShares(100));
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
  const resolve = async (ids: readonly string[]) => {
    const available = await stock.available(ids.map((id) => `product:${id}`));
    const sold = (id: string) => ({
      name: id,
      picture: null,
      prices: prices.get(id)!,
      seller: undefined,
      most: 100,
      isSold: true,
      available: available.get(`product:${id}`),
      stockKey: `product:${id}`,
      delivery: 'service' as const,
    });
    return new Map(ids.map((id) => [id, sold(id)]));
  };
  const cart = createCartService({
    carts: await createCartRepository(db),
    sellables: [{ kind: 'product', resolve }],
    key: {
      create: () => ({ digest: '', cookie }),
      read: ({ cookies }) => digest(cookies),
      renew: () => cookie,
      clear: cookie,
    },
    now,
    countBegun: () => Promise.resolve(),
  });
  const { find, toView, ...carts } = cart.forOrders;
  const restock = async (key: string, move: string, change: number) =>
    void (await stock.move(key, {
      id: move.replace(/\W/g, '-'),
      change,
      reason: 'return',
      note: '',
      by: 'shop',
      at: now(),
    }));
  const nothing = () => Promise.resolve();
  const parts = await createOrderParts(
    {
      db,
      now,
      budgets: () => nothing,
      logger: console as never,
      audit: { record: nothing } as never,
      files: undefined as never,
      config: { shop: { accounts: { USD: ACCOUNT, NGN: ACCOUNT }, seller: { name: '', address: '', email: '' } } },
    },
    {
      stock: { ...stock, restock },
      carts: { ...carts, find, findView: async (id) => toView(await find(id)) },
      findPerson: () => Promise.resolve(undefined),
      queueMail: () => Promise.resolve(true),
      removeRating: nothing,
      organisations: { actsInProjects: () => Promise.resolve(false) },
    },
  );
  return { ...parts, cart, stock };
}
