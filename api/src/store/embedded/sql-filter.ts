import type { Filter } from '../port';
import { isPlainObject, sqlKey, type SqlValue } from './codec';
import { typeSql, valueSql } from './paths';

/**
 * The part of a filter that SQL can evaluate. Unless it is `exact`, it may select rows that do not match the filter, so
 * the rows must be matched again.
 */
export interface SqlCondition {
  sql: string;
  parameters: SqlValue[];
  exact: boolean;
}

/** Whether no stored document has an array on this path. Only then does json_extract agree with MongoDB. */
export type IsScalarPath = (path: string) => boolean;

const EVERYTHING: SqlCondition = { sql: '1', parameters: [], exact: false };
const exactCondition = (sql: string, ...parameters: SqlValue[]): SqlCondition => ({ sql, parameters, exact: true });

function join(parts: readonly SqlCondition[], word: 'AND' | 'OR', none: string): SqlCondition {
  if (parts.length === 0) return exactCondition(none);
  return {
    sql: parts.length === 1 ? parts[0]!.sql : `(${parts.map(({ sql }) => sql).join(` ${word} `)})`,
    parameters: parts.flatMap(({ parameters }) => parameters),
    exact: parts.every(({ exact }) => exact),
  };
}

const negate = ({ sql, parameters, exact }: SqlCondition): SqlCondition =>
  exact ? exactCondition(`NOT coalesce(${sql},0)`, ...parameters) : EVERYTHING;

/** Also compares the JSON type, because json_extract returns 1 for `true`, and text for objects and arrays. */
function typeGuard(path: string, value: unknown): string {
  if (typeof value === 'boolean') return ` AND ${typeSql(path)} = '${value}'`;
  if (typeof value === 'number') return ` AND ${typeSql(path)} IN ('integer','real')`;
  if (typeof value === 'string' && value.startsWith('{"$')) return ` AND ${typeSql(path)} = 'object'`;
  return typeof value === 'string' && /^[[{]/.test(value) ? ` AND ${typeSql(path)} = 'text'` : '';
}

function equal(path: string, value: unknown): SqlCondition {
  if (value === null) return exactCondition(`${valueSql(path)} IS NULL`);
  const key = sqlKey(value);
  if (key === undefined) return EVERYTHING;
  const guard = typeGuard(path, value);
  return exactCondition(guard === '' ? `${valueSql(path)} = ?` : `(${valueSql(path)} = ?${guard})`, key);
}

function oneOf(path: string, values: unknown): SqlCondition {
  if (!Array.isArray(values)) return EVERYTHING;
  const isPlain = (value: unknown) =>
    (typeof value === 'string' || value instanceof Date) && typeGuard(path, value) === '';
  const plain = values.filter(isPlain).map((value) => sqlKey(value)!);
  const parts = values.filter((value) => !isPlain(value)).map((value) => equal(path, value));
  if (plain.length > 0)
    parts.push(exactCondition(`${valueSql(path)} IN (${plain.map(() => '?').join(',')})`, ...plain));
  return join(parts, 'OR', '0');
}

const COMPARISONS = new Map([
  ['$gt', '>'],
  ['$gte', '>='],
  ['$lt', '<'],
  ['$lte', '<='],
]);

/**
 * Restricts a comparison to values of the bound's type, because SQLite sorts numbers before text, and text before
 * blobs.
 */
function compare(path: string, sign: string, bound: unknown): SqlCondition {
  const key = sqlKey(bound);
  const value = valueSql(path);
  const upwards = sign.startsWith('>');
  if (typeof bound === 'number' && key !== undefined)
    return exactCondition(`(${value} ${sign} ?${typeGuard(path, bound)})`, key);
  if (bound instanceof Date && key !== undefined)
    return exactCondition(`(${value} ${sign} ? AND ${value} ${upwards ? `< '{"$date":"~'` : `> '{"$date":"'`})`, key);
  if (typeof bound !== 'string' || bound.startsWith('{"$')) return EVERYTHING;
  if (path === '_id') return exactCondition(`id ${sign} ?`, bound);
  return exactCondition(`(${value} ${sign} ? AND (${typeSql(path)} = 'text' OR ${value} GLOB '{"$string":*'))`, bound);
}

function operator(path: string, name: string, operand: unknown): SqlCondition {
  const sign = COMPARISONS.get(name);
  if (sign !== undefined) return compare(path, sign, operand);
  if (name === '$eq') return equal(path, operand);
  if (name === '$ne') return negate(equal(path, operand));
  if (name === '$in') return oneOf(path, operand);
  if (name === '$nin') return negate(oneOf(path, operand));
  if (name === '$exists')
    return exactCondition(`${typeSql(path)} IS ${operand === false || operand === 0 ? '' : 'NOT '}NULL`);
  return EVERYTHING;
}

/**
 * Returns the operators of a value such as `{ $gt: 1, $lt: 5 }`, or undefined if the value is to be compared for
 * equality.
 */
export function operatorsOf(value: unknown): [string, unknown][] | undefined {
  if (!isPlainObject(value)) return undefined;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([name]) => name.startsWith('$')) ? entries : undefined;
}

function onPath(path: string, value: unknown, isScalarPath: IsScalarPath): SqlCondition {
  if (path !== '_id' && !isScalarPath(path)) return EVERYTHING;
  const operators = operatorsOf(value) ?? [['$eq', value]];
  return join(
    operators.map(([name, operand]) => operator(path, name, operand)),
    'AND',
    '1',
  );
}

export function toSql(filter: Filter, isScalarPath: IsScalarPath): SqlCondition {
  const parts = Object.entries(filter).map(([key, value]): SqlCondition => {
    if (!key.startsWith('$')) return onPath(key, value, isScalarPath);
    if (!Array.isArray(value) || (key !== '$and' && key !== '$or')) return EVERYTHING;
    const inner = value.map((part: Filter) => toSql(part, isScalarPath));
    if (key === '$and') return join(inner, 'AND', '1');
    return inner.every(({ exact }) => exact) ? join(inner, 'OR', '0') : EVERYTHING;
  });
  const known = parts.filter((part) => part !== EVERYTHING);
  return { ...join(known, 'AND', '1'), exact: parts.every(({ exact }) => exact) };
}
