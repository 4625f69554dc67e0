import { useEffect, useState } from 'react';
import type { SiteSuggestions } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import { useShell } from '@verse/contract/react';

const PAUSE_MS = 150;
const OFFLINE = 'You are offline. Results appear once you are connected again.';

export interface Suggested {
  /** The text to which the suggestions belong. */
  typed: string;
  found: SiteSuggestions | undefined;
  /** The reason why there are no suggestions. */
  failure: string | undefined;
}

const messageOf = (error: unknown): string => {
  if (!navigator.onLine) return OFFLINE;
  return error instanceof ApiError ? error.message : 'Something went wrong. Press Enter to search.';
};

/**
 * Returns the results for the typed text, debounced, or undefined until they are known. Aborts the previous request.
 */
export function useSuggestions(typed: string): Suggested | undefined {
  const { api } = useShell();
  const [suggested, setSuggested] = useState<Suggested>();
  useEffect(() => {
    if (typed === '') return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const load = () =>
      api<SiteSuggestions>(`/api/search/suggestions?${new URLSearchParams({ q: typed })}`, { signal }).then(
        (found) => setSuggested({ typed, found, failure: undefined }),
        (error: unknown) => {
          if (!signal.aborted) setSuggested({ typed, found: undefined, failure: messageOf(error) });
        },
      );
    const timer = setTimeout(() => void load(), PAUSE_MS);
    window.addEventListener('online', () => void load(), { signal });
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [api, typed]);
  return typed === '' ? undefined : suggested;
}
