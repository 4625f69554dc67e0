import type { ReactNode } from 'react';
import type { PageName } from '@verse/contract';
import { PageHead } from '@verse/contract/react';
import { Card, Orbit, PageHeader } from '@verse/ui';
import styles from './form-page.module.scss';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  /** The title shown in the browser tab and in search results. */
  documentTitle: string;
  description: string;
  pageName: PageName;
  /** Pages that only make sense when opened from an email link are hidden from search engines. */
  isListed?: boolean;
  children: ReactNode;
}

/** A page with a card and text beside it. The card contains a single form or the response to it. */
export function FormPage({
  title,
  lead,
  documentTitle,
  description,
  pageName,
  isListed = true,
  children,
}: FormPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={documentTitle} description={description} place={pageName} isListed={isListed} />
      <div className={styles.words}>
        <PageHeader title={title} lead={lead} />
        <Orbit className={styles.art} />
      </div>
      <Card className={styles.card}>
        {children}
        <noscript>
          <p>This form needs JavaScript. Please turn it on for this site.</p>
        </noscript>
      </Card>
    </div>
  );
}
