import type { Job } from '@verse/api-contract/jobs';
import { JobCard } from './job-card';
import { JobDescription } from './job-description';
import styles from './job-preview.module.scss';
import { JobTerms } from './job-terms';
import { OwnJobs } from './own-jobs';

/** A job as shown on its page, with the buttons disabled. */
export const JobPreview = ({ job }: { job: Job }) => (
  <fieldset className={styles.preview} disabled aria-label={job.title}>
    <OwnJobs>
      <JobCard job={job} description={<JobDescription job={job} />} preview="whole" />
    </OwnJobs>
    <JobTerms job={job} />
  </fieldset>
);
