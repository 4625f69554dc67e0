import type { LoaderFunctionArgs } from 'react-router-dom';

/** A loader for parts of pages; opened as a page it is a 404. */
export const listRoute =
  <T>(load: (args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    if (typeof window === 'undefined') throw new Response('Not a page', { status: 404 });
    return load(args);
  };
