import { type DbPort, insertIfAbsent } from '../../../store';
import { readAs } from '../read-as';
import type { JudgingPlan } from './plan';

type PlanDocument = Omit<JudgingPlan, 'contestId'> & { _id: string };

export type PlanRepository = Awaited<ReturnType<typeof createPlanRepository>>;

/** Maximum number of plans per page. */
const MOST = 200;
const MOST_OF_JUDGE = 100;

const { one, list } = readAs(({ _id, ...plan }: PlanDocument): JudgingPlan => ({ contestId: _id, ...plan }));

export async function createPlanRepository(db: DbPort) {
  const plans = db.collection<PlanDocument>('contest_plans');
  await plans.createIndex({ state: 1, _id: 1 });
  await plans.createIndex({ judges: 1, _id: 1 });

  return {
    find: (contestId: string) => one(plans.findOne({ _id: contestId })),
    /** Returns false if another process has already created the plan. */
    insert: ({ contestId, ...plan }: JudgingPlan) => insertIfAbsent(plans, { _id: contestId, ...plan }),
    /** Returns undefined if the version has changed. */
    change: ({ contestId, version }: JudgingPlan, fields: Partial<JudgingPlan>): Promise<JudgingPlan | undefined> =>
      one(
        plans.findOneAndUpdate(
          { _id: contestId, version },
          { $set: fields, $inc: { version: 1 } },
          { returnDocument: 'after' },
        ),
      ),
    /** Lists plans in the given state, ordered by id, starting after the id `after`. */
    listIn(state: JudgingPlan['state'], after = ''): Promise<JudgingPlan[]> {
      const filter = { state, _id: { $gt: after } };
      return list(plans.find(filter).sort({ _id: 1 }).limit(MOST));
    },
    listOfJudge: (memberId: string) => list(plans.find({ judges: memberId }).sort({ _id: -1 }).limit(MOST_OF_JUDGE)),
  };
}
