import { z } from 'zod';
import { MOST_STARS, REVIEW_TEXT } from './reviews';
import { optionalText } from './text.schema';

const stars = z.int().min(1, 'Please choose one to five stars.').max(MOST_STARS, 'Please choose one to five stars.');

/** What a buyer says of a product. */
export const reviewSchema = z.object({
  id: z.string(),
  stars,
  /** Plain text; empty where only stars were given. */
  text: z.string(),
  at: z.iso.datetime(),
  /** None: "A buyer", whose profile is not for everybody. */
  by: z.object({ name: z.string(), handle: z.string() }).nullable(),
});

/** `GET /api/products/:id/reviews`: the newest first. */
export const reviewListSchema = z.object({ reviews: z.array(reviewSchema), count: z.int().nonnegative() });

/** `GET /api/products/:id/reviews/mine`. */
export const ownReviewSchema = z.object({
  /** Something of it was delivered to whoever asks. */
  mayRate: z.boolean(),
  review: reviewSchema.omit({ by: true }).nullable(),
});

/** `PUT /api/products/:id/reviews/mine`: one of each buyer, written anew as often as they like. */
export const reviewFormSchema = z.strictObject({
  stars,
  text: optionalText({ label: 'A review', max: REVIEW_TEXT }).default(''),
});
