import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { DeferredOutcome, Outcome } from './outcome';

/**
 * A part of what the route's loader brings, which joins without anything being drawn anew, since somebody may be
 * typing. `partOf` gives null where what was known before stays; it stands outside the component.
 */
export function useDeferred<T, Part>(partOf: (outcome: Outcome<T>) => Part | null, before: Part): Part {
  const { arriving } = useLoaderData<DeferredOutcome<T>>();
  const [known, setKnown] = useState(() => (arriving instanceof Promise ? before : (partOf(arriving) ?? before)));
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(arriving).then((outcome) => {
      if (isCurrent) setKnown((present) => partOf(outcome) ?? present);
    });
    return () => {
      isCurrent = false;
    };
  }, [arriving, partOf]);
  return known;
}
