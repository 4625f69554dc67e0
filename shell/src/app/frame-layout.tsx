import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { Frame } from '../frame';
import { sectionOf } from '../remotes/sections';
import { noticeDismissed } from './notices-slice';
import site from './site.json';
import type { ShellState } from './store';
import { useArrival } from './use-arrival';
import { useMembersGuard } from './use-members-guard';
import { useSignOut } from './use-sign-out';

// One element for good: a change in the frame, such as learning who is here, is none in the page.
const page = <Outlet />;

/** The frame around every page, with what the shell knows put into it. */
export function FrameLayout() {
  const { pathname } = useLocation();
  const { href } = useShell();
  const session = useSession();
  const notices = useSelector((state: ShellState) => state.notices);
  const dispatch = useDispatch();
  const signOut = useSignOut();
  const isForMembers = sectionOf(pathname)?.membersOnly ?? false;
  useArrival();
  useMembersGuard(isForMembers);

  return (
    <Frame
      variant={isForMembers ? 'verse' : 'public'}
      site={site}
      href={href}
      session={session}
      notices={notices}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
      onSignOut={signOut}
    >
      {page}
      <ScrollRestoration />
    </Frame>
  );
}
