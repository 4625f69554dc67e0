import type { ReactNode } from 'react';
import { PageHeader } from '@verse/ui';
import styles from './list-page.module.scss';

interface ListPageProps {
  title: string;
  lead: string;
  /** Whether the page is public: then the lead is shown on phones, too. */
  isPublic: boolean;
  children: ReactNode;
}

/** A page with a list, of which a phone shows as much as possible. */
export const ListPage = ({ title, lead, isPublic, children }: ListPageProps) => (
  <div className={styles.page}>
    <PageHeader
      className={styles.header}
      title={title}
      lead={
        <span className={styles.lead} data-public={isPublic || undefined}>
          {lead}
        </span>
      }
    />
    {children}
  </div>
);
