import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import { isDuplicateKey } from '../../../store';

const calls = new AsyncLocalStorage<{ failure?: unknown }>();

/** Records a store failure for the current call. A duplicate key is a normal result rather than a failure. */
export async function rememberFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const call = calls.getStore();
    if (!call || isDuplicateKey(error)) throw error;
    call.failure ??= error;
    // better-auth would log any other error to the console.
    throw new APIError('SERVICE_UNAVAILABLE');
  }
}

/** Rethrows the original store failure, which better-auth replaced with its own error. */
export function rethrowStoreFailure<T>(work: () => Promise<T>): Promise<T> {
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
