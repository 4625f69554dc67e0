import type { z } from 'zod';
import type { ownReviewSchema, reviewFormSchema, reviewListSchema, reviewSchema } from './reviews.schema';

export { ENOUGH_RATINGS, MOST_STARS, REVIEW_TEXT } from './reviews.values';

export type Review = z.infer<typeof reviewSchema>;
export type ReviewList = z.infer<typeof reviewListSchema>;
export type OwnReview = z.infer<typeof ownReviewSchema>;
export type ReviewForm = z.infer<typeof reviewFormSchema>;
