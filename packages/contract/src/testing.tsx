import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createHref } from './addresses';
import type { ApiClient, Notice, Report, Session, ShellApi } from './index';
import { ApiError } from './index';
import { apiContext, ShellProvider } from './react';

export { describeShell } from './shell.suite';

const GUEST: Session = { status: 'guest', user: null };

/** A shell for tests and for running a remote alone (`stand-in-shell.tsx`): it remembers what it was told. */
export interface FakeShell extends ShellApi {
  notices: Notice[];
  reports: Report[];
  setSession(session: Session): void;
}

/** The origin of the fake shell's site. */
export const FAKE_ORIGIN = 'https://verse.example';
const OUTSIDE = { 'community-chat': 'https://chat.example/join' };

/** Addresses as the real shell gives them. */
export const fakeHref = createHref(OUTSIDE, FAKE_ORIGIN);

/** @param ask who is here, as a server says; without one nobody comes or goes but by `setSession` */
export function createFakeShell(session: Session = GUEST, ask?: () => Promise<Session['user']>): FakeShell {
  const listeners = new Set<() => void>();
  let current = session;
  const notices: Notice[] = [];
  const reports: Report[] = [];
  function setSession(next: Session) {
    current = next;
    for (const listener of listeners) listener();
  }
  async function refresh() {
    const user = ask ? await ask() : current.user;
    if (JSON.stringify(user) !== JSON.stringify(current.user)) setSession(user ? { status: 'member', user } : GUEST);
    return current;
  }
  return {
    notices,
    reports,
    setSession,
    session: {
      get: () => current,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      refresh,
    },
    href: fakeHref,
    notify: (notice) => notices.push(notice),
    report: (report) => reports.push(report),
  };
}

/** The same rules as the real client (`shell/src/api-client.ts`), over the `fetch` the test has put in place. */
export const fetchApi: ApiClient = async <T,>(path: string, request: Parameters<ApiClient>[1] = {}) => {
  const { body, headers, onResponse, ...rest } = request;
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(path, globalThis.location?.origin ?? 'http://localhost'), {
    ...rest,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ApiError(0, undefined, { cause });
  });
  onResponse?.(response);
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text ? JSON.parse(text) : undefined, { body: text });
  return (text ? JSON.parse(text) : undefined) as T;
};

interface FakeShellAppProps {
  routes: RouteObject[];
  /** Where the routes are mounted, as in the shell: '/resources' for mf-resources. */
  base: string;
  /** The address to open. */
  at: string;
  shell?: ShellApi;
  client?: ApiClient;
}

/**
 * A remote's routes inside a fake shell, for tests.
 *
 * @example
 * render(<FakeShellApp routes={remote.routes} base="/resources" at="/resources/blogs" />);
 */
export function FakeShellApp({ routes, base, at, shell = createFakeShell(), client = fetchApi }: FakeShellAppProps) {
  const router = createMemoryRouter([{ path: base, children: routes, hydrateFallbackElement: <></> }], {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[apiContext as never, client as never]])),
  });
  return (
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>
  );
}
