import type { ReactNode } from 'react';
import styles from './hub-section.module.scss';

interface HubSectionProps {
  id: string;
  title: string;
  lead: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HubSection({ id, title, lead, action, children }: HubSectionProps) {
  return (
    <section className={styles.section} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      {children}
    </section>
  );
}
