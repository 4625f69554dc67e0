import { STORE_ERROR, StoreError } from '../store-error';

/** A decoded document: plain objects, arrays, Dates, Buffers, strings, numbers, booleans, null. */
export type PlainDocument = { [field: string]: unknown };

/** Prefix of every wrapped value. Strings that start with it must therefore be wrapped, too. */
const WRAPPED = '{"$';

/**
 * Whether the value is an object literal or comes from JSON.parse, as opposed to a class instance. Compares the names
 * of constructors, because test runners have a second `Object`.
 */
export function isPlainObject(value: unknown): value is PlainDocument {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || prototype.constructor.name === 'Object';
}

function encodeObject(value: object): PlainDocument {
  const out: PlainDocument = {};
  for (const [field, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    if (field.startsWith('$') || field.includes('.') || field === '__proto__') {
      throw new StoreError(STORE_ERROR.badValue, `A stored field may not be called "${field}".`);
    }
    out[field] = encodeValue(inner);
  }
  return out;
}

/** Returns the JSON form of one value. Throws for values that BSON supports but JSON does not. */
export function encodeValue(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.startsWith(WRAPPED) ? { $string: value } : value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Date && !Number.isNaN(value.getTime())) return { $date: value.toISOString() };
  if (value instanceof Uint8Array) return { $binary: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(encodeValue);
  if (isPlainObject(value)) return encodeObject(value);
  throw new StoreError(STORE_ERROR.badValue, `A value of type ${typeof value} (${String(value)}) cannot be stored.`);
}

export function encode(document: object): string {
  return JSON.stringify(encodeObject(document));
}

/** Parsing and then walking the result is twice as fast as using a reviver. */
function revive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) value[index] = revive(value[index]);
    return value;
  }
  const object = value as PlainDocument;
  if (typeof object.$date === 'string') return new Date(object.$date);
  if (typeof object.$binary === 'string') return Buffer.from(object.$binary, 'base64');
  if (typeof object.$string === 'string') return object.$string;
  for (const field of Object.keys(object)) object[field] = revive(object[field]);
  return object;
}

export function decode(text: string): PlainDocument {
  return revive(JSON.parse(text)) as PlainDocument;
}

export type SqlValue = string | number | null;

/**
 * Returns what SQLite's json_extract returns for a stored scalar, or undefined for any other value. For dates, this is
 * the wrapped JSON text, which sorts by time. Never returns a boolean, because binding one makes libsql abort the
 * process.
 */
export function sqlKey(value: unknown): SqlValue | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null) return null;
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined;
  const encoded = encodeValue(value);
  return typeof encoded === 'string' ? encoded : JSON.stringify(encoded);
}
