export { createReviewsFeature, type ReviewsFeature } from './reviews.feature';
export { createReviewRepository } from './reviews.repository';
