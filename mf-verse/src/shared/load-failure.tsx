import type { ComponentProps } from 'react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';

interface LoadFailureProps extends ComponentProps<typeof FailureCard> {
  /** What failed, for the report. */
  during: string;
}

/** Reports that a page could not be loaded, and offers to try again. For `failed` of `definePage`. */
export const LoadFailure = ({
  during,
  children = 'We could not reach the server. Please try again.',
  ...card
}: LoadFailureProps) => (
  <FailureCard {...card} {...useLoadFailure(during)}>
    {children}
  </FailureCard>
);
