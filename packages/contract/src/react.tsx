import { useSyncExternalStore } from 'react';
import { createContext as createRouterContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { ApiClient, Session } from './index';
import { useShell } from './shell-context';

export { PageHead } from './page-head';
export { ShellProvider, useShell } from './shell-context';
export type { LinkWords } from './shell-context';

const UNKNOWN: Session = { status: 'unknown', user: null };
const serverSession = () => UNKNOWN;

/** Who is here. `unknown` on the server and until the browser has asked. */
export function useSession(): Session {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.get, serverSession);
}

/** Where the shell puts the API client into a loader's context. */
export const apiContext = createRouterContext<ApiClient>();

/**
 * The API client in a route's loader or action.
 *
 * @example
 * export const loader = (args: LoaderFunctionArgs) => api(args)<BlogCard[]>('/api/blogs?view=cards');
 */
export function api(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): ApiClient {
  const client = (args.context as { get<T>(key: unknown): T }).get<ApiClient>(apiContext);
  return (path, request) => client(path, { signal: args.request.signal, ...request });
}
