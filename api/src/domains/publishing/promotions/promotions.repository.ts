import type { PromotionRequest } from '@verse/api-contract/api';
import { createId, type DbPort, insertIfAbsent } from '../../../store';

/** An offer of the dashboard. */
export interface StoredPromotion extends PromotionRequest {
  id: string;
  version: number;
}

type PromotionDocument = Omit<StoredPromotion, 'id'> & { _id: string };

export type PromotionRepository = Awaited<ReturnType<typeof createPromotionRepository>>;

export const PROMOTIONS = 'promotions';

const toPromotion = ({ _id, ...promotion }: PromotionDocument): StoredPromotion => ({ id: _id, ...promotion });

export async function createPromotionRepository(db: DbPort) {
  const promotions = db.collection<PromotionDocument>(PROMOTIONS);
  await promotions.createIndex({ order: 1, _id: 1 });
  return {
    async all(most: number): Promise<StoredPromotion[]> {
      const sorted = promotions.find({ order: { $gte: 0 } }).sort({ order: 1, _id: 1 });
      return (await sorted.limit(most).toArray()).map(toPromotion);
    },
    async find(id: string): Promise<StoredPromotion | undefined> {
      const found = await promotions.findOne({ _id: id });
      return found ? toPromotion(found) : undefined;
    },
    async insert(fields: PromotionRequest, id = createId()): Promise<StoredPromotion> {
      const document = { _id: id, ...fields, version: 1 };
      await insertIfAbsent(promotions, document);
      return toPromotion(document);
    },
    /** Returns undefined if the version has changed. */
    async replace(id: string, version: number, fields: PromotionRequest): Promise<StoredPromotion | undefined> {
      const changed = await promotions.findOneAndUpdate(
        { _id: id, version },
        { $set: fields, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return changed ? toPromotion(changed) : undefined;
    },
    /** Returns false if the version has changed. */
    remove: async (id: string, version: number): Promise<boolean> =>
      (await promotions.deleteOne({ _id: id, version })).deletedCount > 0,
  };
}
