import { MINUTE_MS } from '@verse/api-contract/time';
import { openTestStore } from '../../../../test/test-store';
import type { Store } from '../../../store';
import { createFigures } from './figures';
import { type StoredReview, toReviewId } from './review';
import { createReviewRepository } from './reviews.repository';
import { createShowing } from './showing';

const clock = { now: new Date('2026-11-02T10:00:00Z') };
const PARTIES = { client: 'member:tolani', seller: 'member:sade' };

let store: Store;
beforeEach(async () => {
  clock.now = new Date('2026-11-02T10:00:00Z');
  store = await openTestStore();
});
afterEach(() => store.close());

const reviewOf = (as: 'client' | 'seller'): StoredReview => ({
  id: toReviewId('p', as),
  projectId: 'p',
  number: 'CP-1',
  as,
  authorKey: as === 'client' ? PARTIES.seller : PARTIES.client,
  writerId: 'w',
  subjectKey: PARTIES[as],
  scores: [5, 4, 3],
  text: 'Light',
  state: 'blind',
  writtenAt: clock.now,
  showsAt: new Date(clock.now.getTime() + 14 * 86_400_000),
  suspicions: [],
  isHeld: false,
  answer: null,
});

type Step = 'mark' | 'show' | 'renew' | 'report' | 'pages' | 'shown' | 'written';

/** Opens what a process does; it dies at the given call, counted from 1. */
async function openProcess(diesAt?: { step: Step; call: number }) {
  const calls: string[] = [];
  let died: () => void = () => undefined;
  const death = new Promise<void>((resolve) => (died = resolve));
  const live =
    <A extends unknown[], R>(step: Step, act: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> => {
      calls.push(step);
      if (step !== diesAt?.step || calls.filter((one) => one === step).length < diesAt.call) return act(...given);
      died();
      return new Promise<never>(() => undefined);
    };
  const nothing = () => Promise.resolve();
  const reviews = await createReviewRepository(store.db);
  const figures = await createFigures(store.db, reviews);
  const project = {
    id: 'p',
    number: 'CP-1',
    title: 'A lantern',
    parties: PARTIES,
    paid: { currency: 'USD' as const, minor: 1 },
    period: { from: clock.now, until: clock.now },
  };
  const showing = await createShowing({
    reviews: { ...reviews, show: live('show', reviews.show) },
    projects: {
      open: () => Promise.resolve({ project, side: 'client' }),
      findByNumber: () => Promise.resolve(project),
      membersOf: () => Promise.resolve([]),
      mark: live('mark', nothing),
    },
    figures: { renew: live('renew', figures.renew) },
    notices: { shown: live('shown', nothing), written: live('written', nothing), answered: nothing },
    findSuspicions: () => Promise.resolve(['small']),
    describe: ({ id, text }) => Promise.resolve({ id, authorId: 'w', text, path: '/' }),
    reportForSite: live('report', nothing),
    pagesChanged: live('pages', nothing),
    logger: { error: () => undefined },
    now: () => clock.now,
  });
  const write = async (as: 'client' | 'seller') => {
    const review = reviewOf(as);
    if (await reviews.insert(review)) await Promise.race([showing.settle(review), death]);
  };
  return { ...showing, reviews, figures, write, calls };
}

const statesIn = async () =>
  (
    await store.db
      .collection<StoredReview & { _id: string; unsettledSince?: Date }>('project_reviews')
      .find({})
      .toArray()
  )
    .map(({ state, unsettledSince }) => [state, unsettledSince])
    .toSorted();

const STEPS: { step: Step; call: number }[] = [
  { step: 'mark', call: 1 },
  ...([1, 2] as const).flatMap((call) =>
    (['show', 'report', 'renew', 'pages', 'shown'] as const).map((step) => ({ step, call })),
  ),
];

// @proves REV-01
it.each(STEPS)('a process killed at $step $call shows both reviews all the same, once', async (step) => {
  const before = await openProcess();
  await before.write('seller');
  const killed = await openProcess(step);
  await killed.write('client');
  clock.now = new Date(clock.now.getTime() + MINUTE_MS);
  const one = await openProcess();
  const other = await openProcess();
  await Promise.all([one.complete(), other.complete()]);
  expect(await statesIn()).toEqual([
    ['shown', undefined],
    ['shown', undefined],
  ]);
  for (const key of Object.values(PARTIES)) {
    const stored = await store.db.collection<{ _id: string; version: number }>('review_figures').findOne({ _id: key });
    expect(stored).toMatchObject({ seller: { count: 0 }, client: { count: 0 } });
  }
  expect(await one.complete()).toBe(0);
});

// @proves REV-01
it('two processes that write, show and decide at the same time count each review once', async () => {
  const one = await openProcess();
  const other = await openProcess();
  await Promise.all([one.write('seller'), other.write('client'), one.write('client'), other.write('seller')]);
  clock.now = new Date(clock.now.getTime() + MINUTE_MS);
  await Promise.all([one.complete(), other.complete(), one.sweep(), other.sweep()]);
  expect(await statesIn()).toEqual([
    ['shown', undefined],
    ['shown', undefined],
  ]);
  const keep = async (process: typeof one, as: 'client' | 'seller') => {
    const kept = await process.reviews.moderate(toReviewId('p', as), { isHeld: false }, clock.now);
    await process.settle(kept!);
  };
  await Promise.all([keep(one, 'seller'), keep(other, 'seller'), keep(one, 'client'), keep(other, 'client')]);
  for (const [side, key] of Object.entries(PARTIES)) {
    const stored = await store.db.collection('review_figures').findOne({ _id: key });
    expect(stored).toMatchObject({ [side]: { count: 1, people: 1, scores: [5, 4, 3] } });
  }
  expect(await statesIn()).toEqual([
    ['shown', undefined],
    ['shown', undefined],
  ]);
});
