import type { IndexOptions, IndexSpec } from '../port';
import { STORE_ERROR, StoreError } from '../store-error';
import type { IndexEntry } from './catalog';
import type { SqlValue } from './codec';
import { isPlainPath, typeSql, valueSql } from './paths';
import { isSqlError } from './sql-error';
import { toSql } from './sql-filter';

const quoted = (name: string): string => `"${name}"`;

export const tableOf = (collection: string): string => quoted(`c_${collection}`);

export const nameOf = (spec: IndexSpec): string =>
  Object.entries(spec)
    .map(([path, order]) => `${path}_${order}`)
    .join('_');

const literal = (value: SqlValue): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

function partialSql({ partialFilterExpression, sparse }: IndexOptions, paths: readonly string[]): string {
  if (sparse === true) return paths.map((path) => `${typeSql(path)} IS NOT NULL`).join(' OR ');
  if (partialFilterExpression === undefined) return '1';
  const { sql, parameters, exact } = toSql(partialFilterExpression, isPlainPath);
  if (!exact)
    throw new StoreError(
      STORE_ERROR.badValue,
      'The partial filter of an index holds something that cannot be indexed.',
    );
  // Inlines the parameters, because index definitions accept none. Paths are plain, so every `?` is a placeholder.
  let position = 0;
  return sql.replaceAll('?', () => literal(parameters[position++]!));
}

/**
 * Returns the SQL of the SQLite indexes for one declared index. The first serves queries and covers all documents,
 * because SQLite does not use a partial index for parameterised queries. `unique` needs a second one, in which missing
 * values count as equal, as in MongoDB but not in SQL.
 */
export function indexSql(collection: string, { name, spec, options }: IndexEntry): string[] {
  const paths = Object.keys(spec);
  const bad = paths.find((path) => !isPlainPath(path));
  if (bad !== undefined || paths.length === 0)
    throw new StoreError(STORE_ERROR.badValue, `"${bad}" cannot be indexed.`);
  const table = tableOf(collection);
  const keys = paths.map((path) => `${valueSql(path)} ${spec[path] === -1 ? 'DESC' : 'ASC'}`);
  const statements = [`CREATE INDEX ${quoted(`i_${collection}_${name}`)} ON ${table} (${keys.join(', ')})`];
  if (options.unique === true) {
    const unique = paths.map((path) => `coalesce(${valueSql(path)}, char(0))`);
    const where = partialSql(options, paths);
    statements.push(
      `CREATE UNIQUE INDEX ${quoted(`u_${collection}_${name}`)} ON ${table} (${unique.join(', ')}) WHERE ${where}`,
    );
  }
  return statements;
}

/** Converts SQLite's duplicate key error to the driver's format. Returns any other error unchanged. */
export function asDuplicateKey(error: unknown, collection: string, indexes: readonly IndexEntry[]): unknown {
  if (!isSqlError(error) || !error.code.startsWith('SQLITE_CONSTRAINT')) return error;
  const hit = indexes.find(({ name }) => error.message.includes(`'u_${collection}_${name}'`));
  const spec: IndexSpec = hit?.spec ?? { _id: 1 };
  return new StoreError(
    STORE_ERROR.duplicateKey,
    `E11000 duplicate key error collection: ${collection} index: ${hit?.name ?? '_id_'}`,
    spec,
  );
}
