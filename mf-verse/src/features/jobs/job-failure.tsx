import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { LoadFailure, useIsMissing } from '../../shared/load-failure';
import { AllJobs } from './all-jobs';
import styles from './job-view.module.scss';
import type { JobPageName } from './job-words';

/** Shown if a job is closed or could not be loaded. */
export function JobFailure({ pageName }: { pageName: JobPageName }) {
  const isMissing = useIsMissing();
  return (
    <div className={styles.page}>
      <PageHead title={isMissing ? 'Job not found' : 'Job'} description="A job of the Job Hub." />
      {isMissing ? (
        <PageHeader title="Job not found" lead="It is closed, or it was never here." />
      ) : (
        <LoadFailure title="The job could not be loaded." titleAs="h1" during="loading a job" />
      )}
      <AllJobs pageName={pageName} />
    </div>
  );
}
