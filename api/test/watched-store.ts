import type { CollectionPort, DbPort, StoredDocument } from '../src/store';

/** A marker that tests put into input, so that input used as an operator or a field name is detected. */
export const CANARY = 'CANARY-OF-OPERATORS';

/** Operators that the code never uses, so they can only come from raw input. */
const NEVER = new Set(['$where', '$expr', '$function', '$jsonSchema', '$text', '$accumulator']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !(value instanceof Uint8Array);

/** Whether a pattern searches for literal text, i.e. every special character is escaped. */
const isLiteral = (pattern: unknown) =>
  /^\^?(?:[^\\^$.*+?()[\]{}|]|\\[^\w])*\$?$/.test(pattern instanceof RegExp ? pattern.source : String(pattern));

function refuse(command: string, path: readonly string[]): never {
  throw new Error(`input reached the store as an operator: ${command} ${path.join('.')}`);
}

/**
 * A canary may be compared with a field, but must not become the operand of an operator. Field names must never contain
 * input.
 */
function checkFilter(command: string, value: unknown, path: string[] = []): void {
  if (value instanceof RegExp || path.at(-1) === '$regex') return isLiteral(value) ? undefined : refuse(command, path);
  if (typeof value === 'string' && value.includes(CANARY) && path.some((name) => name.startsWith('$')))
    refuse(command, path);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (NEVER.has(name) || name.includes(CANARY)) refuse(command, [...path, name]);
    checkFilter(command, inner, [...path, name]);
  }
}

/** Update operators may contain input only as values. */
function checkValues(command: string, value: unknown, path: string[] = []): void {
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('$') || name === '__proto__' || name.includes(CANARY)) refuse(command, [...path, name]);
    checkValues(command, inner, [...path, name]);
  }
}

const FILTERED = new Set([
  'findOne',
  'find',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
  'countDocuments',
]);
const UPDATING = new Set(['updateOne', 'updateMany', 'findOneAndUpdate']);

function check(name: string, method: string, [first, second]: readonly unknown[]): void {
  const command = `${name}.${method}`;
  if (FILTERED.has(method)) checkFilter(command, first);
  if (UPDATING.has(method)) {
    for (const [operator, values] of Object.entries(second as object))
      (operator === '$pull' ? checkFilter : checkValues)(command, values);
  }
  if (method === 'insertOne') checkValues(command, first);
  if (method === 'insertMany') for (const document of first as unknown[]) checkValues(command, document);
}

/**
 * Returns a database that throws as soon as input is used as anything other than a value. `called` receives each call
 * with its result.
 */
export function watched(
  db: DbPort,
  called: (collection: string, method: string, result: unknown) => void = () => undefined,
): DbPort {
  return {
    collection<T extends StoredDocument>(name: string) {
      const collection = db.collection<T>(name) as unknown as Record<string, (...given: unknown[]) => unknown>;
      return new Proxy(collection, {
        get(target, method: string) {
          const run = target[method];
          if (typeof run !== 'function') return run;
          return (...given: unknown[]) => {
            check(name, method, given);
            const result = run.apply(target, given);
            called(name, method, result);
            return result;
          };
        },
      }) as unknown as CollectionPort<T>;
    },
  };
}
