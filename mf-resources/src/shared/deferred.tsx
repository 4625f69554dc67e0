import { type ReactNode, Suspense, use, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { DeferredOutcome, Outcome } from './outcome';

interface DeferredProps<T> {
  /** Shown while the call of the route's loader is under way. */
  waiting: ReactNode;
  children: (outcome: Outcome<T>) => ReactNode;
}

/** What the route's loader brought, as soon as it is there. */
export function Deferred<T>({ waiting, children }: DeferredProps<T>) {
  const { arriving } = useLoaderData<DeferredOutcome<T>>();
  const [call, setCall] = useState({ arriving, turn: 0 });
  if (call.arriving !== arriving) setCall({ arriving, turn: call.turn + 1 });
  // A new key for every call, or React would keep showing the last content while the next is on its way.
  return (
    <Suspense key={call.turn} fallback={waiting}>
      <Arrived arriving={arriving}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<T>({ arriving, children }: DeferredOutcome<T> & Pick<DeferredProps<T>, 'children'>) {
  return children(arriving instanceof Promise ? use(arriving) : arriving);
}
