import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { DeferredOutcome, Outcome } from './outcome';

interface DeferredProps<T> {
  /** Shown while the call of the route's loader is under way. */
  waiting: ReactNode;
  children: (outcome: Outcome<T>) => ReactNode;
}

interface Arrival<T> extends DeferredOutcome<T> {
  outcome?: Outcome<T>;
  /** What nobody expected of the call. */
  error?: unknown;
}

/**
 * What the route's loader brought, as soon as it is there. `Suspense` would hold it back for up to 300 ms, and draw it
 * twice when anything else happens meanwhile.
 */
export function Deferred<T>({ waiting, children }: DeferredProps<T>) {
  const { arriving } = useLoaderData<DeferredOutcome<T>>();
  const [arrival, setArrival] = useState<Arrival<T>>({ arriving });

  useEffect(() => {
    if (!(arriving instanceof Promise)) return undefined;
    let isCurrent = true;
    const take = (came: Omit<Arrival<T>, 'arriving'>) =>
      isCurrent && startTransition(() => setArrival({ arriving, ...came }));
    arriving.then(
      (outcome) => take({ outcome }),
      (error: unknown) => take({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [arriving]);

  if (!(arriving instanceof Promise)) return children(arriving);
  if (arrival.arriving !== arriving) return waiting;
  if ('error' in arrival) throw arrival.error as Error;
  return arrival.outcome ? children(arrival.outcome) : waiting;
}
