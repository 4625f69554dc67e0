import { Link } from 'react-router-dom';
import type { Session } from '@verse/contract';
import styles from './account-menu.module.scss';
import { MenuButton } from './menu-button';
import type { NavItem } from './nav-items';

interface AccountMenuProps {
  user: NonNullable<Session['user']>;
  stops: NavItem[];
  /** What the header itself has where it is wide. */
  ways: NavItem[];
  onSignOut: () => void;
}

/** Nothing below U+0300 joins the character before it. */
const PLAIN = /^[\0-\u02ff]{0,2}$/;

/**
 * What a reader takes for one letter: of an emoji, the whole of it. A segmenter costs
 * a phone a tenth of a second to make, so it is made for names that need one.
 */
const initialOf = (name: string) =>
  PLAIN.test(name.slice(0, 2))
    ? name.charAt(0)
    : (new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name).containing(0)?.segment ?? '');

const initialsOf = ({ firstName, lastName }: AccountMenuProps['user']) =>
  `${initialOf(firstName)}${initialOf(lastName)}`.toUpperCase();

/** A member's own corner of the header. */
export function AccountMenu({ user, stops, ways, onSignOut }: AccountMenuProps) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <MenuButton
      align="end"
      label={`${initialsOf(user)}, account of ${name}`}
      className={styles.avatar}
      face={<span aria-hidden="true">{initialsOf(user)}</span>}
    >
      <p className={styles.name}>{name}</p>
      <ul className={styles.list} role="list">
        {[...stops, ...ways].map(({ text, to }) => (
          <li key={to} className={ways.some((way) => way.to === to) ? styles.way : undefined}>
            <Link className={styles.item} to={to}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.item} onClick={onSignOut}>
            Log Out
          </button>
        </li>
      </ul>
    </MenuButton>
  );
}
