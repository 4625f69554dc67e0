export const MOST_STARS = 5;
/** Maximum length of a review, in characters. */
export const REVIEW_TEXT = 1000;
/** Number of ratings by buyers at which they replace the rating of the sample data. */
export const ENOUGH_RATINGS = 3;
