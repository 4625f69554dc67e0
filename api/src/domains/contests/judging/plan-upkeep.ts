import type { ContestParts } from '../contest-parts';
import { type FindConflicts, toAppointed } from './conflicts';
import { activePositions, type Conflict, isRemoved, type JudgingPlan, scoredIn } from './plan';
import type { PlanChanges } from './plan-changes';
import { completePairs } from './plan-pairs';
import { listPlanned, type PlannedEntry } from './planned-entries';

type Dependencies = Pick<ContestParts, 'scores' | 'contests' | 'entries' | 'mayJudge' | 'now'> &
  PlanChanges & { findConflicts: FindConflicts };

const WITHDRAWN = 'The entry was withdrawn.';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps plans complete when entries are removed, restored, or withdrawn, or judges leave. */
export function createPlanUpkeep(dependencies: Dependencies) {
  const { scores, contests, entries, mayJudge, now, change, announce, findConflicts } = dependencies;

  /** Returns the plan's removals, updated for entries that were removed, restored, or withdrawn elsewhere. */
  async function removalsOf(plan: JudgingPlan, numbers: ReadonlySet<number>): Promise<JudgingPlan['removals']> {
    const kept = plan.removals.filter(({ number, isApplied }) => !isApplied || !numbers.has(number));
    const missing = plan.pairs.filter(({ number }) => !numbers.has(number) && !isRemoved(plan, number));
    const added = missing.map(async ({ number }) => {
      const { removal } = (await entries.byNumber(plan.contestId, number)) ?? {};
      return { number, isApplied: true, ...(removal ?? { reason: WITHDRAWN, at: now(), by: '' }) };
    });
    return [...kept, ...(await Promise.all(added))];
  }

  async function findLeftJudges({ contestId, judges }: JudgingPlan): Promise<number[]> {
    // Staff may have given the contest to another organisation since judging began.
    const contest = (await contests.find(contestId)) ?? {};
    // The id of an erased judge is empty, so it has no role in any organisation.
    const areAdmitted = await Promise.all(judges.map((id) => mayJudge(contest, id)));
    return judges.flatMap((_, judge) => (areAdmitted[judge] ? [] : [judge]));
  }

  /** Adds conflicts for new entries, e.g. restored ones. */
  async function conflictsOf(plan: JudgingPlan, submitted: readonly PlannedEntry[]): Promise<Conflict[]> {
    const known = new Set(plan.pairs.map(({ number }) => number));
    const added = submitted.filter(({ number }) => !known.has(number));
    if (added.length === 0) return plan.conflicts;
    const contest = await contests.find(plan.contestId);
    const active = activePositions(plan);
    const judges = toAppointed(contest, plan.judges).filter(({ judge }) => active.includes(judge));
    return [...plan.conflicts, ...(await findConflicts(judges, added))];
  }

  /** Assigns judges to entries that have too few, e.g. after a judge has left. */
  async function complete(contestId: string): Promise<JudgingPlan> {
    const submitted = await listPlanned(entries, contestId);
    const numbers = submitted.map(({ number }) => number);
    const plan = await change(contestId, async (before) => {
      if (before.state !== 'judging') return undefined;
      const [gone, removals, conflicts] = await Promise.all([
        findLeftJudges(before),
        removalsOf(before, new Set(numbers)),
        conflictsOf(before, submitted),
      ]);
      const next = { ...before, gone, removals, conflicts };
      const pairs = completePairs(next, numbers, scoredIn(next, await scores.givenIn(contestId)));
      const isSame = isEqual([before.gone, before.removals, before.pairs], [gone, removals, pairs]);
      return isSame ? undefined : { gone, removals, conflicts, pairs };
    });
    return announce(plan, submitted);
  }

  return { complete };
}
