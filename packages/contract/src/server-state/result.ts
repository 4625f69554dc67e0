import { ApiError } from '../api-client';

/** What became of a call. Plain data, so that a loader on the server can return it to the browser. */
export type Result<T> = { ok: true; value: T } | Failure;

/** Why a call failed. */
export interface Failure {
  ok: false;
  /** 0 without a response. */
  status: number;
  /** For programs: one of the API's codes, or `unreachable`. */
  code: string;
  /** For people. */
  message: string;
  /** Name of the control → its error message. */
  fields: Record<string, string>;
  /** The error response with the members that its code adds. */
  details: Record<string, unknown>;
  /** The response as received, for the console. */
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

/** Turns an error of the API into a {@link Failure}; any other error is a defect and thrown on. */
export async function toResult<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof ApiError) return toFailure(error);
    // The visitor has left the page that asked.
    if (isAbort(error)) return toFailure(new ApiError(0, undefined));
    throw error;
  }
}

/** Returns the message that a failure has for its whole form; none where single fields have theirs. */
export const formMessage = (result: Result<unknown> | undefined): string | undefined =>
  result?.ok === false && Object.keys(result.fields).length === 0 ? result.message : undefined;

/**
 * Fails a call before it is sent, with messages for single controls; does nothing where no control has one.
 *
 * @example
 * rejectFields({ password: password ? undefined : 'Please enter your password.' });
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
