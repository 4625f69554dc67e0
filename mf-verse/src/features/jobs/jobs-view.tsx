import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useOwnPart } from '../../shared/cacheable-data';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';
import { mayBeStaff } from '../../shared/may-be-staff';
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

export function JobsFrame({ pageName, children }: JobsFrameProps) {
  const hire = useShell().href('hire');
  // Staff post in place, see the list.
  const isStaff = mayBeStaff(useSession());
  return (
    <ListPage
      title="Job Hub"
      lead={LEAD}
      isPublic={pageName === 'public-jobs'}
      action={
        hire && !isStaff ? (
          <ButtonLink as={Link} to={hire} variant="secondary">
            Post a job
          </ButtonLink>
        ) : null
      }
    >
      <PageHead
        title="Job Hub"
        description="Paid work for creative people, with the pay on every job."
        place={pageName}
      />
      {children}
    </ListPage>
  );
}
