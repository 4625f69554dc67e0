import { ApiError } from '../api-client';

/** The result of a call. It is plain data, so that a loader on the server can pass it to the browser. */
export type Result<T> = { ok: true; value: T } | Failure;

/** Why a call failed. */
export interface Failure {
  ok: false;
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** Machine-readable code: one of the API's error codes, or `unreachable`. */
  code: string;
  /** Human-readable message. */
  message: string;
  /** Error messages, keyed by field name. */
  fields: Record<string, string>;
  /** The parsed error response, including properties specific to its code. */
  details: Record<string, unknown>;
  /** The raw response body, for logging. */
  body: string;
}

const toFailure = ({ status, code, message, fields, failure, body }: ApiError): Failure => ({
  ok: false,
  status,
  code,
  message,
  fields,
  details: { ...failure },
  body,
});

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Whether to reload the page's data after a call. If the server could not be reached, a reload would replace the page,
 * including unsaved input, with an error.
 */
export const canReload = (result: Result<unknown>): boolean => result.ok || result.code !== 'unreachable';

/** Converts an API error into a {@link Failure}. Rethrows any other error, because it indicates a bug. */
export async function toResult<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof ApiError) return toFailure(error);
    // The request was aborted because the visitor left the page that sent it.
    if (isAbort(error)) return toFailure(new ApiError(0, undefined));
    throw error;
  }
}

/**
 * Returns a failure's message if the failure concerns the form as a whole. Returns undefined if individual fields have
 * messages.
 */
export const formMessage = (result: Result<unknown> | undefined): string | undefined =>
  result?.ok === false && Object.keys(result.fields).length === 0 ? result.message : undefined;

/**
 * Throws an error with messages for individual fields, so that a call fails before a request is sent. No-op if no field
 * has a message.
 *
 * @example rejectFields({ password: password ? undefined : 'Please enter your password.' });
 */
export function rejectFields(messages: Record<string, string | undefined>): void {
  const fields = Object.fromEntries(Object.entries(messages).filter(([, message]) => message)) as Failure['fields'];
  if (Object.keys(fields).length === 0) return;
  const message = Object.values(fields).join(' ');
  throw new ApiError(422, {
    type: 'about:blank',
    title: 'Invalid form',
    status: 422,
    code: 'invalid',
    message,
    fields,
  });
}
