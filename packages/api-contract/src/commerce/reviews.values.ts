export const MOST_STARS = 5;
/** Maximum length of a review, in characters. */
export const REVIEW_TEXT = 1000;
/** Number of buyer ratings required to replace the sample rating. */
export const ENOUGH_RATINGS = 3;
