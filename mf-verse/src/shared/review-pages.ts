import type { ReviewPage, ShownReview } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import type { LoadedPage } from '@verse/contract/server-state';

/** The newest reviews of a member or an organisation, with their averages. */
export interface ReviewsPart extends LoadedPage<ShownReview> {
  figures: ReviewPage['figures'];
  record: ReviewPage['record'];
}

export const NO_REVIEWS: ReviewsPart = {
  figures: { seller: null, client: null },
  record: { completed: 0, response: null },
  entries: [],
  next: null,
  after: null,
};

/** Leaves the reviews out of a page if they cannot be loaded. */
export const toReviewsPart = (page: Promise<ReviewPage>): Promise<ReviewsPart> =>
  page.then(
    ({ figures, record, reviews, next }) => ({ figures, record, entries: reviews, next, after: null }),
    (error: unknown) => {
      if (error instanceof ApiError) return NO_REVIEWS;
      throw error;
    },
  );
