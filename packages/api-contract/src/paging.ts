/** Maximum number of entries per response. */
export const LONGEST_PAGE = 50;
/** Highest page number that a request may contain. */
export const LAST_PAGE = 10_000;
/** Number of entries that numbered pages can reach in a long list; later entries require `before`. */
export const MOST_NUMBERED = 2400;
/** Maximum length of a search query, in characters. */
export const LONGEST_SEARCH = 100;
