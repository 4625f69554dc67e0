import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { JudgingPlan } from './plan';

type PlanDocument = Omit<JudgingPlan, 'contestId'> & { _id: string };

export type PlanRepository = Awaited<ReturnType<typeof createPlanRepository>>;

const MOST_OF_JUDGE = 100;

export async function createPlanRepository(db: DbPort) {
  const plans = await createDocuments<PlanDocument, JudgingPlan>(db, {
    name: 'contest_plans',
    indexes: [
      { state: 1, _id: 1 },
      { judges: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...plan }) => ({ contestId: _id, ...plan }),
  });

  return {
    find: (contestId: string) => plans.find(contestId),
    /** Returns false if another process has already created the plan. */
    insert: ({ contestId, ...plan }: JudgingPlan) => plans.insert({ _id: contestId, ...plan }),
    /** Returns undefined if the version has changed. */
    change: ({ contestId, version }: JudgingPlan, fields: Partial<JudgingPlan>): Promise<JudgingPlan | undefined> =>
      plans.update({ _id: contestId, version }, { $set: fields, $inc: { version: 1 } }),
    /** Yields the plans in the given state. */
    eachIn: (state: JudgingPlan['state']) => plans.each({ state }),
    listOfJudge: (memberId: string) => plans.list({ judges: memberId }, { sort: { _id: -1 }, limit: MOST_OF_JUDGE }),
  };
}
