import { atEnd } from '../../../../test/at-end';
import { guest, openShop } from '../../../../test/open-shop';
import { openTestStore } from '../../../../test/test-store';
import type { DbPort, StoredDocument } from '../../../store';

/** Wraps a database so that reads fail once a cart has been written. */
function readableUntilWritten(db: DbPort): DbPort {
  let isWritten = false;
  return {
    collection<T extends StoredDocument>(name: string) {
      const collection = db.collection<T>(name);
      return new Proxy(collection, {
        get(target, member: keyof typeof collection) {
          if (isWritten && member.startsWith('find') && member !== 'findOneAndUpdate')
            return () => {
              throw new Error(`${name} was read after the write`);
            };
          if (name === 'carts' && member === 'findOneAndUpdate') isWritten = true;
          return target[member].bind(target);
        },
      });
    },
  };
}

const cases = ['add', 'replace', 'like', 'unlike'] as const;

// @proves GAP-044 R4
it.each(cases)('reads nothing for the response once the cart is written: %s', async (change) => {
  const store = await openTestStore();
  atEnd(store.close);
  const prices = new Map([
    ['a', { USD: 100 }],
    ['b', { USD: 200 }],
  ]);
  const before = await openShop(store.db, { now: new Date() }, prices);
  for (const id of ['a', 'b']) await before.stock.startCounting(`product:${id}`, 20);
  const visitor = guest('ada');
  await before.cart.add(visitor, { item: 'product:a', quantity: 1, click: 'the-first-click' });
  await before.cart.like(visitor, 'product:a');

  const { cart } = await openShop(readableUntilWritten(store.db), { now: new Date() }, prices);
  const changesByName = {
    add: () => cart.add(visitor, { item: 'product:b', quantity: 2, click: 'the-second-click' }),
    replace: () => cart.replace(visitor, 1, { lines: [{ item: 'product:b', quantity: 2 }] }),
    like: () => cart.like(visitor, 'product:b'),
    unlike: () => cart.unlike(visitor, 'product:a'),
  };
  const shown = (await changesByName[change]()).cart;
  expect(shown).toEqual((await before.cart.see(visitor)).cart);
});
