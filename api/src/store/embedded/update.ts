import { update as applyModifiers } from 'mingo/updater';
import type { Filter, Update } from '../port';
import { STORE_ERROR, StoreError } from '../store-error';
import { encodeValue, isPlainObject, type PlainDocument } from './codec';
import { operatorsOf } from './sql-filter';

type Modifiers = Record<string, Record<string, unknown>>;

const OPERATORS = new Set([
  '$set',
  '$unset',
  '$setOnInsert',
  '$inc',
  '$mul',
  '$min',
  '$max',
  '$push',
  '$addToSet',
  '$pull',
  '$pullAll',
  '$pop',
  '$rename',
]);
const ON_NUMBERS = new Set(['$inc', '$mul']);
const ON_ARRAYS = new Set(['$push', '$addToSet', '$pull', '$pullAll', '$pop']);

/**
 * Rejects the same updates as MongoDB: unknown operators, replacement documents, positional paths, and two changes to
 * one path.
 */
export function checkUpdate(update: Update): void {
  const entries = Object.entries(update);
  if (entries.length === 0) throw new StoreError(STORE_ERROR.badValue, 'An update needs at least one operator.');
  const paths: string[] = [];
  for (const [operator, changes] of entries) {
    if (!OPERATORS.has(operator))
      throw new StoreError(STORE_ERROR.badValue, `"${operator}" is not an update operator of the store.`);
    paths.push(...Object.keys(changes as object));
  }
  if (paths.some((path) => path.includes('$')))
    throw new StoreError(STORE_ERROR.badValue, 'Positional updates are not part of the store.');
  for (const path of paths) {
    const conflicts = paths.filter((other) => other === path || other.startsWith(`${path}.`));
    if (conflicts.length > 1)
      throw new StoreError(STORE_ERROR.conflictingUpdate, `Updating "${path}" twice would conflict.`);
  }
}

/**
 * Returns the modifiers for mingo. Leaves out undefined values, as the driver does, and `$setOnInsert` unless this is
 * an insert.
 */
function modifiersOf(update: Update, isInsert: boolean): Modifiers {
  const modifiers: Modifiers = {};
  for (const [operator, changes] of Object.entries(update as Modifiers)) {
    if (operator === '$setOnInsert' && !isInsert) continue;
    const name = operator === '$setOnInsert' ? '$set' : operator;
    const known = Object.entries(changes).filter(([, value]) => value !== undefined);
    modifiers[name] = { ...modifiers[name], ...Object.fromEntries(known) };
  }
  return modifiers;
}

/** Allows `_id` to be set only once, on insert. */
function takeId(document: PlainDocument, modifiers: Modifiers, isInsert: boolean): void {
  for (const [operator, changes] of Object.entries(modifiers)) {
    if (!('_id' in changes)) continue;
    const { _id, ...others } = changes;
    const isSame = operator === '$set' && _id === document._id;
    const isFirst = operator === '$set' && isInsert && document._id === undefined;
    if (!isSame && !isFirst) throw new StoreError(STORE_ERROR.immutableField, '"_id" cannot be changed.');
    document._id = _id;
    modifiers[operator] = others;
  }
}

function valueAt(document: PlainDocument, path: string): unknown {
  let value: unknown = document;
  for (const name of path.split('.')) {
    if (value === undefined) return undefined;
    if (typeof value !== 'object' || value === null || value instanceof Date) {
      throw new StoreError(
        STORE_ERROR.pathNotViable,
        `"${name}" of "${path}" cannot be created in a value that is not a document.`,
      );
    }
    value = (value as PlainDocument)[name];
  }
  return value;
}

/** mingo silently ignores `$inc` and `$push` on a value of the wrong type, but MongoDB rejects them. */
function guardTypes(document: PlainDocument, modifiers: Modifiers): void {
  for (const [operator, changes] of Object.entries(modifiers)) {
    if (operator === '$unset' || operator === '$rename') continue;
    for (const [path, operand] of Object.entries(changes)) {
      const current = valueAt(document, path);
      if (
        ON_NUMBERS.has(operator) &&
        (typeof operand !== 'number' || (current !== undefined && typeof current !== 'number'))
      ) {
        throw new StoreError(STORE_ERROR.typeMismatch, `${operator} of "${path}" needs numbers.`);
      }
      if (ON_ARRAYS.has(operator) && current !== undefined && !Array.isArray(current)) {
        const code = operator === '$pop' ? STORE_ERROR.typeMismatch : STORE_ERROR.badValue;
        throw new StoreError(code, `${operator} needs "${path}" to be an array.`);
      }
    }
  }
}

/** Implemented here because mingo drops the added value if the array already contains duplicates. */
function addToSet(document: PlainDocument, changes: Record<string, unknown>): Record<string, unknown[]> {
  const sets = Object.entries(changes).map(([path, operand]): [string, unknown[]] => {
    const added = isPlainObject(operand) && Array.isArray(operand.$each) ? (operand.$each as unknown[]) : [operand];
    const set = [...((valueAt(document, path) as unknown[] | undefined) ?? [])];
    const seen = new Set(set.map((value) => JSON.stringify(encodeValue(value))));
    for (const value of added) {
      const key = JSON.stringify(encodeValue(value));
      if (!seen.has(key)) set.push(value);
      seen.add(key);
    }
    return [path, set];
  });
  return Object.fromEntries(sets);
}

/** Changes the document in place. */
export function applyUpdate(document: PlainDocument, update: Update, isInsert: boolean): void {
  const modifiers = modifiersOf(update, isInsert);
  takeId(document, modifiers, isInsert);
  guardTypes(document, modifiers);
  for (const [operator, changes] of Object.entries(modifiers)) {
    if (Object.keys(changes).length === 0) continue;
    const modifier = operator === '$addToSet' ? { $set: addToSet(document, changes) } : { [operator]: changes };
    applyModifiers(document, modifier, [], {}, { cloneMode: 'none' });
  }
}

/** Returns the initial document of an upsert, consisting of the values that the filter compares for equality. */
function upsertSeedOf(filter: Filter): Record<string, unknown> {
  const seed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(value)) Object.assign(seed, ...value.map(upsertSeedOf));
    if (key.startsWith('$') || value instanceof RegExp) continue;
    const operators = operatorsOf(value);
    if (operators === undefined) seed[key] = value;
    const equal = operators?.find(([name]) => name === '$eq');
    if (equal !== undefined) seed[key] = equal[1];
  }
  return seed;
}

/**
 * Returns the document that an upsert inserts. The caller must provide the `_id`, for which MongoDB would generate an
 * ObjectId.
 */
export function documentOfUpsert(filter: Filter, update: Update): PlainDocument {
  const document: PlainDocument = {};
  const { _id, ...seed } = upsertSeedOf(filter);
  if (_id !== undefined) document._id = _id;
  if (Object.keys(seed).length > 0) applyUpdate(document, { $set: seed }, true);
  applyUpdate(document, update, true);
  if (typeof document._id !== 'string')
    throw new StoreError(STORE_ERROR.badValue, 'An upsert names the "_id" in its filter or in $setOnInsert.');
  const { _id: id, ...fields } = document;
  return { _id: id, ...fields };
}
