export type { OwnReview, Review, ReviewForm, ReviewList } from './reviews.schema';
export { ENOUGH_RATINGS, MOST_STARS, REVIEW_TEXT } from './reviews.values';
