import { CONTEST_LIMITS } from '@verse/api-contract/contests/contest-form.values';
import { CONTEST_STATUSES, type ContestSort } from '@verse/api-contract/contests/contests.values';
import { defineFilters, oneOf, text } from '@verse/contract/filters';

/** Sort order labels, in display order. */
export const SORTS: Readonly<Record<ContestSort, string>> = {
  prize: 'Prize: high to low',
  deadline: 'Deadline: closest first',
  popularity: 'Popularity: most participants',
};

/** The contest filters in the URL query. */
export const CONTEST_FILTERS = defineFilters({
  sort: oneOf(Object.keys(SORTS) as ContestSort[]),
  status: oneOf(CONTEST_STATUSES),
  tag: text(CONTEST_LIMITS.tag),
  q: text(),
});
