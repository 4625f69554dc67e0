import type { Job } from '@verse/api-contract/jobs';
import { JobCard } from './job-card';
import styles from './job-preview.module.scss';
import { JobTerms } from './job-terms';

/** A job as its page shows it, with disabled buttons. */
export const JobPreview = ({ job }: { job: Job }) => (
  <fieldset className={styles.preview} disabled aria-label={job.title}>
    <JobCard job={job} isPreview />
    <JobTerms job={job} />
  </fieldset>
);
