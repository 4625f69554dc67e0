import { data } from 'react-router-dom';
import { ApiError } from '@verse/contract';

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** @throws a 404 as data, so that the server responds with this status; rethrows any other error */
export function orNotFound(error: unknown): never {
  if (isNotFound(error)) throw data(null, { status: 404 });
  throw error;
}
