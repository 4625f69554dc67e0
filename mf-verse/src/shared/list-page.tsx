import type { ReactNode } from 'react';
import { PageHeader } from '@verse/ui';
import styles from './list-page.module.scss';

interface ListPageProps {
  title: string;
  lead: ReactNode;
  /** Whether the page is public. Public pages show the lead on phones as well. */
  isPublic: boolean;
  /** A link back, above the title. */
  back?: ReactNode;
  /** The page's one action, at the end of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** A list page that shows as much of the list as possible on phones. */
export const ListPage = ({ title, lead, isPublic, back, action, children }: ListPageProps) => (
  <div className={styles.page}>
    {back}
    <PageHeader
      className={styles.header}
      title={title}
      lead={
        <span className={styles.lead} data-public={isPublic || undefined}>
          {lead}
        </span>
      }
    >
      {action}
    </PageHeader>
    {children}
  </div>
);
