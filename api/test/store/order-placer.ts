import { guest, openShop } from '../open-shop';
import { openSiteStore } from '../site-store';

const PRICES = new Map([
  ['a', { USD: 1950 }],
  ['b', { USD: 333 }],
]);

/** Places an order for two products for each guest in turn, printing the number of each order. */
async function place(dataDir: string, from: number, to: number): Promise<void> {
  const { db, close } = await openSiteStore(dataDir);
  const shop = await openShop(db, { now: new Date() }, PRICES);
  for (let buyer = from; buyer < to; buyer += 1) {
    const visitor = guest(`guest ${buyer}`);
    // Another process may add the same item with the same click ID. The item is then added only once, even if it has
    // been ordered in the meantime.
    for (const item of ['a', 'b'])
      await shop.cart.add(visitor, { item: `product:${item}`, quantity: 2, click: `click-${item}-${buyer}` });
    const { cart } = await shop.cart.see(visitor);
    const body = { cartRevision: cart.revision, expected: cart.subtotal, name: 'Ada', email: `${buyer}@example.org` };
    const placed = await shop.placing
      .place(visitor, `key-of-the-guest-${buyer}`, body)
      .then(({ order }) => order.number)
      .catch(() => undefined);
    if (placed) process.stdout.write(`${buyer} ${placed}\n`);
  }
  await close();
}

const [dataDir, from, to] = process.argv.slice(2);
void place(dataDir!, Number(from), Number(to));
