import type { Filter } from './port';

/** The position of a document in a list by date and id. */
export interface Place {
  at: Date;
  id: string;
}

/**
 * Returns a keyset filter for the documents after a position in a list that is sorted by `{ [path]: -1, _id: -1 }`, or
 * by 1 and 1 for `oldest-first`. The first condition is the one that can use an index.
 */
export function behind(path: string, place: Place | undefined, way: 'newest-first' | 'oldest-first'): Filter {
  if (place === undefined) return {};
  const { at, id } = place;
  const beyond = way === 'newest-first' ? '$lt' : '$gt';
  return {
    $and: [{ [path]: { [`${beyond}e`]: at } }, { $or: [{ [path]: { [beyond]: at } }, { _id: { [beyond]: id } }] }],
  };
}
