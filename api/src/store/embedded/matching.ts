import { Query } from 'mingo';
import type { Filter, Sort } from '../port';
import { STORE_ERROR, StoreError } from '../store-error';
import { isPlainObject, type PlainDocument } from './codec';

// Allows regular expressions as strings, but no scripts such as `$where`.
const OPTIONS = { scriptEnabled: false };

/**
 * Throws for undefined values. The driver drops such filter entries, which turns `deleteMany({ owner: undefined })`
 * into "delete everything". Rejecting them here lets tests catch the mistake.
 */
export function refuseUndefined(filter: unknown): void {
  if (Array.isArray(filter)) filter.forEach(refuseUndefined);
  if (!isPlainObject(filter)) return;
  for (const [key, value] of Object.entries(filter)) {
    if (value === undefined) throw new StoreError(STORE_ERROR.badValue, `The filter value of "${key}" is undefined.`);
    refuseUndefined(value);
  }
}

export function matcher(filter: Filter): (document: PlainDocument) => boolean {
  const query = new Query<PlainDocument>(filter, OPTIONS);
  return (document) => query.test(document);
}

export function inOrder<T extends { document: PlainDocument }>(rows: readonly T[], sort: Sort): T[] {
  const byDocument = new Map(rows.map((row) => [row.document, row]));
  const sorted = new Query<PlainDocument>({}, OPTIONS)
    .find<PlainDocument>([...byDocument.keys()])
    .sort(sort)
    .all();
  return sorted.map((document) => byDocument.get(document)!);
}
