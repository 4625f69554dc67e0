import type { ReactNode } from 'react';
import styles from './public-page.module.scss';
import { WaitingFirstMessages } from './waiting-first-messages';

/** The column of a public page. The Verse's layout has a column of its own. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <WaitingFirstMessages />
    {children}
  </div>
);
