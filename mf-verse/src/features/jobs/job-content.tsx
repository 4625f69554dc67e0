import type { Job } from '@verse/api-contract/jobs';
import { JobCard } from './job-card';
import { JobDescription } from './job-description';
import styles from './job-preview.module.scss';
import { JobTerms } from './job-terms';

/** What staff review: a job without its title, employer and buttons, which are in the card around it. */
export const JobContent = ({ job }: { job: Job }) => (
  <div className={styles.preview}>
    <JobCard job={job} description={<JobDescription job={job} />} preview="content" />
    <JobTerms job={job} isContent />
  </div>
);
