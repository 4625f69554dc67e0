import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import type { JobPlace } from './job-words';

export function AllJobs({ place }: { place: JobPlace }) {
  const jobs = useShell().href(place === 'job' ? 'jobs' : 'public-jobs');
  return jobs ? (
    <p>
      <ButtonLink as={Link} to={jobs} variant="secondary">
        All jobs
      </ButtonLink>
    </p>
  ) : null;
}
