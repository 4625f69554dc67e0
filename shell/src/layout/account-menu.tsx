import { Link } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { getInitials, Initials } from '@verse/ui';
import styles from './account-menu.module.scss';
import { MenuButton } from './menu-button';
import type { NavItem } from './nav-items';

interface AccountMenuProps {
  user: NonNullable<Session['user']>;
  links: NavItem[];
  /** Links that a wide header shows outside this menu. */
  siteLinks: NavItem[];
  onSignOut: () => void;
}

export function AccountMenu({ user, links, siteLinks, onSignOut }: AccountMenuProps) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <MenuButton
      align="end"
      label={`${getInitials(name)}, account of ${name}`}
      className={styles.avatar}
      content={
        user.picture ? (
          <img className={styles.picture} src={user.picture} alt="" width="44" height="44" />
        ) : (
          <Initials name={name} />
        )
      }
    >
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <ul data-plain>
        {[...links, ...siteLinks].map(({ text, to }) => (
          <li key={to} className={siteLinks.some((siteLink) => siteLink.to === to) ? styles.siteLink : undefined}>
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
