import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead, useSession } from '@verse/contract/react';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';
import { useOwnPart } from '../../shared/shared-data';
import { JobBoard } from './job-board';
import type { loadJobs } from './jobs.api';

interface JobsViewProps {
  /** The Verse page or the public one. */
  pageName: 'jobs' | 'public-jobs';
}

export function JobsView({ pageName }: JobsViewProps) {
  const page = useLoaderData<typeof loadJobs>();
  useOwnPart(page, useSession().status === 'member');
  return (
    <Page pageName={pageName}>
      <JobBoard page={page} pageName={pageName === 'jobs' ? 'job' : 'public-job'} />
    </Page>
  );
}

export const JobsFailure = ({ pageName }: JobsViewProps) => (
  <Page pageName={pageName}>
    <LoadFailure title="The jobs could not be loaded." during="loading the jobs" />
  </Page>
);

const LEAD = 'Paid work with the pay on every job, confirmed open within the last 30 days.';

const Page = ({ pageName, children }: JobsViewProps & { children: ReactNode }) => (
  <ListPage title="Job Hub" lead={LEAD} isPublic={pageName === 'public-jobs'}>
    <PageHead
      title="Job Hub"
      description="Paid work for creative people, with the pay on every job."
      place={pageName}
    />
    {children}
  </ListPage>
);
