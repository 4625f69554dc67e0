export { createReviewsFeature } from './reviews.feature';
export type { ReviewsFeature } from './reviews.feature';
export { createReviewRepository, type Rating } from './reviews.repository';
