import { useContext, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { CartLink, Layout } from '../layout';
import site from './site.json';
import { SlotContext } from './slots';
import { StoreContext } from './store';
import { toastDismissed } from './toasts-slice';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useMembersGuard } from './use-members-guard';
import { useSection } from './use-section';
import { useSignOut } from './use-sign-out';

// A constant element, so that changes in the layout (e.g. once the session is known) do not re-render the page.
const page = <Outlet />;

/** The layout around every page, connected to the shell's store. */
export function ShellLayout() {
  const { href } = useShell();
  const session = useSession();
  const store = useContext(StoreContext);
  const getToasts = () => store.getState().toasts;
  const toasts = useSyncExternalStore(store.subscribe, getToasts, getToasts);
  const signOut = useSignOut();
  const slot = useContext(SlotContext);
  const cart = useSyncExternalStore(slot.subscribe, slot.get, slot.get);
  const isForMembers = useSection()?.membersOnly ?? false;
  useFocusOnNavigation();
  useMembersGuard(isForMembers);

  return (
    <Layout
      variant={isForMembers ? 'verse' : 'public'}
      site={site}
      href={href}
      session={session}
      toasts={toasts}
      onDismiss={(id) => store.dispatch(toastDismissed(id))}
      onSignOut={signOut}
      slots={{ 'header-cart': cart === undefined ? <CartLink /> : cart }}
    >
      {page}
      <ScrollRestoration />
    </Layout>
  );
}
