import { StoreAwayError, withDeadline } from '../deadline';
import { repeatConflicts } from './write-conflict';

/**
 * Exempt from the deadline, because indexing a large collection takes a long time and only the startup waits for it.
 */
const EXEMPT = 'createIndex';

const CONNECTION_LOST = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Converts socket errors. The driver rethrows them unchanged if it writes to a connection that the server has just
 * closed.
 */
function rethrow(error: unknown): never {
  if (CONNECTION_LOST.has(String((error as NodeJS.ErrnoException | undefined)?.code)))
    throw new StoreAwayError('the connection to the store was cut', { cause: error });
  throw error;
}

type Call = (...parameters: unknown[]) => unknown;

/** If one of these conflicts, it has written nothing, so it is safe to retry. */
const SINGLE_DOCUMENT_WRITES = new Set(['insertOne', 'updateOne', 'deleteOne', 'findOneAndUpdate', 'findOneAndDelete']);

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';
const isCursor = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * Wraps a collection or cursor so that its calls have a deadline. The driver has no timeout for a whole call: its
 * timeouts restart with each retry, and a server that responds slowly triggers none of them.
 */
export function withDeadlines<T extends object>(target: T): T {
  const wrapped: T = new Proxy(target, {
    get(_target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function' || name === EXEMPT) return member;
      return (...parameters: unknown[]) => {
        const ask = () => (member as Call).apply(target, parameters);
        if (SINGLE_DOCUMENT_WRITES.has(String(name)))
          return withDeadline(repeatConflicts(ask as () => Promise<unknown>).catch(rethrow));
        const result = ask();
        if (result === target) return wrapped;
        if (isPromise(result)) return withDeadline(result.catch(rethrow));
        return isCursor(result) || name === Symbol.asyncIterator ? withDeadlines(result as object) : result;
      };
    },
  });
  return wrapped;
}
