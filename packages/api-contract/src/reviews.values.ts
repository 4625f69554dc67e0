export const MOST_STARS = 5;
/** Characters of a review. */
export const REVIEW_TEXT = 1000;
/** From this many ratings by buyers on, theirs replace the sample's. */
export const ENOUGH_RATINGS = 3;
