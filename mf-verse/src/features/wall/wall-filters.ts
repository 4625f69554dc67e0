import { toTagKey } from '@verse/api-contract/community/post-marks';
import { defineFilters } from '../../shared/filters';

/** The filter of the works in the URL query: a tag, which a member may have typed in any form. */
export const WALL_FILTERS = defineFilters({ craft: (typed) => toTagKey(typed) || undefined });
