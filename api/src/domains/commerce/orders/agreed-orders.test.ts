import { CURRENCIES, type Currency } from '@verse/api-contract/money';
import { createRandom } from '../../../../test/create-random';
import { openShop } from '../../../../test/open-shop';
import { openTestStore } from '../../../../test/test-store';
import { AppError } from '../../../platform/http';

/** `npm run soak -- projects` runs a hundred thousand sequences. */
const SEQUENCES = Number(process.env.AGREED_SEQUENCES ?? 100);
const STEPS = 8;
const ACCOUNT = { holder: 'Sade Bello', bank: 'Lantern Bank', number: '0123456789', code: null };

interface Known {
  key: string;
  number: string;
  currency: Currency;
  total: bigint;
  /** Booked amounts by reference. */
  booked: Map<string, bigint>;
  state: 'due' | 'paid' | 'cancelled' | 'refunded';
  sent: bigint;
}

const codeOf = (error: unknown) => {
  if (error instanceof AppError) return error.code;
  throw error;
};

async function open(seed: number) {
  const store = await openTestStore();
  const { agreed } = await openShop(store.db, { now: new Date('2026-01-01') }, new Map());
  return { store, agreed, draw: createRandom(seed), counts: new Map<string, number>() };
}

type Scenario = Awaited<ReturnType<typeof open>>;

const paidOf = ({ booked }: Known) => [...booked.values()].reduce((sum, one) => sum + one, 0n);
const owedOf = (known: Known) =>
  known.state === 'cancelled' || known.state === 'refunded' ? paidOf(known) - known.sent : 0n;

async function place({ agreed, draw }: Scenario, sequence: number): Promise<Known> {
  const currency = CURRENCIES[draw(2)]!;
  const key = `milestone-${sequence}`;
  const total = 1 + draw(1_000_000_000);
  const order = {
    key,
    project: `CP-${sequence}`,
    buyer: { id: `c${sequence}`, name: 'Ada', email: 'a@example.org' },
    item: key,
    title: 'A lantern',
    currency,
    total,
    seller: { key: `member:${sequence % 7}`, name: 'Sade', account: ACCOUNT },
  };
  const numbers = await Promise.all([agreed.place(order), agreed.place(order)]);
  expect(new Set([...numbers, await agreed.place(order)]).size).toBe(1);
  return { key, number: numbers[0], currency, total: BigInt(total), booked: new Map(), state: 'due', sent: 0n };
}

/** Books a transfer. Often books it twice concurrently, or with a reference that has already been used. */
async function book({ agreed, draw, counts }: Scenario, known: Known, step: number): Promise<void> {
  const rest = known.total - paidOf(known);
  const isWhole = draw(3) === 0 || rest <= 1n;
  const part = draw(5) === 0 ? rest + 1n : 1n + BigInt(draw(Number(rest)));
  const amount = isWhole ? rest : part;
  const before = [...known.booked][0];
  const isRetry = draw(4) === 0 && before !== undefined;
  const [reference, minor] = isRetry ? before : [`${known.key} ${step}`, amount];
  if (minor <= 0n) return;
  const send = (typed: string) =>
    agreed
      .book(known.key, { amount: Number(minor), reference: typed, on: '2026-01-01', by: 'sade' })
      .then(() => 'booked', codeOf);
  const isRace = draw(3) === 0;
  const answers = await Promise.all([send(reference), ...(isRace ? [send(reference.toUpperCase())] : [])]);
  const expected = isRetry
    ? 'booked'
    : known.state !== 'due'
      ? 'wrong-state'
      : minor > known.total - paidOf(known)
        ? 'invalid'
        : 'booked';
  expect([reference, new Set(answers)]).toEqual([reference, new Set([expected])]);
  counts.set(expected, (counts.get(expected) ?? 0) + 1);
  if (expected !== 'booked' || isRetry) return;
  known.booked.set(reference, minor);
  if (paidOf(known) === known.total) known.state = 'paid';
}

/**
 * Concurrently books two different transfers, each of the full remaining amount, so that one of them must be rejected.
 */
async function bookRivals({ agreed, counts }: Scenario, known: Known, step: number): Promise<void> {
  const rest = known.total - paidOf(known);
  if (known.state !== 'due' || rest <= 0n) return;
  const references = [`${known.key} ${step} one`, `${known.key} ${step} other`];
  const answers = await Promise.all(
    references.map((reference) =>
      agreed
        .book(known.key, { amount: Number(rest), reference, on: '2026-01-01', by: 'sade' })
        .then(() => 'booked', codeOf),
    ),
  );
  expect(answers.toSorted()).toEqual(['booked', 'wrong-state']);
  known.booked.set(references[answers.indexOf('booked')]!, rest);
  known.state = 'paid';
  counts.set('rivals', (counts.get('rivals') ?? 0) + 1);
}

async function end({ agreed, draw, counts }: Scenario, known: Known): Promise<void> {
  if (draw(2) === 0) {
    await Promise.all([agreed.cancel(known.key, 'shop', 'Ended'), agreed.cancel(known.key, 'shop', 'Ended')]);
    if (known.state === 'due') known.state = 'cancelled';
    if (known.state === 'paid') known.state = 'refunded';
    counts.set(known.state, (counts.get(known.state) ?? 0) + 1);
    return;
  }
  const owed = owedOf(known);
  const answer = await agreed.sentBack(known.key, `back ${draw(1_000_000)}`).then(() => 'sent', codeOf);
  expect([known.key, answer]).toEqual([known.key, owed > 0n ? 'sent' : 'wrong-state']);
  known.sent += owed;
}

async function compare({ agreed }: Scenario, known: Known): Promise<void> {
  const found = (await agreed.findAll([known.key])).get(known.key)!;
  expect([found.number, found.state, found.currency]).toEqual([known.number, known.state, known.currency]);
  expect([BigInt(found.paid), BigInt(found.owed), BigInt(found.total)]).toEqual([
    paidOf(known),
    owedOf(known),
    known.total,
  ]);
  expect(found.payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(paidOf(known));
  expect(paidOf(known) <= known.total).toBe(true);
}

// @proves GAP-058
it(`${SEQUENCES} random sequences of payments: no milestone is paid twice, and each sum is exact`, async () => {
  const opened = await open(Number(process.env.ORDER_SEED ?? 7));
  const { draw, counts, store } = opened;
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const known = await place(opened, sequence);
    for (let step = 0; step < STEPS; step += 1) {
      const deed = draw(10);
      if (deed < 6) await book(opened, known, step);
      else if (deed < 8) await bookRivals(opened, known, step);
      else await end(opened, known);
    }
    await compare(opened, known);
  }
  process.stdout.write(`${SEQUENCES} sequences: ${JSON.stringify(Object.fromEntries(counts))}\n`);
  for (const what of ['booked', 'wrong-state', 'invalid', 'rivals', 'cancelled', 'refunded'])
    expect(counts.get(what)).toBeGreaterThan(5);
  await store.close();
}, 6_000_000);
