import type { Filter } from './port';

/** Position of a document in a list sorted by date and id. */
export interface KeysetCursor {
  at: Date;
  id: string;
}

/**
 * Returns a keyset filter for the documents after a position in a list sorted by `{ [path]: -1, _id: -1 }`, or by `{
 * [path]: 1, _id: 1 }` for `oldest-first`. Its first condition can use an index.
 */
export function afterCursor(
  path: string,
  cursor: KeysetCursor | undefined,
  order: 'newest-first' | 'oldest-first',
): Filter {
  if (cursor === undefined) return {};
  const { at, id } = cursor;
  const beyond = order === 'newest-first' ? '$lt' : '$gt';
  return {
    $and: [{ [path]: { [`${beyond}e`]: at } }, { $or: [{ [path]: { [beyond]: at } }, { _id: { [beyond]: id } }] }],
  };
}
