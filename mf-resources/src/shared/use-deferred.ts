import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Result } from '@verse/contract/server-state';
import type { DeferredResult } from './deferred-result';

/**
 * Returns part of the loader's result. Shows no loading state, because the visitor may be typing. Keeps the previous
 * value if `partOf` returns null. Define `partOf` outside the component.
 */
export function useDeferred<T, Part>(partOf: (result: Result<T>) => Part | null, before: Part): Part {
  const { arriving } = useLoaderData<DeferredResult<T>>();
  const [known, setKnown] = useState(() => (arriving instanceof Promise ? before : (partOf(arriving) ?? before)));
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(arriving).then((result) => {
      if (isCurrent) setKnown((present) => partOf(result) ?? present);
    });
    return () => {
      isCurrent = false;
    };
  }, [arriving, partOf]);
  return known;
}
