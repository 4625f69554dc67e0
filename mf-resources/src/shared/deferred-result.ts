import { data } from 'react-router-dom';
import { type Failure, type Result, toResult } from '@verse/contract/server-state';

export interface DeferredResult<T> {
  arriving: Result<T> | Promise<Result<T>>;
}

const isServer = () => typeof window === 'undefined';

/**
 * Creates a loader's result. In the browser, the page appears immediately and is filled in once the request has ended.
 * The server waits for the request, so that the page is complete even without scripts and has the right status code.
 * `failureIn` finds a failure that affects only part of a page; the other parts are still shown.
 */
export async function deferResult<T>(call: Promise<T>, failureIn: (value: T) => Failure | null = () => null) {
  const arriving = toResult(call);
  if (!isServer()) return { arriving };
  const result = await arriving;
  const failure = result.ok ? failureIn(result.value) : result;
  if (!failure) return { arriving: result };
  return data({ arriving: result }, { status: failure.status === 404 ? 404 : 503 });
}
