import { LOCALE } from './locale';

/** Compares names for an alphabetical list. */
export const compareNames = (one: string, other: string): number => one.localeCompare(other, LOCALE);

/** Like `compareNames`, with numbers in the names by size: `Entry 2` before `Entry 10`. */
export const compareNumberedNames = (one: string, other: string): number =>
  one.localeCompare(other, LOCALE, { numeric: true });
