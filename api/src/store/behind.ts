import type { Filter } from './port';

/** Where a document stands in a list by date and id. */
export interface Place {
  at: Date;
  id: string;
}

/**
 * What comes behind a place in a list that is sorted by `{ [path]: -1, _id: -1 }`, or by 1 and 1 when `way` says so.
 * The first part is the one that an index can be entered by.
 */
export function behind(path: string, place: Place | undefined, way: 'newest-first' | 'oldest-first'): Filter {
  if (place === undefined) return {};
  const { at, id } = place;
  const beyond = way === 'newest-first' ? '$lt' : '$gt';
  return {
    $and: [{ [path]: { [`${beyond}e`]: at } }, { $or: [{ [path]: { [beyond]: at } }, { _id: { [beyond]: id } }] }],
  };
}
