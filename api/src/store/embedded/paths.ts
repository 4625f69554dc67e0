/** Matches paths that consist of names only, which indexes and SQL support. `tags.0` does not match. */
const PLAIN_PATH = /^[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*)*$/;

export const isPlainPath = (path: string): boolean => PLAIN_PATH.test(path);

const jsonPath = (path: string): string =>
  `$${path
    .split('.')
    .map((name) => `."${name}"`)
    .join('')}`;

/** Returns the SQL that reads a path. Index and query must use the same text for SQLite to match them. */
export const valueSql = (path: string): string => (path === '_id' ? 'id' : `json_extract(doc,'${jsonPath(path)}')`);

/**
 * Returns the SQL for the JSON type: NULL when the path is absent, else 'null', 'true', 'integer', 'text', 'object' and
 * so on.
 */
export const typeSql = (path: string): string => `json_type(doc,'${jsonPath(path)}')`;

/** Reports whether an array is on the path or at its end, where json_extract finds no values. */
export function crossesArray(document: unknown, path: string): boolean {
  let value = document;
  for (const name of path.split('.')) {
    if (Array.isArray(value)) return true;
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return Array.isArray(value);
}

/** Returns every value at a path, including items of arrays on the way and at the end, as MongoDB's distinct does. */
export function valuesAt(value: unknown, names: readonly string[]): unknown[] {
  const [name, ...rest] = names;
  if (Array.isArray(value)) {
    return value.flatMap((element) => (name === undefined ? [element] : valuesAt(element, names)));
  }
  if (name === undefined) return value === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[name], rest);
}
