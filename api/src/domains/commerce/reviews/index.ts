export { createRatings } from './ratings';
export { createReviewsFeature } from './reviews.feature';
