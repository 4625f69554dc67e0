import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead, useSession } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { ListPage } from '../../shared/list-page';
import { useOwnPart } from '../../shared/shared-data';
import { JobBoard } from './job-board';
import type { loadJobs } from './jobs.api';

interface JobsViewProps {
  /** The page of the Verse, or the public one. */
  place: 'jobs' | 'public-jobs';
}

export function JobsView({ place }: JobsViewProps) {
  const page = useLoaderData<typeof loadJobs>();
  useOwnPart(page, useSession().status === 'member');
  return (
    <Page place={place}>
      <JobBoard page={page} place={place === 'jobs' ? 'job' : 'public-job'} />
    </Page>
  );
}

export const JobsFailure = ({ place }: JobsViewProps) => (
  <Page place={place}>
    <FailureCard title="The jobs could not be loaded." {...useLoadFailure('loading the jobs')}>
      We could not reach the server. Please try again.
    </FailureCard>
  </Page>
);

const LEAD = 'Paid work with the pay on every job, confirmed open within the last 30 days.';

const Page = ({ place, children }: JobsViewProps & { children: ReactNode }) => (
  <ListPage title="Job Hub" lead={LEAD} isPublic={place === 'public-jobs'}>
    <PageHead title="Job Hub" description="Paid work for creative people, with the pay on every job." place={place} />
    {children}
  </ListPage>
);
