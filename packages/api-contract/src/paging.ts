/** Most entries of a list in one response. */
export const LONGEST_PAGE = 50;
/** The highest page number that a request may have. */
export const LAST_PAGE = 10_000;
/** Entries of a long list that numbered pages reach; later ones are reached by `before`. */
export const MOST_NUMBERED = 2400;
/** Characters of a search. */
export const LONGEST_SEARCH = 100;
