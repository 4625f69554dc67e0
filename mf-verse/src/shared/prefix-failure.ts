import { ApiError } from '@verse/contract';

/**
 * Puts words before the message of a rejected call.
 *
 * @example confirmReceipt(api, id, prize).catch(prefixFailure('Nothing was confirmed'))
 */
export const prefixFailure =
  (words: string) =>
  (error: unknown): never => {
    if (error instanceof ApiError) error.message = `${words}: ${error.message}`;
    throw error;
  };
