import { createDocuments } from '../../../platform/documents';
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

export async function createPlanRepository(db: DbPort) {
  const plans = await createDocuments<PlanDocument, Plan>(db, {
    name: PLANS,
    indexes: [{ endsAt: 1 }],
    toDomain: ({ _id, ...plan }) => ({ memberId: _id, ...plan }),
  });
  return {
    find: (memberId: string) => plans.find(memberId),
    /** No-op if the member already has a plan. */
    insert: async ({ memberId, ...plan }: Plan): Promise<void> =>
      void (await plans.collection.updateOne({ _id: memberId }, { $setOnInsert: plan }, { upsert: true })),
    /** Yields the plans that end within the range. Marks each one as notified, so that it is yielded only once. */
    async *listEnding(from: Date, to: Date): AsyncIterable<Plan> {
      const ending = await plans.list({ endsAt: { $gt: from, $lte: to } }, { sort: { endsAt: 1 } });
      for (const { memberId, endsAt } of ending) {
        const untold = { _id: memberId, endsAt, toldOf: { $ne: endsAt } };
        const told = await plans.update(untold, { $set: { toldOf: endsAt } });
        if (told) yield told;
      }
    },
    remove: (memberId: string): Promise<boolean> => plans.remove(memberId),
  };
}
