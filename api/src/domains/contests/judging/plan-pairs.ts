import { assign, type Pair } from './assignment';
import { activePositions, hasConflict, isRemoved, JUDGES_EACH, type JudgingPlan } from './plan';

/**
 * Keeps every pair unless its judge has a conflict or has left without scoring the entry. Then assigns judges to
 * entries that have too few.
 */
export function completePairs(plan: JudgingPlan, numbers: readonly number[], scored: ReadonlySet<string>): Pair[] {
  const active = new Set(activePositions(plan));
  const kept = plan.pairs.map(({ number, judges }) => ({
    number,
    judges: judges.filter(
      (judge) => !hasConflict(plan, judge, number) && (active.has(judge) || scored.has(`${number} ${judge}`)),
    ),
  }));
  const fixed = new Set(kept.flatMap(({ number, judges }) => judges.map((judge) => `${number} ${judge}`)));
  return assign({
    pairs: kept,
    entries: [...new Set([...kept.map(({ number }) => number), ...numbers])],
    judges: [...active],
    each: JUDGES_EACH,
    hasConflict: (judge, entry) => hasConflict(plan, judge, entry) || isRemoved(plan, entry),
    isFixed: (judge, entry) => fixed.has(`${entry} ${judge}`),
  });
}
