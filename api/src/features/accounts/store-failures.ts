import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import { isDuplicateKey } from '../../store';

const calls = new AsyncLocalStorage<{ failure?: unknown }>();

/**
 * Remembers that the store failed, for the call in which it
 * did. A second document with one key is an answer, no failure.
 */
export async function noting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const call = calls.getStore();
    if (!call || isDuplicateKey(error)) throw error;
    call.failure ??= error;
    // What better-auth does not know it would write to the console.
    throw new APIError('SERVICE_UNAVAILABLE');
  }
}

/**
 * better-auth makes refusals of its own of a failing store.
 * Whatever it made of it, here it is the store's failure again.
 */
export function orStoreFailure<T>(work: () => Promise<T>): Promise<T> {
  return calls.run({}, async () => {
    const call = calls.getStore()!;
    try {
      const result = await work();
      if ('failure' in call) throw call.failure;
      return result;
    } catch (error) {
      throw 'failure' in call ? call.failure : error;
    }
  });
}
