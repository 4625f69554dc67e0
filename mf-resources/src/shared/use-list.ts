import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';

/**
 * What a loader without a page brings, for a part of a page that not everybody sees: nothing is asked for while `href`
 * is null, and again whenever `turn` changes.
 */
export function useList<T>(href: string | null, turn = '') {
  const { load, data, state } = useFetcher<T>();
  useEffect(() => {
    if (href !== null) void load(href);
  }, [load, href, turn]);
  return {
    list: data,
    isLoading: state !== 'idle',
    reload: () => {
      if (href !== null) void load(href);
    },
  };
}
