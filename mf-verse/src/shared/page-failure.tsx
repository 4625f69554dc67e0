import type { ReactNode } from 'react';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import { LoadFailure, useIsMissing } from './load-failure';

interface PageFailureProps {
  /** The kind of item on the page, e.g. `Invoice`. */
  name: string;
  description: string;
  /** Explains a 404. */
  missing: string;
  /** See `useLoadFailure`. */
  during: string;
  /** A link to another page. */
  children: ReactNode;
}

/** Error view for an item's page if the item does not exist for this member or could not be loaded. */
export function PageFailure({ name, description, missing, during, children }: PageFailureProps) {
  const isMissing = useIsMissing();
  return (
    <Stack gap={5}>
      <PageHead title={isMissing ? `${name} not found` : name} description={description} isListed={false} />
      {isMissing ? (
        <PageHeader title={`${name} not found`} lead={missing} />
      ) : (
        <LoadFailure title={`The ${name.toLowerCase()} could not be loaded.`} titleAs="h1" during={during} />
      )}
      <p>{children}</p>
    </Stack>
  );
}
