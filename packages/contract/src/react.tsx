import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createContext as createRouterContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { ApiClient, Session, ShellApi } from './index';

const ShellContext = createContext<ShellApi | null>(null);

/** Gives the tree below it the shell. Used by the shell, and by the fake one of `./testing`. */
export function ShellProvider({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/**
 * The shell, from any component of a remote.
 *
 * @example
 * const blog = useShell().href('blog', { id: post._id });
 */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell: there is no ShellProvider above this component');
  return shell;
}

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
