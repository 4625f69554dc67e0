import { type ReactNode, useId } from 'react';
import { Card } from '@verse/ui';
import styles from './panel.module.scss';
import { useFocusKeeper } from './use-focus-keeper';

interface PanelProps {
  title: string;
  lead?: string;
  /** Id of the section, used by links to it. */
  anchor?: string;
  children: ReactNode;
}

export function Panel({ title, lead, anchor, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.panel} aria-labelledby={id} id={anchor}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <div className={styles.body} ref={useFocusKeeper()}>
        {children}
      </div>
    </Card>
  );
}
