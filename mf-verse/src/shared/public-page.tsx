import type { ReactNode } from 'react';
import { LazyFirstMessages } from './lazy-first-messages';
import styles from './public-page.module.scss';

/** The content column of a public page. Other pages get theirs from the Verse layout. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <LazyFirstMessages />
    {children}
  </div>
);
