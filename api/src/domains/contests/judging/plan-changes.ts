import { AppError } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { ContestParts } from '../contest-parts';
import type { JudgingPlan } from './plan';
import { type PlannedEntry, toLogged } from './planned-entries';

type Dependencies = Pick<ContestParts, 'plans' | 'logs' | 'contests' | 'notify'>;

/** Maximum number of attempts. A few are enough, because concurrent changes to a plan are rare. */
const TRIES = 20;

const busy = () =>
  new AppError('unavailable', 'This contest is busy. Please try again.', {
    headers: { 'Retry-After': '1' },
  });

/** Changes plans, and announces those that have not been announced. */
export function createPlanChanges({ plans, logs, contests, notify }: Dependencies) {
  /** Begins the log and notifies the judges. The job retries this until it succeeds. */
  async function announce(plan: JudgingPlan, submitted: readonly PlannedEntry[]): Promise<JudgingPlan> {
    if (plan.isAnnounced) return plan;
    const { contestId, judges } = plan;
    const { terms, organisationId } = (await contests.find(contestId)) ?? {};
    const criteriaHash = terms?.criteriaHash ?? '';
    await logs.append(contestId, 'begin', '', { criteriaHash, entries: submitted.map(toLogged) });
    for (const judge of judges.filter(Boolean))
      await notify(judge, { kind: 'contests', subject: `judging ${contestId}`, by: organisationId ?? SITE });
    return (await plans.change(plan, { isAnnounced: true })) ?? (await plans.find(contestId))!;
  }

  /**
   * Changes the current plan, retrying if it has changed concurrently. `to` returns undefined if nothing needs to
   * change.
   */
  async function change(
    contestId: string,
    to: (plan: JudgingPlan) => Partial<JudgingPlan> | undefined | Promise<Partial<JudgingPlan> | undefined>,
  ): Promise<JudgingPlan> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const plan = await plans.find(contestId);
      if (!plan) throw busy();
      const wanted = await to(plan);
      if (!wanted) return plan;
      const changed = await plans.change(plan, wanted);
      if (changed) return changed;
    }
    throw busy();
  }

  return { announce, change };
}

export type PlanChanges = ReturnType<typeof createPlanChanges>;
