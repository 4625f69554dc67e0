import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import type { JobPageName } from './job-words';

export function AllJobs({ pageName }: { pageName: JobPageName }) {
  const jobs = useShell().href(pageName === 'job' ? 'jobs' : 'public-jobs');
  return jobs ? (
    <p>
      <ButtonLink as={Link} to={jobs} variant="secondary">
        All jobs
      </ButtonLink>
    </p>
  ) : null;
}
