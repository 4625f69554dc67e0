import { useContext, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { CartLink, Frame } from '../frame';
import { noticeDismissed } from './notices-slice';
import site from './site.json';
import { SlotContext } from './slots';
import { StoreContext } from './store';
import { useArrival } from './use-arrival';
import { useMembersGuard } from './use-members-guard';
import { useSection } from './use-section';
import { useSignOut } from './use-sign-out';

// A constant element: a change in the layout, such as a known session, does not render the page again.
const page = <Outlet />;

/** The layout around every page, connected to the shell's state. */
export function FrameLayout() {
  const { href } = useShell();
  const session = useSession();
  const store = useContext(StoreContext);
  const noticesNow = () => store.getState().notices;
  const notices = useSyncExternalStore(store.subscribe, noticesNow, noticesNow);
  const signOut = useSignOut();
  const slot = useContext(SlotContext);
  const cart = useSyncExternalStore(slot.subscribe, slot.get, slot.get);
  const isForMembers = useSection()?.membersOnly ?? false;
  useArrival();
  useMembersGuard(isForMembers);

  return (
    <Frame
      variant={isForMembers ? 'verse' : 'public'}
      site={site}
      href={href}
      session={session}
      notices={notices}
      onDismiss={(id) => store.dispatch(noticeDismissed(id))}
      onSignOut={signOut}
      slots={{ 'header-cart': cart === undefined ? <CartLink /> : cart }}
    >
      {page}
      <ScrollRestoration />
    </Frame>
  );
}
