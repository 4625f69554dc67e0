import type { ReactNode } from 'react';
import styles from './strip.module.scss';

interface StripProps {
  label: string;
  summary: ReactNode;
  children: ReactNode;
}

/** One line above a page's content that opens into a short list. */
export const Strip = ({ label, summary, children }: StripProps) => (
  <section aria-label={label}>
    <details className={styles.strip}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  </section>
);
