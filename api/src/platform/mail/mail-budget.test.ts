import { openTestStore } from '../../../test/test-store';
import type { Store } from '../../store';
import { createMailBudgets, createMailQueue } from './index';

const now = () => new Date('2026-11-21T12:00:00Z');
let store: Store;

beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

async function startProcess(dropped: string[] = []) {
  return createMailQueue(store.db, {
    budgets: await createMailBudgets(store.db, { accountMailsPerHour: 5, factor: 1, now }),
    transport: { send: async () => undefined },
    write: async () => undefined,
    now,
    report: () => undefined,
    dropped: (kind) => dropped.push(kind),
  });
}

const waiting = () => store.db.collection('mail_jobs').countDocuments({});

// @proves GAP-085 R31
it('several processes at once spend one budget, and drop what is beyond it', async () => {
  const dropped: string[] = [];
  const [one, other] = await Promise.all([startProcess(dropped), startProcess(dropped)]);
  const adds = Array.from({ length: 30 }, (_, count) =>
    (count % 2 === 0 ? one : other).add('order', {}, { stranger: `a.da+${count}@gmail.com` }),
  );
  expect((await Promise.all(adds)).filter(Boolean)).toHaveLength(6);
  expect([await waiting(), dropped.length]).toEqual([6, 24]);
  expect(await one.add('order', {}, { stranger: 'bea@gmail.com' })).toBe(true);
});

// @proves GAP-085 R31
it('a mail that is asked for twice is counted once', async () => {
  const queue = await startProcess();
  for (let count = 0; count < 10; count += 1) await queue.add('order', {}, { stranger: 'ada@example.org' }, 'order-1');
  for (let count = 0; count < 10; count += 1)
    await queue.add('order', {}, { stranger: 'ada@example.org' }, `other-${count}`);
  expect(await waiting()).toBe(6);
});

// @proves GAP-085 R31
it('a member has a budget for a mailbox, members share one, strangers have their own, other mails none', async () => {
  const queue = await startProcess();
  const addAll = async (limit: Parameters<typeof queue.add>[2]) => {
    const added = [];
    for (let count = 0; count < 30; count += 1) added.push(await queue.add('mail', {}, limit));
    return added.filter(Boolean).length;
  };
  expect([
    await addAll({ member: 'ada@example.org', by: 'ben' }),
    await addAll({ member: 'Ada+tag@example.org', by: 'cleo' }),
    await addAll({ member: 'ada@example.org', by: 'dan' }),
    await addAll({ member: 'ada@example.org', by: 'eve' }),
    await addAll({ member: 'bea@example.org', by: 'eve' }),
    await addAll({ stranger: 'ada@example.org' }),
    await addAll('unlimited'),
  ]).toEqual([6, 6, 6, 2, 6, 6, 30]);
});
