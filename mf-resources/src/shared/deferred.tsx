import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Result } from '@verse/contract/server-state';
import type { DeferredResult } from './deferred-result';

interface DeferredProps<T> {
  /** Shown while the route loader's request is pending. */
  waiting: ReactNode;
  /** Whether the previous result stays visible while the next one is pending, e.g. while the visitor is typing. */
  keepsPrevious?: boolean;
  children: (result: Result<T>) => ReactNode;
}

interface Arrival<T> extends DeferredResult<T> {
  result?: Result<T>;
  /** An unexpected error, as opposed to a failed request. */
  error?: unknown;
}

/**
 * Shows the loader's result as soon as it is available. `Suspense` would delay it by up to 300 ms, and render it twice
 * if anything else happened in the meantime.
 */
export function Deferred<T>({ waiting, keepsPrevious = false, children }: DeferredProps<T>) {
  const { arriving } = useLoaderData<DeferredResult<T>>();
  const [arrival, setArrival] = useState<Arrival<T>>({
    arriving,
    ...(arriving instanceof Promise ? {} : { result: arriving }),
  });

  useEffect(() => {
    if (!(arriving instanceof Promise)) return undefined;
    let isCurrent = true;
    const take = (settled: Omit<Arrival<T>, 'arriving'>) =>
      isCurrent && startTransition(() => setArrival({ arriving, ...settled }));
    arriving.then(
      (result) => take({ result }),
      (error: unknown) => take({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [arriving]);

  if (!(arriving instanceof Promise)) return children(arriving);
  if (arrival.arriving !== arriving && !keepsPrevious) return waiting;
  if ('error' in arrival) throw arrival.error as Error;
  return arrival.result ? children(arrival.result) : waiting;
}
