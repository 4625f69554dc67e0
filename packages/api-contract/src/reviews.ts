import type { z } from 'zod';
import type { ownReviewSchema, reviewFormSchema, reviewListSchema, reviewSchema } from './reviews.schema';

export const MOST_STARS = 5;
/** Characters of a review. */
export const REVIEW_TEXT = 1000;
/** From this many ratings by buyers on, theirs replace the sample's. */
export const ENOUGH_RATINGS = 3;

export type Review = z.infer<typeof reviewSchema>;
export type ReviewList = z.infer<typeof reviewListSchema>;
export type OwnReview = z.infer<typeof ownReviewSchema>;
export type ReviewForm = z.infer<typeof reviewFormSchema>;
