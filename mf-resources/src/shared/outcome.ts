import { data } from 'react-router-dom';
import { ApiError } from '@verse/contract';

/** What a call came to. Plain, so that it survives the way from the server's loader to the browser. */
export type Outcome<T> = { value: T } | { failure: Failure };

export interface Failure {
  /** 0 when no answer came at all. */
  status: number;
  body: unknown;
}

export interface DeferredOutcome<T> {
  arriving: Outcome<T> | Promise<Outcome<T>>;
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof ApiError) return { failure: { status: error.status, body: error.body || error.message } };
    // The visitor has gone elsewhere: nobody waits for this any more.
    if (isAbort(error)) return { failure: { status: 0, body: null } };
    throw error;
  }
}

const isServer = () => typeof window === 'undefined';

/**
 * A loader's answer. The browser shows the page at once and fills it when the call ends; the server waits, so that the
 * page is whole without scripts, and says by its status what came of it. `failureIn` finds the failure of a part of the
 * page, where the other parts are shown all the same.
 */
export async function deferOutcome<T>(call: Promise<T>, failureIn: (value: T) => Failure | null = () => null) {
  const outcome = outcomeOf(call);
  if (!isServer()) return { arriving: outcome };
  const settled = await outcome;
  const failure = 'value' in settled ? failureIn(settled.value) : settled.failure;
  if (!failure) return { arriving: settled };
  return data({ arriving: settled }, { status: failure.status === 404 ? 404 : 503 });
}
