import { type ReactNode, useId } from 'react';
import { Card } from '@verse/ui';
import styles from './panel.module.scss';
import { useFocusKeeper } from './use-focus-keeper';

interface PanelProps {
  title: string;
  lead?: ReactNode;
  /** Id of the section, used by links to it. */
  anchor?: string;
  /** Shows only the title and the lead until the panel is opened. */
  isFolded?: boolean;
  children: ReactNode;
}

export function Panel({ title, lead, anchor, isFolded = false, children }: PanelProps) {
  const id = useId();
  const body = (
    <div className={styles.body} ref={useFocusKeeper()}>
      {children}
    </div>
  );
  const heading = (
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
  );
  return (
    <Card as="section" className={styles.panel} aria-labelledby={id} id={anchor}>
      {isFolded ? (
        <details className={styles.fold}>
          <summary className={styles.summary}>
            {heading}
            {lead ? <span className={styles.lead}>{lead}</span> : null}
          </summary>
          {body}
        </details>
      ) : (
        <>
          <div className={styles.head}>
            {heading}
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {body}
        </>
      )}
    </Card>
  );
}
