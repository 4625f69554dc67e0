import { Link } from 'react-router-dom';
import styles from './page-tabs.module.scss';

interface PageTabsProps {
  label: string;
  /** Tabs that have no URL are omitted. */
  tabs: readonly { name: string; to: string | undefined; isCurrent: boolean }[];
}

/** Links to related lists, with the current one marked. */
export const PageTabs = ({ label, tabs }: PageTabsProps) => (
  <nav className={styles.frame} aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ name, to, isCurrent }) =>
        to ? (
          <li key={name}>
            <Link className={styles.tab} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  </nav>
);
