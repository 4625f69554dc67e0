/** Maximum number of entries in one response. */
export const LONGEST_PAGE = 50;
/** Highest page number that a request may contain. */
export const LAST_PAGE = 10_000;
/** Number of entries of a long list that numbered pages can reach; later ones are reached with `before`. */
export const MOST_NUMBERED = 2400;
/** Maximum length of a search text, in characters. */
export const LONGEST_SEARCH = 100;
