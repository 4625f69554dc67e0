import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { Alert, Icon } from '@verse/ui';
import { mayReadInbox } from '../features/contact-inbox';
import { useSignOut } from '../features/sign-out';
import styles from './verse-frame.module.scss';

/** The members' own navigation around every page of the verse. It lists the pages that exist. */
export function Component() {
  return (
    <div className={styles.frame}>
      <SideNavigation />
      <div className={styles.content}>
        <Tabs />
        <VerifyReminder />
        <Outlet />
      </div>
    </div>
  );
}

/** On a telephone the account menu leads to the same places. */
function SideNavigation() {
  const { href } = useShell();
  const isStaff = mayReadInbox(useSession());
  return (
    <nav className={styles.side} aria-label="Verse">
      <ul className={styles.tabbed}>
        <Item
          to={href('community')}
          also={href('feed')}
          mark="M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z"
        >
          The Verse
        </Item>
        <Item
          to={href('contests')}
          mark="M8 4h8v6a4 4 0 0 1-8 0zM8 6H4v1a4 4 0 0 0 4 4m8-5h4v1a4 4 0 0 1-4 4m-4 3v4m-4 2h8"
        >
          Contest
        </Item>
      </ul>
      <ul>
        <Item to={href('blog-management')} mark="M4 20h4L19 9l-4-4L4 16zM13 7l4 4">
          Write a post
        </Item>
        <Item to={href('own-posts')} mark="M6 3h9l4 4v14H6zM9 11h7m-7 4h7">
          My posts
        </Item>
        {isStaff ? (
          <Item className={styles.tabbed} to={href('contact-inbox')} mark="M4 5h16v14H4zm0 1 8 7 8-7">
            Contact inbox
          </Item>
        ) : null}
      </ul>
      <ul>
        <Item to={href('settings')} mark="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5">
          Settings
        </Item>
        <LogOut />
      </ul>
    </nav>
  );
}

function LogOut() {
  const { signOut, isSigningOut } = useSignOut('sign-out');
  return (
    <li>
      <button type="button" className={styles.item} disabled={isSigningOut} onClick={signOut}>
        <Icon>
          <path d="M10 4H5v16h5m4-4 4-4-4-4m4 4H9" />
        </Icon>
        Log Out
      </button>
    </li>
  );
}

/** The pages of the verse itself. */
function Tabs() {
  const { href } = useShell();
  const isStaff = mayReadInbox(useSession());
  return (
    <nav className={styles.tabs} aria-label="Sections">
      <ul>
        <Item to={href('community')}>The Verse</Item>
        <Item to={href('feed')}>Feed</Item>
        <Item to={href('contests')}>Contests</Item>
        {isStaff ? <Item to={href('contact-inbox')}>Contact inbox</Item> : null}
      </ul>
    </nav>
  );
}

interface ItemProps {
  className?: string | undefined;
  to: string | undefined;
  /** A page that belongs to it. */
  also?: string | undefined;
  /** The path of its icon. */
  mark?: string;
  children: ReactNode;
}

function Item({ className, to, also, mark, children }: ItemProps) {
  const { pathname } = useLocation();
  if (!to) return null;
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <li className={className}>
      <Link className={styles.item} to={to} aria-current={isHere ? 'page' : pathname === also || undefined}>
        {mark ? (
          <Icon>
            <path d={mark} />
          </Icon>
        ) : null}
        {children}
      </Link>
    </li>
  );
}

function VerifyReminder() {
  const verify = useShell().href('verify-email');
  const { user } = useSession();
  if (!verify || !user || user.emailVerified) return null;
  return (
    <Alert className={styles.reminder}>
      <p>
        Your email is not verified yet. <Link to={verify}>Verify it</Link>
      </p>
    </Alert>
  );
}
