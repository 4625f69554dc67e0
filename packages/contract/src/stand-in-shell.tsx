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

interface Visit {
  session: Session;
  accounts: Account[];
}

const GUEST: Session = { status: 'guest', user: null };

/** If the API does not respond, the section itself reports the failure. */
async function readVisit(): Promise<Visit> {
  const { user, demo } = await fetchApi<{ user: Session['user']; demo?: Account[] }>('/api/session').catch(() => ({
    user: null,
    demo: [],
  }));
  return { session: user ? { status: 'member', user } : GUEST, accounts: demo ?? [] };
}

/** Signs in as another person, or signs out, then reloads the page, as the real site does. */
async function switchTo(account: Account | undefined) {
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
    { path: '*', Component: OtherSection },
  ];
  const readUser = async () => (await readVisit()).session.user;
  const shell = createFakeShell(session, { ask: readUser, pages: section.pages });
  return {
    shell,
    router: createBrowserRouter(routes, {
      getContext: () => new RouterContextProvider(new Map([[apiContext as never, shell.client as never]])),
    }),
  };
}

/**
 * Renders a section on its own: its routes at their usual paths, with demo accounts to switch between. For
 * `standalone.tsx`.
 *
 * @example createRoot(root).render(<StandInShell remote={remote} section={section} />);
 */
export function StandInShell(props: StandInShellProps) {
  const [visit, setVisit] = useState<Visit>();
  useEffect(() => void readVisit().then(setVisit), []);
  return visit ? <Site {...props} {...visit} /> : null;
}

function Site({ session, accounts, ...props }: StandInShellProps & Visit) {
  const [{ shell: fakeShell, router }] = useState(() => createStandIn(props, session));
  const [notice, setNotice] = useState<Notice>();
  const [shell] = useState<ShellApi>(() => ({
    ...fakeShell,
    notify: setNotice,
    report: ({ error, during }) => console.error(`reported while ${during}:`, error),
  }));
  return (
    <ShellProvider shell={shell}>
      <AccountSwitch session={session} accounts={accounts} />
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

function AccountSwitch({ session: { user }, accounts }: Visit) {
  return (
    <label>
      A stand-in shell. You are{' '}
      <select
        defaultValue={user ? user.email : ''}
        onChange={(event) => void switchTo(accounts.find(({ email }) => email === event.target.value))}
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

function OtherSection() {
  return <p>{`${useLocation().pathname} belongs to another section. npm run dev shows the whole site.`}</p>;
}
