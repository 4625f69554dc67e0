import { openTestStore } from '../../../test/test-store';
import type { CollectionPort, DbPort, StoredDocument } from '../../store';
import { createQuotas } from './quotas';

/** Wraps a database so that the next update awaits `pause` before it returns its result. */
function pausingOnce(db: DbPort, pause: () => Promise<void>): DbPort {
  const pauses = [pause];
  return {
    collection<T extends StoredDocument>(name: string) {
      const collection = db.collection<T>(name);
      const updateOne = async (...given: Parameters<CollectionPort<T>['updateOne']>) => {
        const result = await collection.updateOne(...given);
        await pauses.pop()?.();
        return result;
      };
      return new Proxy(collection, {
        get(target, method) {
          if (method === 'updateOne') return updateOne;
          const own: unknown = Reflect.get(target, method);
          return typeof own === 'function' ? (own.bind(target) as unknown) : own;
        },
      });
    },
  };
}

it('keeps the reservations of a request that creates the counter at the same moment', async () => {
  const { db, close } = await openTestStore();
  const rule = { name: 'things', most: 2, message: 'Too many.', count: async () => 0 };
  const others = (await createQuotas(db)).create(rule);
  const reserve = (await createQuotas(pausingOnce(db, () => others('one')))).create(rule);
  await reserve('one');
  expect(await db.collection('quotas').findOne({ _id: 'things one' })).toMatchObject({ used: 2 });
  await close();
});

it('counts reserved items that are not stored yet', async () => {
  const { db, close } = await openTestStore();
  let counts = 0;
  const count = async () => ((counts += 1) > 3 ? 2 : 0);
  const reserve = (await createQuotas(db)).create({ name: 'things', most: 2, message: 'Too many.', count });
  await reserve('one');
  await reserve('one');
  await expect(reserve('one')).rejects.toThrow('Too many.');
  await close();
});

it('makes room for another item once one is removed', async () => {
  const { db, close } = await openTestStore();
  const rule = { name: 'things', most: 2, message: 'Too many.', count: async () => 1 };
  const reserve = (await createQuotas(db)).create(rule);
  await reserve('one');
  await reserve('one');
  expect(await db.collection('quotas').findOne({ _id: 'things one' })).toMatchObject({ used: 2 });
  await close();
});
