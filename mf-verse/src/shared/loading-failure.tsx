import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { FailureCard } from '@verse/ui';
import { useFailureReport } from './use-failure-report';

interface LoadingFailureProps {
  title: string;
  /** What the report of it says was under way. */
  during: string;
  children: ReactNode;
}

/** For the error boundary of a page whose data could not be loaded: trying again loads them in place. */
export function LoadingFailure({ title, during, children }: LoadingFailureProps) {
  const { revalidate, state } = useRevalidator();
  useFailureReport(during);
  return (
    <FailureCard title={title} onRetry={() => void revalidate()} isRetrying={state === 'loading'}>
      {children}
    </FailureCard>
  );
}
