import type { Session } from '@verse/contract';
import { Link } from 'react-router-dom';
import { MenuButton } from './menu-button';
import type { Href } from './places';
import styles from './account-menu.module.scss';

interface AccountMenuProps {
  user: NonNullable<Session['user']>;
  href: Href;
  onSignOut: () => void;
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one letter: of an emoji, the whole of it. */
const initialOf = (name: string) => LETTERS.segment(name).containing(0)?.segment ?? '';

const initialsOf = ({ firstName, lastName }: AccountMenuProps['user']) => `${initialOf(firstName)}${initialOf(lastName)}`.toUpperCase();

/** A member's own corner of the header. */
export function AccountMenu({ user, href, onSignOut }: AccountMenuProps) {
  const name = `${user.firstName} ${user.lastName}`;
  const verse = href('community');
  return (
    <MenuButton align="end" label={`${initialsOf(user)}, account of ${name}`} className={styles.avatar} face={<span aria-hidden="true">{initialsOf(user)}</span>}>
      <p className={styles.name}>{name}</p>
      <ul className={styles.list} role="list">
        {verse ? (
          <li>
            <Link className={styles.item} to={verse}>
              Open the Verse
            </Link>
          </li>
        ) : null}
        <li>
          <button type="button" className={styles.item} onClick={onSignOut}>
            Log Out
          </button>
        </li>
      </ul>
    </MenuButton>
  );
}
