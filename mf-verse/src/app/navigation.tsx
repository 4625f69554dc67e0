import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PageName } from '@verse/contract';
import { useSession, useShell } from '@verse/contract/react';
import { Icon } from '@verse/ui';
import { StepMark, UnreadMark } from '../features/notifications';
import { useSignOut } from '../features/sign-out';
import { isOfStaff } from '../features/staff';
import { ICONS, ROOM_ICONS } from './icons';
import styles from './navigation.module.scss';

type RoomName = 'Discover' | 'Work' | 'Me';

interface Entry {
  pageName: keyof typeof ICONS;
  name: string;
  mark?: ReactNode;
}

/** What each room contains. A room that is closed shows the mark of its contents. */
const ROOMS: Record<RoomName, { entries: Entry[]; mark?: ReactNode }> = {
  Discover: {
    entries: [
      { pageName: 'community', name: 'The Verse' },
      { pageName: 'works', name: 'Works' },
      { pageName: 'people', name: 'People' },
      { pageName: 'contests', name: 'Contest' },
      { pageName: 'marketplace', name: 'Market Place' },
      { pageName: 'critique', name: 'Critique' },
    ],
  },
  Work: {
    entries: [
      { pageName: 'next-steps', name: 'Next steps', mark: <StepMark /> },
      { pageName: 'jobs', name: 'Job Hub' },
      { pageName: 'own-applications', name: 'Applications' },
      { pageName: 'projects', name: 'Projects' },
      { pageName: 'organisations', name: 'Organisations' },
    ],
    mark: <StepMark />,
  },
  Me: {
    entries: [
      { pageName: 'profile', name: 'Profile' },
      { pageName: 'messages', name: 'Messages' },
      { pageName: 'notifications', name: 'Notifications', mark: <UnreadMark /> },
      { pageName: 'saved', name: 'Saved' },
      { pageName: 'own-posts', name: 'My posts' },
      { pageName: 'blog-management', name: 'Write a post' },
    ],
    mark: <UnreadMark />,
  },
};

/** Specified links, in the specified order. */
const SPECIFIED: Entry[] = [
  { pageName: 'community', name: 'The Verse' },
  { pageName: 'dashboard', name: 'Dashboard' },
  { pageName: 'profile', name: 'Profile' },
  { pageName: 'marketplace', name: 'Market Place' },
  { pageName: 'referral', name: 'Referral' },
  { pageName: 'contests', name: 'Contest' },
];

/** The sidebar shown on wide screens. */
export function SideNavigation() {
  return (
    <nav className={styles.side} aria-label="Verse">
      <NavigationGroups />
    </nav>
  );
}

/**
 * All Verse links: in the sidebar on wide screens, in a sheet on small ones. Three rooms and the specified links are
 * visible; an open room takes the place of the specified links.
 */
export function NavigationGroups({ room }: { room?: RoomName }) {
  const { pathname } = useLocation();
  const roomOfPage = useRoomOf(pathname);
  const [chosen, setChosen] = useState<{ pathname: string; room: RoomName | null }>();
  const open = chosen?.pathname === pathname ? chosen.room : (room ?? roomOfPage);
  return (
    <>
      <ul className={styles.group}>
        {(Object.keys(ROOMS) as RoomName[]).map((name) => (
          <Room
            key={name}
            name={name}
            isOpen={name === open}
            onToggle={() => setChosen({ pathname, room: name === open ? null : name })}
          />
        ))}
      </ul>
      {open === null ? <ul className={styles.group}>{SPECIFIED.map(entryLink)}</ul> : null}
      {/* Specified order: Settings, Help Center, Privacy Policy, Log Out. */}
      <ul className={styles.foot}>
        <Item pageName="settings" className={styles.footItem}>
          Settings
        </Item>
        <Item pageName="help-center" className={styles.footItem}>
          Help Center
        </Item>
        <Item pageName="verse-privacy" className={styles.footItem}>
          Privacy Policy
        </Item>
        <LogOut />
      </ul>
    </>
  );
}

const entryLink = ({ pageName, name, mark }: Entry) => (
  <Item key={pageName} pageName={pageName}>
    {name}
    {mark ? <> {mark}</> : null}
  </Item>
);

/** Returns the room that contains the page; null for a page among the specified links. */
function useRoomOf(pathname: string): RoomName | null {
  const { href } = useShell();
  const isIn = ({ pageName }: Entry) => isWithin(pathname, href(pageName));
  if (SPECIFIED.some(isIn)) return null;
  if (STAFF_PAGES.some((pageName) => isWithin(pathname, href(pageName)))) return 'Work';
  return (Object.keys(ROOMS) as RoomName[]).find((name) => ROOMS[name].entries.some(isIn)) ?? null;
}

const isWithin = (pathname: string, path: string | undefined) =>
  path !== undefined && (pathname === path || pathname.startsWith(`${path}/`));

interface RoomProps {
  name: RoomName;
  isOpen: boolean;
  onToggle: () => void;
}

function Room({ name, isOpen, onToggle }: RoomProps) {
  const id = useId();
  const { entries, mark } = ROOMS[name];
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Icon>
          <path d={ROOM_ICONS[name]} />
        </Icon>
        {name}
        {isOpen || !mark ? null : <> {mark}</>}
        <Icon className={styles.arrow} size={16}>
          <path d="m6 9 6 6 6-6" />
        </Icon>
      </button>
      {isOpen ? (
        <ul className={styles.room} id={id}>
          {entries.map(entryLink)}
          {name === 'Work' ? <StaffItem /> : null}
        </ul>
      ) : null}
    </li>
  );
}

/** Pages of staff. */
const DESKS = [
  'contact-inbox',
  'moderation',
  'house-projects',
  'disputes',
  'rewards',
  'waiting-list-desk',
  'promotions',
  'sections',
  'people-desk',
  'audit-log',
  'job-reviews',
  'contest-appeals',
] as const;

const STAFF_PAGES = ['staff', ...DESKS] as const;

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
      <button type="button" className={styles.footItem} data-ends-session disabled={isSigningOut} onClick={signOut}>
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
  /** Where on the page the link leads, e.g. `#new-post`. */
  hash?: string;
  /** The page's name and an optional note, e.g. the number of unread notifications. */
  children: ReactNode;
}

/**
 * A link to a page, marked as current while that page is open; renders nothing if this installation does not include
 * the page.
 */
export function Item({ pageName, also = [], className = styles.item, hash = '', children }: ItemProps) {
  const { href } = useShell();
  const { pathname } = useLocation();
  const to = href(pageName);
  if (!to) return null;
  const isCurrent = isWithin(pathname, to);
  const isRelated = also.some((near) => isWithin(pathname, href(near)));
  return (
    <li>
      <Link className={className} to={to + hash} aria-current={isCurrent ? 'page' : isRelated || undefined}>
        <Icon>
          <path d={ICONS[pageName]} />
        </Icon>
        {children}
      </Link>
    </li>
  );
}
