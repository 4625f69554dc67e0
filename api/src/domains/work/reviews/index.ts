export { createReviewsFeature } from './reviews.feature';
