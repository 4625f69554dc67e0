import { openTestStore } from '../../../test/test-store';
import { createDocuments } from '../documents';
import { createPending } from './index';

interface Task {
  id: string;
  name: string;
}

const MINUTE_MS = 60_000;

async function openTasks() {
  const store = await openTestStore();
  let time = new Date('2026-11-29T10:00:00Z');
  const done: string[] = [];
  const tasks = await createDocuments<{ _id: string; name: string; undoneSince?: Date }, Task>(store.db, {
    name: 'tasks',
    indexes: [[{ name: 1 }, { unique: true }]],
    toDomain: ({ _id, name }) => ({ id: _id, name }),
  });
  const pending = await createPending(tasks, {
    field: 'undoneSince',
    async run({ id, name }) {
      done.push(name);
      await pending.clear(id);
    },
    now: () => time,
    atOnce: 2,
  });
  const add = (_id: string) => tasks.insert({ _id, name: `task ${_id}`, undoneSince: time });
  const wait = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };
  return { store, tasks, pending, done, add, wait };
}

it('completes marked work once it counts as lost, oldest first and at most a part at once', async () => {
  const { store, pending, done, add, wait } = await openTasks();
  for (const id of ['b', 'a', 'c']) {
    await add(id);
    wait(1000);
  }
  expect(await pending.complete()).toBe(0);
  wait(MINUTE_MS);
  expect(await pending.complete()).toBe(2);
  expect(done).toEqual(['task b', 'task a']);
  expect(await pending.complete()).toBe(1);
  expect(await pending.complete()).toBe(0);
  expect(done).toEqual(['task b', 'task a', 'task c']);
  await store.close();
});

it('keeps a mark whose document no longer matches', async () => {
  const { store, pending, add, wait } = await openTasks();
  await add('a');
  expect(await pending.clear('a', { name: 'another' })).toBe(false);
  wait(MINUTE_MS);
  expect(await pending.complete()).toBe(1);
  await store.close();
});

it('documents are found, updated and removed as domain objects', async () => {
  const { store, tasks, add } = await openTasks();
  await add('a');
  await add('b');
  expect(await tasks.insert({ _id: 'c', name: 'task a' })).toBe(false);
  expect(await tasks.find('a')).toEqual({ id: 'a', name: 'task a' });
  expect(await tasks.find({ name: 'task b' })).toEqual({ id: 'b', name: 'task b' });
  expect([...(await tasks.findAll(['a', 'x'])).keys()]).toEqual(['a']);
  expect(await tasks.update({ _id: 'a' }, { $set: { name: 'task d' } })).toEqual({ id: 'a', name: 'task d' });
  expect(await tasks.update({ _id: 'x' }, { $set: { name: 'task e' } })).toBeUndefined();
  const names: string[] = [];
  for await (const { name } of tasks.each({})) names.push(name);
  expect(names).toEqual(['task d', 'task b']);
  expect(await tasks.list({}, { sort: { _id: -1 }, limit: 1 })).toEqual([{ id: 'b', name: 'task b' }]);
  expect(await tasks.remove('b')).toBe(true);
  expect(await tasks.remove('b')).toBe(false);
  await store.close();
});
