import type { EntryRemoval } from '../entries/entry';
import type { Pair } from './assignment';

/** Reason why a judge must not see an entry. */
export interface Conflict {
  judge: number;
  number: number;
  /** Null if the site found the conflict. */
  reason: string | null;
  /** Cause that the site found. Absent for declared conflicts, and for some found by earlier releases. */
  cause?: ConflictCause | 'follow';
}

/** Last revision of a judge's score for an entry. */
export interface GivenScore {
  judge: number;
  number: number;
  revision: number;
}

/**
 * The judge has made the entry, acts for the same organisation as a maker, or has agreed on a project with a maker, or
 * a payment for one was booked.
 */
export type ConflictCause = 'own' | 'organisation' | 'project';

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
  /**
   * Conflicts that judges took back, in order, with the score at that time. Its revision is 0 before the first score.
   * Absent in plans of earlier releases.
   */
  withdrawals?: GivenScore[];
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

export interface Removal extends EntryRemoval {
  number: number;
  /** Whether the entry itself has been marked as removed. */
  isApplied: boolean;
}

/** Number of judges per entry. */
export const JUDGES_EACH = 3;

/** Positions of the judges who have not left. */
export const activePositions = ({ judges, gone }: Pick<JudgingPlan, 'judges' | 'gone'>): number[] =>
  judges.flatMap((id, judge) => (id === '' || gone.includes(judge) ? [] : [judge]));

/**
 * Whether an entry counts with fewer judges because of conflicts. This applies from the promised date of the results,
 * so that a conflict cannot keep a contest open, and only while the contest has enough judges for other entries.
 */
export const takesFewerJudges = (plan: JudgingPlan, resultsBy: Date, now: Date): boolean =>
  now >= resultsBy && activePositions(plan).length >= JUDGES_EACH;

export const pseudonymOf = (judge: number): string => `Judge ${judge + 1}`;

export const judgeOf = ({ judges }: Pick<JudgingPlan, 'judges'>, memberId: string): number => judges.indexOf(memberId);

export const isRemoved = ({ removals }: Pick<JudgingPlan, 'removals'>, number: number): boolean =>
  removals.some((one) => one.number === number);

export const hasConflict = ({ conflicts }: Pick<JudgingPlan, 'conflicts'>, judge: number, entry: number): boolean =>
  conflicts.some((one) => one.judge === judge && one.number === entry);

/** Whether a score was given before its judge took back a conflict. It counts once the judge has confirmed it. */
export const isUnconfirmed = ({ withdrawals = [] }: JudgingPlan, score: GivenScore): boolean =>
  withdrawals.some(
    ({ judge, number, revision }) => judge === score.judge && number === score.number && score.revision <= revision,
  );

/**
 * Returns the keys of the scores that count as given, as `<entry number> <judge>`.
 *
 * @param given scores with their last revisions
 */
export const scoredIn = (plan: JudgingPlan, given: readonly GivenScore[]): Set<string> =>
  new Set(given.filter((score) => !isUnconfirmed(plan, score)).map(({ number, judge }) => `${number} ${judge}`));

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
