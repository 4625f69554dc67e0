import { type DbPort, insertIfAbsent } from '../../../store';
import type { JudgingPlan } from './plan';

type PlanDocument = Omit<JudgingPlan, 'contestId'> & { _id: string };

export type PlanRepository = Awaited<ReturnType<typeof createPlanRepository>>;

/** Maximum number of plans per page. */
const MOST = 200;
const MOST_OF_JUDGE = 100;

const toPlan = ({ _id, ...plan }: PlanDocument): JudgingPlan => ({ contestId: _id, ...plan });

export async function createPlanRepository(db: DbPort) {
  const plans = db.collection<PlanDocument>('contest_plans');
  await plans.createIndex({ state: 1, _id: 1 });
  await plans.createIndex({ judges: 1, _id: 1 });

  return {
    async find(contestId: string): Promise<JudgingPlan | undefined> {
      const found = await plans.findOne({ _id: contestId });
      return found ? toPlan(found) : undefined;
    },
    /** Returns false if another process has already created the plan. */
    insert: ({ contestId, ...plan }: JudgingPlan) => insertIfAbsent(plans, { _id: contestId, ...plan }),
    /** Returns undefined if the version has changed. */
    async change(before: JudgingPlan, change: Partial<JudgingPlan>): Promise<JudgingPlan | undefined> {
      const document = await plans.findOneAndUpdate(
        { _id: before.contestId, version: before.version },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return document ? toPlan(document) : undefined;
    },
    /** Lists the plans in a state, in id order, starting after the id `after`. */
    listIn: async (state: JudgingPlan['state'], after = ''): Promise<JudgingPlan[]> =>
      (
        await plans
          .find({ state, _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(MOST)
          .toArray()
      ).map(toPlan),
    listOfJudge: async (memberId: string): Promise<JudgingPlan[]> =>
      (await plans.find({ judges: memberId }).sort({ _id: -1 }).limit(MOST_OF_JUDGE).toArray()).map(toPlan),
  };
}
