import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader, Stack } from '@verse/ui';

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
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Stack gap={5}>
      <PageHead title={isMissing ? `${name} not found` : name} description={description} isListed={false} />
      {isMissing ? (
        <PageHeader title={`${name} not found`} lead={missing} />
      ) : (
        <NotLoaded title={`The ${name.toLowerCase()} could not be loaded.`} during={during} />
      )}
      <p>{children}</p>
    </Stack>
  );
}

const NotLoaded = ({ title, during }: { title: string; during: string }) => (
  <FailureCard title={title} titleAs="h1" {...useLoadFailure(during)}>
    We could not reach the server. Please try again.
  </FailureCard>
);
