import type { ReactNode } from 'react';
import { Card, Orbit, PageHeader } from '@verse/ui';
import styles from './form-page.module.scss';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  /** What the browser's tab and search engines say. */
  documentTitle: string;
  description: string;
  /** The address of the page, for the canonical link. */
  path: string;
  /** Pages that only make sense with a link from a mail stay out of search engines. */
  isListed?: boolean;
  children: ReactNode;
}

/** A page that is one form, or one answer to it: the words beside, the form in a card. */
export function FormPage({ title, lead, documentTitle, description, path, isListed = true, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${documentTitle} | Creativity Verse`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={path} />
      {isListed ? null : <meta name="robots" content="noindex" />}
      <div className={styles.words}>
        <PageHeader title={title} lead={lead} />
        <Orbit className={styles.art} />
      </div>
      <Card className={styles.card}>
        {children}
        <noscript>
          <p>This form is sent by a script. Please allow scripts for this site to use it.</p>
        </noscript>
      </Card>
    </div>
  );
}
