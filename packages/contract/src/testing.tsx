import { useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { ADDRESSES } from './addresses';
import { createChanges } from './changes';
import { createHref } from './href';
import { createApiClient } from './http';
import type { ApiClient, Notice, Report, Session, ShellApi } from './index';
import { apiContext, ShellProvider } from './react';
import type { SectionFacts } from './section';

export { describeShell } from './shell.suite';

const GUEST: Session = { status: 'guest', user: null };

/** A shell that records calls, for tests and the standalone dev server (`stand-in-shell.tsx`). */
export interface FakeShell extends ShellApi {
  notices: Notice[];
  reports: Report[];
  setSession(session: Session): void;
  /** An API client that uses the test's `fetch`. */
  client: ApiClient;
}

/** Origin of the fake site. */
export const FAKE_ORIGIN = 'https://verse.example';
const OUTSIDE = { 'community-chat': 'https://chat.example/join' };

const hrefWith = (pages: SectionFacts['pages']) => {
  const addresses = { ...pages, ...ADDRESSES };
  return createHref({ addresses: () => addresses, outside: OUTSIDE, origin: FAKE_ORIGIN });
};

/** Returns the same paths as the real shell. */
export const fakeHref = hrefWith({});

const send = (path: string, init: RequestInit) =>
  fetch(new URL(path, globalThis.location?.origin ?? 'http://localhost'), init);

/** The real client, using the test's `fetch`. */
export const fetchApi: ApiClient = createApiClient({ send });

interface FakeShellOptions {
  /**
   * Responds to session requests as a server would. If omitted, the session changes only when `setSession` is called.
   */
  ask?: () => Promise<Session['user']>;
  /** The section's inner pages. */
  pages?: SectionFacts['pages'];
}

export function createFakeShell(session: Session = GUEST, { ask, pages = {} }: FakeShellOptions = {}): FakeShell {
  const listeners = new Set<() => void>();
  let current = session;
  const notices: Notice[] = [];
  const reports: Report[] = [];
  const changes = createChanges();
  const client = createApiClient({ send: changes.watch(send) });
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
    changes,
    client,
    api: client,
    session: {
      get: () => current,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      refresh,
    },
    href: hrefWith(pages),
    notify: (notice) => notices.push(notice),
    report: (report) => reports.push(report),
  };
}

interface FakeShellAppProps {
  routes: RouteObject[];
  /** The path where the routes are mounted, as in the shell, e.g. '/resources' for mf-resources. */
  base: string;
  /** The path to open. */
  at: string;
  shell?: ShellApi;
  client?: ApiClient;
}

/**
 * Renders a remote's routes inside a fake shell, for tests.
 *
 * @example
 * render(<FakeShellApp routes={remote.routes} base="/resources" at="/resources/blogs" />);
 */
export function FakeShellApp({ routes, base, at, shell = createFakeShell(), client = fetchApi }: FakeShellAppProps) {
  const [provided] = useState<ShellApi>({ ...shell, api: client });
  const router = createMemoryRouter([{ path: base, children: routes, hydrateFallbackElement: <></> }], {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(new Map([[apiContext as never, client as never]])),
  });
  return (
    <ShellProvider shell={provided}>
      <RouterProvider router={router} />
    </ShellProvider>
  );
}
