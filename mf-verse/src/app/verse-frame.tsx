import { NavLink, Outlet } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { useSignOut } from '../features/sign-out';
import styles from './verse-frame.module.scss';

/** The members' own navigation around every page of the verse. It lists the pages that exist. */
export function Component() {
  const { href } = useShell();
  const { signOut, isSigningOut } = useSignOut('sign-out');
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label="Verse">
        <ul>
          <Item to={href('community')}>The Verse</Item>
        </ul>
        <ul>
          <Item to={href('settings')}>Settings</Item>
          <li>
            <button type="button" className={styles.item} disabled={isSigningOut} onClick={signOut}>
              Log Out
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.content}>
        <nav className={styles.tabs} aria-label="Sections">
          <ul>
            <Item to={href('community')}>The Verse</Item>
          </ul>
        </nav>
        <Outlet />
      </div>
    </div>
  );
}

interface ItemProps {
  to: string | undefined;
  children: string;
}

function Item({ to, children }: ItemProps) {
  if (!to) return null;
  return (
    <li>
      <NavLink className={styles.item} to={to}>
        {children}
      </NavLink>
    </li>
  );
}
