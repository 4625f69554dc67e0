import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader } from '@verse/ui';
import { AllJobs } from './all-jobs';
import styles from './job-view.module.scss';
import type { JobPageName } from './job-words';

/** Shown if a job is closed or could not be loaded. */
export function JobFailure({ pageName }: { pageName: JobPageName }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className={styles.page}>
      <PageHead title={isMissing ? 'Job not found' : 'Job'} description="A job of the Job Hub." />
      {isMissing ? <PageHeader title="Job not found" lead="It is closed, or it was never here." /> : <Unreachable />}
      <AllJobs pageName={pageName} />
    </div>
  );
}

const Unreachable = () => (
  <FailureCard title="The job could not be loaded." titleAs="h1" {...useLoadFailure('loading a job')}>
    We could not reach the server. Please try again.
  </FailureCard>
);
