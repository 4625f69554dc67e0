import type { LoaderFunctionArgs } from 'react-router-dom';

/** Creates a loader for part of a page. Responds with 404 when the URL is opened as a page. */
export const listRoute =
  <T>(load: (args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    if (typeof window === 'undefined') throw new Response('Not a page', { status: 404 });
    return load(args);
  };
