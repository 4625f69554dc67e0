import type { Pair } from './assignment';

/** Reason why a judge must not see an entry. */
export interface Conflict {
  judge: number;
  number: number;
  /** Null if the site found the conflict. */
  reason: string | null;
}

/**
 * Assignment of judges to entries. Judges are identified by their position in `judges`; their pseudonyms are `Judge 1`
 * and so on.
 */
export interface JudgingPlan {
  contestId: string;
  madeAt: Date;
  /** Member ids in random order; an empty string if the judge's account was erased. */
  judges: string[];
  /** Positions of judges who have left the organisation. */
  gone: number[];
  conflicts: Conflict[];
  pairs: Pair[];
  /** Removed entries. They no longer take part, even if the entries themselves have not been marked as removed yet. */
  removals: Removal[];
  state: 'judging' | 'closing' | 'closed';
  /** Set when the organisation closes the contest. Scores are final from then on. */
  closedAt?: Date;
  /** Whether the log has begun and the judges have been notified. */
  isAnnounced: boolean;
  version: number;
}

export interface Removal {
  number: number;
  reason: string;
  at: Date;
  by: string;
  /** Whether the entry itself has been marked as removed. */
  isApplied: boolean;
}

/** Number of judges per entry. */
export const JUDGES_EACH = 3;

export const pseudonymOf = (judge: number): string => `Judge ${judge + 1}`;

export const judgeOf = ({ judges }: Pick<JudgingPlan, 'judges'>, memberId: string): number => judges.indexOf(memberId);

export const isRemoved = ({ removals }: Pick<JudgingPlan, 'removals'>, number: number): boolean =>
  removals.some((one) => one.number === number);

export const hasConflict = ({ conflicts }: Pick<JudgingPlan, 'conflicts'>, judge: number, entry: number): boolean =>
  conflicts.some((one) => one.judge === judge && one.number === entry);

/** Whether the member is a judge of the contest who must not see this entry. */
export function isBarred(plan: JudgingPlan, memberId: string, number: number): boolean {
  const judge = judgeOf(plan, memberId);
  return judge >= 0 && hasConflict(plan, judge, number);
}

/** Returns the pairs whose entries take part. */
export const pairsOf = (plan: JudgingPlan): Pair[] => plan.pairs.filter(({ number }) => !isRemoved(plan, number));

/** Returns the numbers of entries with too few judges. */
export const entriesShortOfJudges = (plan: JudgingPlan): number[] =>
  pairsOf(plan)
    .filter(({ judges }) => judges.length < JUDGES_EACH)
    .map(({ number }) => number);

/** Returns the numbers of the entries that a judge scores, in ascending order. */
export const numbersFor = (plan: JudgingPlan, judge: number): number[] =>
  pairsOf(plan)
    .filter(({ judges }) => judges.includes(judge))
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);
