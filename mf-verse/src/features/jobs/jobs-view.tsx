import type { ReactNode } from 'react';
import { PageHead, useSession } from '@verse/contract/react';
import { useOwnPart } from '../../shared/cacheable-data';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';
import { JobBoard } from './job-board';
import type { JobPageName } from './job-labels';
import type { loadJobs } from './jobs.api';

interface JobsViewProps {
  page: Awaited<ReturnType<typeof loadJobs>>;
  /** The page of a job. */
  pageName: JobPageName;
}

export function JobsView({ page, pageName }: JobsViewProps) {
  useOwnPart(page, useSession().status === 'member');
  return <JobBoard page={page} pageName={pageName} />;
}

export const JobsFailure = () => <LoadFailure title="The jobs could not be loaded." during="loading the jobs" />;

const LEAD = 'Every job shows its pay. Every job is still open.';

interface JobsFrameProps {
  /** The Verse page or the public one. */
  pageName: 'jobs' | 'public-jobs';
  children: ReactNode;
}

export const JobsFrame = ({ pageName, children }: JobsFrameProps) => (
  <ListPage title="Job Hub" lead={LEAD} isPublic={pageName === 'public-jobs'}>
    <PageHead
      title="Job Hub"
      description="Paid work for creative people, with the pay on every job."
      place={pageName}
    />
    {children}
  </ListPage>
);
