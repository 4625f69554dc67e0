import type { ReactNode } from 'react';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead } from '@verse/contract/react';
import { Stack } from '@verse/ui';
import { LoadFailure } from './load-failure';
import { NotFound } from './not-found';

interface ItemFailureProps {
  /** The kind of item on the page, e.g. `Invoice`. */
  name: string;
  description: string;
  /** Explains a 404. */
  missing: string;
  /** What failed, for the report. */
  during: string;
  /** A link to another page. */
  children: ReactNode;
}

/** Replaces an item's page if the item does not exist for this member or could not be loaded. */
export const ItemFailure = ({ name, description, missing, during, children }: ItemFailureProps) => (
  <Stack gap={5}>
    <PageFailure missing={<NotFound title={`${name} not found`} description={description} lead={missing} />}>
      <PageHead title={name} description={description} />
      <LoadFailure title={`The ${name.toLowerCase()} could not be loaded.`} titleAs="h1" during={during} />
    </PageFailure>
    <p>{children}</p>
  </Stack>
);
