import type { ReactNode } from 'react';
import { Link, useLoaderData, useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink, EmptyState, PageHeader } from '@verse/ui';
import { JobCard, JobsFailure, type loadJob, mayPost } from '../../features/jobs';
import styles from './job.module.scss';

export { doWithJob as action, loadJob as loader } from '../../features/jobs';
export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  const job = useLoaderData<typeof loadJob>();
  return (
    <Page>
      <JobCard job={job} isPoster={mayPost(useSession())} isAlone />
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isUnknown = error instanceof ApiError && error.status === 404;
  return <Page>{isUnknown ? <EmptyState title={error.message} /> : <JobsFailure />}</Page>;
}

function Page({ children }: { children: ReactNode }) {
  const jobs = useShell().href('jobs');
  return (
    <div className={styles.page}>
      <PageHead title="Job" description="A job of the Job Hub." place="jobs" />
      <PageHeader title="Job" />
      {children}
      {jobs ? (
        <p>
          <ButtonLink as={Link} to={jobs} variant="secondary">
            All jobs
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
