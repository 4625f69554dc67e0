import { ApiError, type ApiFailure } from './api-client';

/** Returns the problem details in an error body, or undefined if the body does not come from the API. */
function readProblem(body: string): ApiFailure | undefined {
  try {
    const problem = JSON.parse(body) as ApiFailure | null;
    return typeof problem?.message === 'string' ? problem : undefined;
  } catch {
    return undefined;
  }
}

/** Creates an `ApiError` from an error response. */
export function toApiError(status: number, body: string): ApiError {
  const unexpected = {
    type: 'about:blank',
    title: 'Unexpected answer',
    status,
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  };
  return new ApiError(status, readProblem(body) ?? unexpected, { body });
}
