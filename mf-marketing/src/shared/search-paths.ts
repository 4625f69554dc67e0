/** Kept apart from the other icons, because the list of services shows only this icon. */
export const SEARCH_PATHS = ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', 'm15.5 15.5 5 5'];
