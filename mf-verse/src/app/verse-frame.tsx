import { NavLink, Outlet } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { SignOutButton } from '../features/sign-out';
import styles from './verse-frame.module.scss';

/** The members' own navigation around every page of the verse. It lists the pages that exist. */
export function Component() {
  const { href } = useShell();
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label="Verse">
        <ul>
          <Item to={href('community')}>The Verse</Item>
        </ul>
        <ul>
          <li>
            <SignOutButton className={styles.item} action="sign-out" />
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
