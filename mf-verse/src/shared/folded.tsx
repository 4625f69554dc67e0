import type { ReactNode } from 'react';
import styles from './folded.module.scss';

interface FoldedProps {
  title: string;
  /** The content, in a few words. */
  summary?: ReactNode;
  isOpen?: boolean;
  id?: string;
  children: ReactNode;
}

/** Details of what is above, one line until it is opened. Works without scripts. */
export const Folded = ({ title, summary, isOpen = false, id, children }: FoldedProps) => (
  <details className={styles.folded} open={isOpen || undefined} id={id}>
    <summary className={styles.line}>
      <span className={styles.title}>{title}</span>
      {summary ? <span className={styles.summary}>{summary}</span> : null}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
