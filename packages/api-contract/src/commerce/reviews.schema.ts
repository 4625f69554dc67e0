import { z } from 'zod';
import { optionalText } from '../text.schema';
import { MOST_STARS, REVIEW_TEXT } from './reviews.values';

const stars = z.int().min(1, 'Please choose one to five stars.').max(MOST_STARS, 'Please choose one to five stars.');

/** A buyer's review of a product. */
export const reviewSchema = z.object({
  id: z.string(),
  stars,
  /** Plain text; empty if the buyer gave only a star rating. */
  text: z.string(),
  at: z.iso.datetime(),
  /** Null if the buyer's profile is not public, in which case the page shows "A buyer". */
  by: z.object({ name: z.string(), handle: z.string() }).nullable(),
});

/** `GET /api/products/:id/reviews`: newest first. */
export const reviewListSchema = z.object({ reviews: z.array(reviewSchema), count: z.int().nonnegative() });

/** `GET /api/products/:id/reviews/mine`. */
export const ownReviewSchema = z.object({
  /** Whether at least one unit has been delivered to the caller. */
  mayRate: z.boolean(),
  review: reviewSchema.omit({ by: true }).nullable(),
});

/** `PUT /api/products/:id/reviews/mine`: each buyer has one review and may replace it at any time. */
export const reviewFormSchema = z.strictObject({
  stars,
  text: optionalText({ label: 'A review', max: REVIEW_TEXT }).default(''),
});
export type ReviewForm = z.infer<typeof reviewFormSchema>;
