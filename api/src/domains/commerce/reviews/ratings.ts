import { addressOf } from '@verse/contract/addresses';
import type { Platform } from '../../../platform/open-platform';
import { createReviewRepository } from './reviews.repository';

/** The stored reviews, which orders may remove before the reviews feature exists. */
export async function createRatings({ db, events }: Pick<Platform, 'db' | 'events'>) {
  const reviews = await createReviewRepository(db);
  const changed = (id: string) =>
    events.changed({
      areas: ['products'],
      paths: [addressOf('store'), addressOf('product', { id }), addressOf('public-marketplace')],
    });
  return {
    reviews,
    changed,
    /** Removes a member's rating of a product; returns whether there was one. */
    async remove(memberId: string, product: string): Promise<boolean> {
      if (!(await reviews.remove(product, memberId))) return false;
      await changed(product);
      return true;
    },
  };
}

export type Ratings = Awaited<ReturnType<typeof createRatings>>;
