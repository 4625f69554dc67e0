import { ApiError } from '@verse/contract';

/**
 * Returns a rejection handler that prefixes the message of an API error and rethrows the error.
 *
 * @example confirmReceipt(api, id, prize).catch(prefixFailure('Nothing was confirmed'))
 */
export const prefixFailure =
  (words: string) =>
  (error: unknown): never => {
    if (error instanceof ApiError) error.message = `${words}: ${error.message}`;
    throw error;
  };
