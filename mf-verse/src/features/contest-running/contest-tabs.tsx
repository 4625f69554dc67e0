import { Link, useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import styles from './contest-tabs.module.scss';

interface ContestTabsProps {
  handle: string;
  id: string;
}

const TABS = [
  { text: 'Contest', page: [] },
  { text: 'Judging', page: ['judging'] },
  { text: 'Prize', page: ['prize'] },
];

/** The pages of a published contest, for the organisation that runs it. */
export function ContestTabs({ handle, id }: ContestTabsProps) {
  const base = useShell().href('organisation-contest', { handle, id }) ?? '';
  const { pathname } = useLocation();
  return (
    <nav aria-label="Contest">
      <ul className={styles.tabs}>
        {TABS.map(({ text, page }) => {
          const to = [base, ...page].join('/');
          return (
            <li key={text}>
              <Link className={styles.tab} to={to} aria-current={pathname === to ? 'page' : undefined}>
                {text}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
