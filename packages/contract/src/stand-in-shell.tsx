import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterContextProvider, RouterProvider, useLocation } from 'react-router-dom';
import type { Notice, RemoteModule, Session, ShellApi } from './index';
import { apiContext, ShellProvider } from './react';
import type { SectionFacts } from './section';
import { createFakeShell, fetchApi } from './testing';

interface StandInShellProps {
  remote: RemoteModule;
  section: SectionFacts;
}

/** A demo account. */
interface Account {
  role: string;
  email: string;
  password: string;
}

interface Arrival {
  session: Session;
  accounts: Account[];
}

const GUEST: Session = { status: 'guest', user: null };

/** When the API does not respond, the section shows the failure. */
async function arrive(): Promise<Arrival> {
  const { user, demo } = await fetchApi<{ user: Session['user']; demo?: Account[] }>('/api/session').catch(() => ({
    user: null,
    demo: [],
  }));
  return { session: user ? { status: 'member', user } : GUEST, accounts: demo ?? [] };
}

/** Signs in as another person, or out, and reloads the page, as the site does. */
async function become(account: Account | undefined) {
  await (account
    ? fetchApi('/api/signin', { method: 'POST', body: { email: account.email, password: account.password } })
    : fetchApi('/api/signout', { method: 'POST' }));
  location.reload();
}

function createStandIn({ remote, section }: StandInShellProps, session: Session) {
  const [{ base }] = section.parts;
  if (!location.pathname.startsWith(base)) history.replaceState(null, '', base);
  const routes = [
    { path: base, children: remote.routes, hydrateFallbackElement: <></> },
    { path: '*', Component: Elsewhere },
  ];
  const ask = async () => (await arrive()).session.user;
  const shell = createFakeShell(session, { ask, pages: section.pages });
  return {
    shell,
    router: createBrowserRouter(routes, {
      getContext: () => new RouterContextProvider(new Map([[apiContext as never, shell.client as never]])),
    }),
  };
}

/**
 * Renders a section without the site: its routes at their paths, with demo accounts to switch between. For
 * `standalone.tsx`.
 *
 * @example
 * createRoot(root).render(<StandInShell remote={remote} section={section} />);
 */
export function StandInShell(props: StandInShellProps) {
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => void arrive().then(setArrival), []);
  return arrival ? <Site {...props} {...arrival} /> : null;
}

function Site({ session, accounts, ...props }: StandInShellProps & Arrival) {
  const [{ shell: fake, router }] = useState(() => createStandIn(props, session));
  const [notice, setNotice] = useState<Notice>();
  const [shell] = useState<ShellApi>(() => ({
    ...fake,
    notify: setNotice,
    report: ({ error, during }) => console.error(`reported while ${during}:`, error),
  }));
  return (
    <ShellProvider shell={shell}>
      <Who session={session} accounts={accounts} />
      <p role="status">
        {notice ? `${notice.tone}: ${notice.text}` : null} <NoticeAction notice={notice} onDone={setNotice} />
      </p>
      <main>
        <RouterProvider router={router} />
      </main>
    </ShellProvider>
  );
}

function NoticeAction({ notice, onDone }: { notice: Notice | undefined; onDone: (notice: undefined) => void }) {
  const action = notice?.action;
  if (!action) return null;
  function handleClick() {
    onDone(undefined);
    action?.run();
  }
  return (
    <button type="button" onClick={handleClick}>
      {action.label}
    </button>
  );
}

function Who({ session: { user }, accounts }: Arrival) {
  return (
    <label>
      A stand-in shell. You are{' '}
      <select
        defaultValue={user ? user.email : ''}
        onChange={(event) => void become(accounts.find(({ email }) => email === event.target.value))}
      >
        <option value="">nobody in particular</option>
        {user ? <option value={user.email}>{`${user.firstName} ${user.lastName}, ${user.role}`}</option> : null}
        {accounts.map(({ email, role }) => (
          <option key={email} value={email}>
            {role}
          </option>
        ))}
      </select>
    </label>
  );
}

function Elsewhere() {
  return <p>{`${useLocation().pathname} belongs to another section. npm run dev shows the whole site.`}</p>;
}
