import type { DbPort } from '../../../store';

/** A plan paid for by a member. */
export interface Plan {
  memberId: string;
  name: 'Pro';
  endsAt: Date;
  /** Plan end date for which the member was last notified. */
  toldOf?: Date;
}

type PlanDocument = Omit<Plan, 'memberId'> & { _id: string };

export type PlanRepository = Awaited<ReturnType<typeof createPlanRepository>>;

export const PLANS = 'plans';

const toPlan = ({ _id, ...plan }: PlanDocument): Plan => ({ memberId: _id, ...plan });

export async function createPlanRepository(db: DbPort) {
  const plans = db.collection<PlanDocument>(PLANS);
  await plans.createIndex({ endsAt: 1 });
  return {
    async find(memberId: string): Promise<Plan | undefined> {
      const found = await plans.findOne({ _id: memberId });
      return found ? toPlan(found) : undefined;
    },
    /** No-op if the member already has a plan. */
    insert: async ({ memberId, ...plan }: Plan): Promise<void> =>
      void (await plans.updateOne({ _id: memberId }, { $setOnInsert: plan }, { upsert: true })),
    /** Yields the plans that end within the range. Marks each one as notified, so that it is yielded only once. */
    async *listEnding(from: Date, to: Date): AsyncIterable<Plan> {
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
    remove: async (memberId: string): Promise<void> => void (await plans.deleteOne({ _id: memberId })),
  };
}
