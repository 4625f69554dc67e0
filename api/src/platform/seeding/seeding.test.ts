import { openTestStore } from '../../../test/test-store';
import { createId } from '../../store';
import { seedOnce } from './seeding';

// @proves API-13
test('two processes that start on one empty store leave each sample once', async () => {
  const store = await openTestStore();
  const marks = store.db.collection<{ _id: string; done: boolean }>('seeds');
  const samples = store.db.collection<{ _id: string; by: string }>('samples');
  const fillAs = (by: string) => async () => {
    for (const _id of ['one', 'two', 'three']) {
      const isThere = await samples.findOne({ _id });
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!isThere) await samples.insertOne({ _id, by });
    }
  };
  const first = createId();
  const second = createId();
  await Promise.all([first, second].map((by) => seedOnce(store.db, 'samples', 'samples', fillAs(by))));
  expect(await samples.countDocuments({})).toBe(3);
  expect(await marks.findOne({ _id: 'samples' })).toEqual({ _id: 'samples', done: true });
  await store.close();
});
