import { type ReactNode, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { Place } from '@verse/contract';
import { useSession, useShell } from '@verse/contract/react';
import { Alert, Icon, Skeleton } from '@verse/ui';
import { mayReadInbox } from '../features/contact-inbox';
import { mayModerate } from '../features/moderation';
import { UnreadMark } from '../features/notifications';
import { maySeeSections } from '../features/sections';
import { useSignOut } from '../features/sign-out';
import { forgetPlaces } from '../shared/kept-place';
import styles from './verse-frame.module.scss';

/** The members' own navigation around every page of the verse. It lists the pages that exist. */
export function Component() {
  const { session } = useShell();
  const isSlow = useSlowArrival();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.get().status === 'guest') forgetPlaces();
      }),
    [session],
  );
  return (
    <div className={styles.frame}>
      <SideNavigation />
      <div className={styles.content}>
        <Tabs />
        <VerifyReminder />
        {isSlow ? <Arriving /> : null}
        <div className={styles.page} inert={isSlow}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}

const SLOW_MS = 200;
const VERY_SLOW_MS = 5000;

/** True once the way to another page of the verse takes longer than a glance. */
function useSlowArrival(): boolean {
  const verse = useShell().href('verse');
  const { pathname } = useLocation();
  const goal = useNavigation().location?.pathname;
  const isOnTheWay = goal !== undefined && goal !== pathname && goal.startsWith(`${verse}/`);
  return useLasting(isOnTheWay, SLOW_MS);
}

/** True once something has been so for a while. */
function useLasting(is: boolean, forMs: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setHasLasted(true), forMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [is, forMs]);
  return hasLasted;
}

/** The outline of the next page, over the one that is left: that one keeps its height, and the window its place. */
function Arriving() {
  const isVerySlow = useLasting(true, VERY_SLOW_MS);
  return (
    <div className={styles.arriving}>
      <div className={styles.outline}>
        <p role="status">{isVerySlow ? 'Still loading…' : 'Loading…'}</p>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

/** The upper group. Its order: The Verse, Dashboard, Profile, Market Place, Referral, Contest. */
function Places() {
  return (
    <ul>
      <Item
        className={styles.tabbed}
        place="community"
        also="feed"
        mark="M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z"
      >
        The Verse
      </Item>
      <Item place="dashboard" mark="M4 4h7v9H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 4h7v5H4z">
        Dashboard
      </Item>
      <Item place="profile" mark="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5">
        Profile
      </Item>
      <Item place="marketplace" mark="M5 8h14l1 12H4zM8.5 8a3.5 3.5 0 0 1 7 0">
        Market Place
      </Item>
      <Item
        place="referral"
        mark="M4 9h16v4H4zm1 4h14v7H5zm7-4v11M12 9c-6 0-5-6-2-5 1 .4 2 3 2 5zm0 0c6 0 5-6 2-5-1 .4-2 3-2 5z"
      >
        Referral
      </Item>
      <Item place="contests" mark="M8 4h8v6a4 4 0 0 1-8 0zM8 6H4v1a4 4 0 0 0 4 4m8-5h4v1a4 4 0 0 1-4 4m-4 3v4m-4 2h8">
        Contest
      </Item>
    </ul>
  );
}

/** In a column where there is room, else in one row that moves sideways. */
function SideNavigation() {
  const session = useSession();
  return (
    <nav className={styles.side} aria-label="Verse">
      <Places />
      <ul>
        <Item place="blog-management" mark="M4 20h4L19 9l-4-4L4 16zM13 7l4 4">
          Write a post
        </Item>
        <Item place="own-posts" mark="M6 3h9l4 4v14H6zM9 11h7m-7 4h7">
          My posts
        </Item>
        {mayReadInbox(session) ? (
          <Item place="contact-inbox" mark="M4 5h16v14H4zm0 1 8 7 8-7">
            Contact inbox
          </Item>
        ) : null}
        {mayModerate(session) ? (
          <Item place="moderation" also="rewards" mark="M5 21V4m0 1h13l-3 4 3 4H5">
            Moderation
          </Item>
        ) : null}
        {maySeeSections(session) ? (
          <Item place="sections" mark="M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm9 0h7v7h-7z">
            Sections
          </Item>
        ) : null}
      </ul>
      {/* Its order: Settings, Help Center, Privacy Policy, Log Out. */}
      <ul>
        <Item place="settings" mark="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5">
          Settings
        </Item>
        <Item
          place="help-center"
          mark="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7m0 3v.01"
        >
          Help Center
        </Item>
        <Item place="verse-privacy" mark="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z">
          Privacy Policy
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

/** What members come for, at every width. */
function Tabs() {
  return (
    <nav className={styles.tabs} aria-label="Sections">
      <ul>
        <Item place="community">The Verse</Item>
        <Item place="jobs">Job Hub</Item>
        <Item place="feed">Feed</Item>
        <Item place="notifications">
          Notifications <UnreadMark />
        </Item>
        <Item place="saved">Saved</Item>
      </ul>
    </nav>
  );
}

interface ItemProps {
  className?: string | undefined;
  place: Place;
  /** A page that belongs to it. */
  also?: Place;
  /** The path of its icon. */
  mark?: string;
  /** Its name, and what is to be told beside it, such as how much is unread. */
  children: ReactNode;
}

function Item({ className, place, also, mark, children }: ItemProps) {
  const { href } = useShell();
  const { pathname } = useLocation();
  const to = href(place);
  if (!to) return null;
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  const isNear = also !== undefined && pathname === href(also);
  return (
    <li className={className}>
      <Link className={styles.item} to={to} aria-current={isHere ? 'page' : isNear || undefined}>
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
