import type { ReactNode } from 'react';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';

interface NotFoundProps {
  title: string;
  description: string;
  /** Says why there is no such page. */
  lead: string;
  /** A link to another page. */
  children?: ReactNode;
}

/** Replaces a page that does not exist for this person. For `missing` of `definePage`. */
export const NotFound = ({ title, description, lead, children }: NotFoundProps) => (
  <>
    <PageHead title={title} description={description} />
    <PageHeader title={title} lead={lead}>
      {children}
    </PageHeader>
  </>
);
