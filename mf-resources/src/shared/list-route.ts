import type { LoaderFunctionArgs } from 'react-router-dom';

/** A loader for parts of pages, that is no page: whoever opens its address finds none. */
export const listRoute =
  <T>(load: (args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    if (typeof window === 'undefined') throw new Response('Not a page', { status: 404 });
    return load(args);
  };
