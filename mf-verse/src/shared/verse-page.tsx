import type { ReactNode } from 'react';
import type { PageName } from '@verse/contract';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import styles from './verse-page.module.scss';

interface VersePageProps {
  place: PageName;
  title: string;
  /** Defaults to the title. Set it only if the navigation uses another name for the page. */
  heading?: string;
  description: string;
  lead?: string;
  isNarrow?: boolean;
  /** A link back, above the heading. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page in the Verse layout, with its metadata and its heading. */
export const VersePage = (props: VersePageProps) => {
  const { place, title, heading = title, description, lead, isNarrow, back, children } = props;
  return (
    <div className={styles.page} data-narrow={isNarrow || undefined}>
      <PageHead title={title} description={description} place={place} />
      {back}
      <PageHeader title={heading} lead={lead} />
      {children}
    </div>
  );
};
