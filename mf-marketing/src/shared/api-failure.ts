import type { ApiError } from '@verse/contract';

/** By name: the shell throws its own copy of the class, which `instanceof` does not recognise here. */
export function isApiFailure(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
