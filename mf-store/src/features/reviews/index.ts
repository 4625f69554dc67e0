export { ReviewSection } from './review-section';
export { actOnReview, loadOwnReview } from './reviews.api';
