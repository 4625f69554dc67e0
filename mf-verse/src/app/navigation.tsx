import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PageName } from '@verse/contract';
import { useSession, useShell } from '@verse/contract/react';
import { Icon } from '@verse/ui';
import { StepMark, UnreadMark } from '../features/notifications';
import { useSignOut } from '../features/sign-out';
import { isOfStaff } from '../features/staff';
import { ICONS } from './icons';
import styles from './navigation.module.scss';

/** The sidebar shown on wide screens. */
export function SideNavigation() {
  return (
    <nav className={styles.side} aria-label="Verse">
      <NavigationGroups />
    </nav>
  );
}

/** All Verse links: in the sidebar on wide screens, in a sheet on small ones. */
export function NavigationGroups() {
  return (
    <>
      {/* Specified order: The Verse, Dashboard, Profile, Market Place, Referral, Contest. */}
      <ul className={styles.group}>
        <Item pageName="community">The Verse</Item>
        <Item pageName="dashboard">Dashboard</Item>
        <Item pageName="profile">Profile</Item>
        <Item pageName="marketplace">Market Place</Item>
        <Item pageName="referral">Referral</Item>
        <Item pageName="contests">Contest</Item>
      </ul>
      <ul className={styles.group}>
        <Item pageName="next-steps">
          Next steps <StepMark />
        </Item>
        <Item pageName="jobs">Job Hub</Item>
        <Item pageName="own-applications">Applications</Item>
        <Item pageName="projects">Projects</Item>
        <Item pageName="organisations">Organisations</Item>
        <Item pageName="people">People</Item>
        <Item pageName="feed">Feed</Item>
        <Item pageName="critique">Critique</Item>
        <Item pageName="notifications">
          Notifications <UnreadMark />
        </Item>
        <Item pageName="messages">Messages</Item>
        <Item pageName="saved">Saved</Item>
        <Item pageName="blog-management">Write a post</Item>
        <Item pageName="own-posts">My posts</Item>
        <StaffItem />
      </ul>
      {/* Specified order: Settings, Help Center, Privacy Policy, Log Out. */}
      <ul className={styles.group}>
        <Item pageName="settings">Settings</Item>
        <Item pageName="help-center">Help Center</Item>
        <Item pageName="verse-privacy">Privacy Policy</Item>
        <LogOut />
      </ul>
    </>
  );
}

const DESKS = [
  'contact-inbox',
  'moderation',
  'house-projects',
  'disputes',
  'rewards',
  'waiting-list-desk',
  'promotions',
  'sections',
] as const;

function StaffItem() {
  if (!isOfStaff(useSession())) return null;
  return (
    <Item pageName="staff" also={DESKS}>
      Staff
    </Item>
  );
}

function LogOut() {
  const { signOut, isSigningOut } = useSignOut();
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

interface ItemProps {
  pageName: keyof typeof ICONS;
  /** Other pages on which this link is also marked as current. */
  also?: readonly PageName[];
  className?: string | undefined;
  /** The page's name and an optional note, e.g. the number of unread notifications. */
  children: ReactNode;
}

/**
 * A link to a page, marked as current while that page is open; renders nothing if this installation does not include
 * the page.
 */
export function Item({ pageName, also = [], className = styles.item, children }: ItemProps) {
  const { href } = useShell();
  const { pathname } = useLocation();
  const to = href(pageName);
  if (!to) return null;
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  const isRelated = also.some((near) => pathname.startsWith(href(near) ?? ' '));
  return (
    <li>
      <Link className={className} to={to} aria-current={isCurrent ? 'page' : isRelated || undefined}>
        <Icon>
          <path d={ICONS[pageName]} />
        </Icon>
        {children}
      </Link>
    </li>
  );
}
