import type { ReactNode } from 'react';
import { LazyFirstMessages } from './lazy-first-messages';
import styles from './public-page.module.scss';

/** The column of a public page. The Verse's layout has a column of its own. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <LazyFirstMessages />
    {children}
  </div>
);
