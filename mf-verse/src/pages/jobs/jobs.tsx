import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { JobBoard, JobsFailure, type loadJobs } from '../../features/jobs';
import styles from './jobs.module.scss';

export { doWithJob as action, loadJobs as loader } from '../../features/jobs';
export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  return (
    <Page>
      <JobBoard page={useLoaderData<typeof loadJobs>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <JobsFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Job Hub" description="Paid work for creative people, with the pay on every job." place="jobs" />
      <PageHeader title="Job Hub" lead="Paid work with the pay on every job, confirmed open within the last 30 days." />
      {children}
    </div>
  );
}
