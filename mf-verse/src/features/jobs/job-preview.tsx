import type { Job } from '@verse/api-contract/api';
import { Stack } from '@verse/ui';
import { JobBody, JobCard } from './job-card';
import { JobDescription } from './job-description';
import { JobTerms } from './job-terms';
import { OwnJobs } from './own-jobs';

/** A job as shown on its page, with the buttons disabled. */
export const JobPreview = ({ job }: { job: Job }) => (
  <Stack as="fieldset" gap={5} disabled aria-label={job.title}>
    <OwnJobs>
      <JobCard job={job} description={<JobDescription job={job} />} isPreview />
    </OwnJobs>
    <JobTerms job={job} />
  </Stack>
);

/**
 * The part of a job that staff review: everything except its title, employer and buttons, which are in the card around
 * it.
 */
export const JobContent = ({ job }: { job: Job }) => (
  <Stack gap={5}>
    <Stack gap={3}>
      <JobBody job={job} description={<JobDescription job={job} />} />
    </Stack>
    <JobTerms job={job} isContent />
  </Stack>
);
