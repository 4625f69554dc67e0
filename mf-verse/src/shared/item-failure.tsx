import type { ReactNode } from 'react';
import type { PageFailure } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { Stack } from '@verse/ui';
import { LoadFailure } from './load-failure';
import { NotFound } from './not-found';

interface Item {
  /** The kind of item on the page, e.g. `Invoice`. */
  name: string;
  description: string;
  /** Explains a 404. */
  missing: string;
  /** What failed, for the report. */
  during: string;
  /** A link to another page. */
  link: ReactNode;
}

/** What replaces an item's page if the item does not exist for this member or could not be loaded. */
export function itemFailure({ name, description, missing, during, link }: Item): PageFailure {
  const framed = (content: ReactNode) => (
    <Stack gap={5}>
      {content}
      <p>{link}</p>
    </Stack>
  );
  return {
    missing: framed(<NotFound title={`${name} not found`} description={description} lead={missing} />),
    failed: framed(
      <>
        <PageHead title={name} description={description} />
        <LoadFailure title={`The ${name.toLowerCase()} could not be loaded.`} titleAs="h1" during={during} />
      </>,
    ),
  };
}
