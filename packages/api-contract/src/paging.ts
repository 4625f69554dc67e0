/** The most that one answer of a list holds. */
export const LONGEST_PAGE = 50;
/** A page with a higher number is never asked for. */
export const LAST_PAGE = 10_000;
/** Entries of a long list that numbered pages reach; what comes after them is reached by `before`. */
export const MOST_NUMBERED = 2400;
/** Characters of what is searched for. */
export const LONGEST_SEARCH = 100;
