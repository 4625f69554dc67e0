import { compareNumberedNames } from '@verse/api-contract/formats';
import type { ContestResults, RankedEntry } from './results';

/** An entry with the scores that count. */
export interface ScoredEntry {
  entryId: string;
  number: number;
  submittedAt: Date;
  scores: { judge: string; scores: number[] }[];
}

type Total = Omit<RankedEntry, 'rank'> & { submittedAt: Date };

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

function totalOf({ scores, ...entry }: ScoredEntry, weights: readonly number[]): Total {
  const criteria = weights.map((_, index) => sumOf(scores.map((one) => one.scores[index]!)));
  const points = sumOf(criteria.map((sum, index) => sum * weights[index]!));
  return { ...entry, points, judges: scores.length, criteria };
}

/**
 * Compares means exactly, using integers: `a / b > c / d` if and only if `a × d > c × b`. Negative if the first mean is
 * higher.
 */
const byMean = (one: Total, other: Total, valueOf: (total: Total) => number): number =>
  valueOf(other) * one.judges - valueOf(one) * other.judges;

/** Returns the positions of the criteria in descending order of weight. */
const orderOf = (weights: readonly number[]): number[] =>
  weights.map((_, index) => index).toSorted((one, other) => weights[other]! - weights[one]!);

/** Ranks the entries according to TIE_RULE. Omits entries without scores. */
export function rank(entries: readonly ScoredEntry[], weights: readonly number[]): RankedEntry[] {
  const order = orderOf(weights);
  const compare = (one: Total, other: Total): number =>
    byMean(one, other, ({ points }) => points) ||
    order.reduce((before, index) => before || byMean(one, other, ({ criteria }) => criteria[index]!), 0) ||
    one.submittedAt.getTime() - other.submittedAt.getTime() ||
    one.number - other.number;
  return entries
    .filter(({ scores }) => scores.length > 0)
    .map((entry) => totalOf(entry, weights))
    .toSorted(compare)
    .map(({ submittedAt: _, ...total }, index) => ({ ...total, rank: index + 1 }));
}

/** Returns, for each judge, which entry would win if that judge's scores did not count. */
export function winnersWithoutJudge(
  entries: readonly ScoredEntry[],
  weights: readonly number[],
): ContestResults['withoutJudge'] {
  const judges = [...new Set(entries.flatMap(({ scores }) => scores.map(({ judge }) => judge)))];
  return judges.toSorted(compareNumberedNames).flatMap((judge) => {
    const rest = entries.map((entry) => ({ ...entry, scores: entry.scores.filter((one) => one.judge !== judge) }));
    const [first] = rank(rest, weights);
    return first ? [{ judge, winner: first.number }] : [];
  });
}
