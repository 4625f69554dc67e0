import type { Filter, FindOptions } from '../port';
import type { Catalog } from './catalog';
import type { SqlValue } from './codec';
import { tableOf } from './indexes';
import { valueSql } from './paths';
import { toSql } from './sql-filter';

/** The part of a query that SQL executes. The rest runs on the decoded documents, in this order: match, sort, slice. */
export interface QueryPlan {
  sql: string;
  parameters: SqlValue[];
  matches: boolean;
  sorts: boolean;
  slices: boolean;
}

export function planQuery(
  collection: string,
  filter: Filter,
  { sort = {}, skip = 0, limit = 0 }: FindOptions,
  catalog: Catalog,
): QueryPlan {
  const isScalar = (path: string) => path === '_id' || catalog.isScalar(collection, path);
  const { sql: where, parameters, exact } = toSql(filter, isScalar);
  const sorting = Object.entries(sort);
  const sorts = sorting.every(([path]) => isScalar(path));
  const order =
    sorts && sorting.length > 0
      ? ` ORDER BY ${sorting.map(([path, way]) => `${valueSql(path)} ${way === -1 ? 'DESC' : 'ASC'}`).join(', ')}`
      : '';
  const slices = exact && sorts;
  const isSliced = slices && (skip > 0 || limit > 0);
  return {
    sql: `SELECT id, doc FROM ${tableOf(collection)} WHERE ${where}${order}${isSliced ? ' LIMIT ? OFFSET ?' : ''}`,
    parameters: isSliced ? [...parameters, limit > 0 ? limit : -1, skip] : parameters,
    matches: exact,
    sorts,
    slices,
  };
}
