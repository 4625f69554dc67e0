import { data } from 'react-router-dom';
import { ApiError } from '@verse/contract';

/** What a call came to. Plain, so that it survives the way from the server's loader to the browser. */
export type Outcome<T> = { value: T } | { failure: Failure };

export interface Failure {
  /** 0 when no answer came at all. */
  status: number;
  body: unknown;
}

export interface Arriving<T> {
  arriving: Outcome<T> | Promise<Outcome<T>>;
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof ApiError) return { failure: { status: error.status, body: error.failure ?? error.message } };
    // The visitor has gone elsewhere: nobody waits for this any more.
    if (isAbort(error)) return { failure: { status: 0, body: null } };
    throw error;
  }
}

const isServer = () => typeof window === 'undefined';

/**
 * A loader's answer. The browser shows the page at once and fills it when the call ends; the server waits, so that the
 * page is whole without scripts, and says by its status what came of it.
 */
export async function arriving<T>(call: Promise<T>) {
  const outcome = outcomeOf(call);
  if (!isServer()) return { arriving: outcome };
  const settled = await outcome;
  if ('value' in settled) return { arriving: settled };
  return data({ arriving: settled }, { status: settled.failure.status === 404 ? 404 : 503 });
}
