import { toTagKey } from '@verse/api-contract/community/post-marks';
import { defineFilters, oneOf } from '@verse/contract/filters';

/** The list of works in the URL query: the newest, or those with a tag, typed in any form. Otherwise those chosen. */
export const WALL_FILTERS = defineFilters({
  show: oneOf(['new']),
  craft: (typed) => toTagKey(typed) || undefined,
});
