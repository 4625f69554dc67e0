export { ReviewSection } from './review-section';
export { loadOwnReview } from './reviews.api';
