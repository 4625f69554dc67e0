import type { DbPort } from '../../store';

/** A plan paid for by a member. */
export interface Plan {
  memberId: string;
  name: 'Pro';
  endsAt: Date;
  /** Plan end date for which the member was last notified. */
  toldOf?: Date;
}

type PlanDocument = Omit<Plan, 'memberId'> & { _id: string };

export interface PlanRepository {
  find(memberId: string): Promise<Plan | undefined>;
  /** No-op if the member already has a plan. */
  insert(plan: Plan): Promise<void>;
  /** Yields each plan that ends within the range at most once, and marks it as notified. */
  listEnding(from: Date, to: Date): AsyncIterable<Plan>;
  remove(memberId: string): Promise<void>;
}

export const PLANS = 'plans';

const toPlan = ({ _id, ...plan }: PlanDocument): Plan => ({ memberId: _id, ...plan });

export async function createPlanRepository(db: DbPort): Promise<PlanRepository> {
  const plans = db.collection<PlanDocument>(PLANS);
  await plans.createIndex({ endsAt: 1 });
  return {
    async find(memberId) {
      const found = await plans.findOne({ _id: memberId });
      return found ? toPlan(found) : undefined;
    },
    insert: async ({ memberId, ...plan }) =>
      void (await plans.updateOne({ _id: memberId }, { $setOnInsert: plan }, { upsert: true })),
    async *listEnding(from, to) {
      const ending = await plans
        .find({ endsAt: { $gt: from, $lte: to } })
        .sort({ endsAt: 1 })
        .toArray();
      for (const { _id, endsAt } of ending) {
        const told = await plans.findOneAndUpdate(
          { _id, endsAt, toldOf: { $ne: endsAt } },
          { $set: { toldOf: endsAt } },
          { returnDocument: 'after' },
        );
        if (told) yield toPlan(told);
      }
    },
    remove: async (memberId) => void (await plans.deleteOne({ _id: memberId })),
  };
}
