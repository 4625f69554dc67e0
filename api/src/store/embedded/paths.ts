/** Matches paths that contain only field names, as supported in indexes and SQL. `tags.0` does not match. */
const PLAIN_PATH = /^[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*)*$/;

export const isPlainPath = (path: string): boolean => PLAIN_PATH.test(path);

const jsonPath = (path: string): string =>
  `$${path
    .split('.')
    .map((name) => `."${name}"`)
    .join('')}`;

/** Returns the SQL that reads a path. Indexes and queries must use the same text, so that SQLite can match them. */
export const valueSql = (path: string): string => (path === '_id' ? 'id' : `json_extract(doc,'${jsonPath(path)}')`);

/**
 * Returns the SQL for the JSON type: NULL if the path is missing, otherwise 'null', 'true', 'integer', 'text', 'object'
 * and so on.
 */
export const typeSql = (path: string): string => `json_type(doc,'${jsonPath(path)}')`;

/** Whether there is an array along the path or at its end, in which case json_extract finds no values. */
export function crossesArray(document: unknown, path: string): boolean {
  let value = document;
  for (const name of path.split('.')) {
    if (Array.isArray(value)) return true;
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return Array.isArray(value);
}

/**
 * Returns every value at a path, including the items of arrays along the path or at its end, like MongoDB's distinct.
 */
export function valuesAt(value: unknown, names: readonly string[]): unknown[] {
  const [name, ...rest] = names;
  if (Array.isArray(value)) {
    return value.flatMap((element) => (name === undefined ? [element] : valuesAt(element, names)));
  }
  if (name === undefined) return value === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[name], rest);
}
