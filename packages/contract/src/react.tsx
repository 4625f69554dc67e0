import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createContext as createRouterContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { ApiClient, Session } from './index';
import { useShell } from './shell-context';

export { PageHead } from './page-head';
export { ShellProvider, useShell } from './shell-context';
export type { LinkWords } from './shell-context';

const UNKNOWN: Session = { status: 'unknown', user: null };
const serverSession = () => UNKNOWN;

/** Returns the session. Its status is `unknown` on the server, and in the browser until the session has loaded. */
export function useSession(): Session {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.get, serverSession);
}

/**
 * Calls `listener` when an API response announces a change to `topic`, in this window or another one. The call carries
 * no data, so refetch from the API.
 *
 * @example useChanged('cart', () => void revalidate());
 */
export function useChanged(topic: string, listener: () => void): void {
  const { changes } = useShell();
  const onChange = useEffectEvent(listener);
  useEffect(() => changes.subscribe(topic, () => onChange()), [changes, topic]);
}

/** Key of the API client in a loader's context. */
export const apiContext = createRouterContext<ApiClient>();

/**
 * Returns the API client inside a route's loader or action.
 *
 * @example export const loader = (args: LoaderFunctionArgs) => api(args)<BlogCard[]>('/api/blogs?view=cards');
 */
export function api(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): ApiClient {
  const client = (args.context as { get<T>(key: unknown): T }).get<ApiClient>(apiContext);
  return (path, request) => client(path, { signal: args.request.signal, ...request });
}
