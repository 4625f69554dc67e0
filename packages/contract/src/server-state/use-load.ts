import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';

/**
 * Loads data for part of a page from the loader at `href`, and reloads it whenever `key` changes. Loads nothing while
 * `href` is null.
 */
export function useLoad<T>(href: string | null, key = '') {
  const { load, data, state } = useFetcher<T>();
  useEffect(() => {
    if (href !== null) void load(href);
  }, [load, href, key]);
  return {
    data,
    isLoading: state !== 'idle',
    reload: () => {
      if (href !== null) void load(href);
    },
  };
}
