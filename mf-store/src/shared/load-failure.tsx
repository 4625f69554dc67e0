import type { ReactNode } from 'react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';

interface LoadFailureProps {
  title: string;
  /** What failed, for the report. */
  during: string;
  children: ReactNode;
}

/** Reports that a page could not be loaded, and offers to try again. For `failed` of `definePage`. */
export const LoadFailure = ({ during, ...card }: LoadFailureProps) => (
  <FailureCard {...card} {...useLoadFailure(during)} />
);
