import { MOST_STARS } from '@verse/api-contract/commerce/reviews.values';
import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';

export interface StoredReview {
  /** Derived from the product and the member, so that a member can rate a product only once. */
  id: string;
  product: string;
  memberId: string;
  stars: number;
  text: string;
  at: Date;
}

export interface Rating {
  count: number;
  average: number;
}

type ReviewDocument = Omit<StoredReview, 'id'> & { _id: string };

const MOST = 50;
const STARS = Array.from({ length: MOST_STARS }, (_, index) => index + 1);
const idOf = (product: string, memberId: string) => `${product} ${memberId}`;
const toReview = ({ _id, ...review }: ReviewDocument): StoredReview => ({ id: _id, ...review });

export async function createReviewRepository(db: DbPort) {
  const reviews = await createDocuments<ReviewDocument, StoredReview>(db, {
    name: 'reviews',
    indexes: [{ product: 1, stars: 1 }, { product: 1, at: -1, _id: -1 }, { memberId: 1 }],
    toDomain: toReview,
  });
  const { collection } = reviews;

  /** Computed on every call rather than stored, so that a crash cannot leave a wrong total behind. */
  async function computeRating(product: string): Promise<Rating> {
    const counts = await Promise.all(STARS.map((stars) => collection.countDocuments({ product, stars })));
    const count = counts.reduce((sum, one) => sum + one, 0);
    const sum = counts.reduce((all, one, index) => all + one * STARS[index]!, 0);
    return { count, average: count === 0 ? 0 : sum / count };
  }

  return {
    computeRating,
    async ratingsOf(products: readonly string[]): Promise<Map<string, Rating>> {
      return new Map(await Promise.all(products.map(async (id) => [id, await computeRating(id)] as const)));
    },

    list: (product: string) => reviews.list({ product }, { sort: { at: -1, _id: -1 }, limit: MOST }),
    find: (product: string, memberId: string) => reviews.find(idOf(product, memberId)),
    async put({ product, memberId, ...said }: Omit<StoredReview, 'id'>): Promise<void> {
      const _id = idOf(product, memberId);
      await collection.updateOne({ _id }, { $set: { product, memberId, ...said } }, { upsert: true });
    },
    remove: (product: string, memberId: string) => reviews.remove(idOf(product, memberId)),

    all: () => reviews.each({}),
    ofMember: (memberId: string) => reviews.each({ memberId }),
  };
}

export type ReviewRepository = Awaited<ReturnType<typeof createReviewRepository>>;
