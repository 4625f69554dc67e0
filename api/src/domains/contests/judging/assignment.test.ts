import { createRandom } from '../../../../test/create-random';
import { assign, type Pair } from './assignment';
import { rank, type ScoredEntry, winnersWithoutJudge } from './ranking';

const EACH = 3;
const ROUNDS = 300;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const loadOf = (pairs: readonly Pair[], judge: number) => pairs.filter((pair) => pair.judges.includes(judge)).length;

// @proves GAP-058
it('gives each entry three judges without conflicts, and judges without conflicts equal loads within one', () => {
  const below = createRandom(58);
  for (let round = 0; round < ROUNDS; round += 1) {
    const judges = upTo(3 + below(6));
    const entries = upTo(1 + below(40));
    const percent = below(3) * 15;
    const free = judges.slice(0, 2 + below(2));
    const conflicts = new Set(
      judges.flatMap((judge) =>
        entries.filter(() => !free.includes(judge) && below(100) < percent).map((entry) => `${judge} ${entry}`),
      ),
    );
    const hasConflict = (judge: number, entry: number) => conflicts.has(`${judge} ${entry}`);
    const pairs = assign({ pairs: [], entries, judges, each: EACH, hasConflict });
    expect(pairs.map(({ number }) => number)).toEqual(entries);
    for (const { number, judges: own } of pairs) {
      const possible = judges.filter((judge) => !hasConflict(judge, number));
      expect(own).toHaveLength(Math.min(EACH, possible.length));
      expect([new Set(own).size, own.filter((judge) => hasConflict(judge, number))]).toEqual([own.length, []]);
    }
    const loads = free.map((judge) => loadOf(pairs, judge));
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    if (conflicts.size > 0) continue;
    const all = judges.map((judge) => loadOf(pairs, judge));
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
  }
});

// @proves GAP-058
it('keeps the pairs that have a score, and fills up the others', () => {
  const pairs = [
    { number: 1, judges: [0, 1] },
    { number: 2, judges: [0, 1, 2] },
  ];
  const filled = assign({
    pairs,
    entries: [1, 2, 3],
    judges: [1, 2, 3],
    each: EACH,
    hasConflict: () => false,
    isFixed: (judge, entry) => entry < 3 && judge < 3,
  });
  expect(filled.map(({ judges }) => judges.toSorted())).toEqual([
    [0, 1, 3],
    [0, 1, 2],
    [1, 2, 3],
  ]);
});

const entryOf = (number: number, minute: number, ...scores: number[][]): ScoredEntry => ({
  entryId: `${number}`,
  number,
  submittedAt: new Date(2026, 0, 1, 0, minute),
  scores: scores.map((one, judge) => ({ judge: `Judge ${judge + 1}`, scores: one })),
});

// @proves GAP-058 GAP-060
it('breaks ties by the criterion of the greatest weight, then the next, then the earlier submission', () => {
  const ranked = (...entries: ScoredEntry[]) => rank(entries, [30, 50, 20]).map(({ number }) => number);
  // The totals are equal: 30 × 5 + 50 × 2 + 20 × 1 = 30 × 1 + 50 × 4 + 20 × 2 = 270.
  expect(ranked(entryOf(1, 0, [5, 2, 1]), entryOf(2, 9, [1, 4, 2]))).toEqual([2, 1]);
  expect(ranked(entryOf(1, 0, [1, 3, 4]), entryOf(2, 9, [3, 3, 1]))).toEqual([2, 1]);
  expect(ranked(entryOf(1, 9, [3, 3, 3]), entryOf(2, 0, [3, 3, 3]))).toEqual([2, 1]);
  // The means are taken over different numbers of judges, and must be compared without rounding.
  expect(ranked(entryOf(1, 9, [3, 3, 3]), entryOf(2, 0, [3, 3, 3], [3, 3, 3], [3, 3, 3]))).toEqual([2, 1]);
});

// @proves GAP-060
it('says who would win without each judge', () => {
  const entries = [entryOf(1, 0, [5, 5], [2, 2], [3, 3]), entryOf(2, 0, [1, 1], [3, 3], [4, 4])];
  expect(winnersWithoutJudge(entries, [50, 50])).toEqual([
    { judge: 'Judge 1', winner: 2 },
    { judge: 'Judge 2', winner: 1 },
    { judge: 'Judge 3', winner: 1 },
  ]);
});
