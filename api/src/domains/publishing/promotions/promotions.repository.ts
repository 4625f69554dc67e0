import type { PromotionRequest } from '@verse/api-contract/api';
import { createDocuments } from '../../../platform/documents';
import { createId, type DbPort } from '../../../store';

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
  const promotions = await createDocuments<PromotionDocument, StoredPromotion>(db, {
    name: PROMOTIONS,
    indexes: [{ order: 1, _id: 1 }],
    toDomain: toPromotion,
  });
  return {
    all: (most: number) => promotions.list({ order: { $gte: 0 } }, { sort: { order: 1, _id: 1 }, limit: most }),
    find: (id: string) => promotions.find(id),
    async insert(fields: PromotionRequest, id = createId()): Promise<StoredPromotion> {
      const document = { _id: id, ...fields, version: 1 };
      await promotions.insert(document);
      return toPromotion(document);
    },
    /** Returns undefined if the version has changed. */
    replace: (id: string, version: number, fields: PromotionRequest) =>
      promotions.update({ _id: id, version }, { $set: fields, $inc: { version: 1 } }),
    /** Returns false if the version has changed. */
    remove: (id: string, version: number) => promotions.remove({ _id: id, version }),
  };
}
