import { useLoaderData } from 'react-router-dom';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { truncateText } from '@verse/api-contract/truncate-text';
import { PageHead, useSession } from '@verse/contract/react';
import { useOwnPart } from '../../shared/shared-data';
import { AllJobs } from './all-jobs';
import { JobCard } from './job-card';
import { JobDescription } from './job-description';
import { JobFacts } from './job-facts';
import { JobTerms } from './job-terms';
import styles from './job-view.module.scss';
import { type JobPageName, payText } from './job-words';
import type { loadJob } from './jobs.api';

const DESCRIPTION = 155;

/** A job on its own page. Search engines index the public version. */
export function JobView({ pageName }: { pageName: JobPageName }) {
  const { job, ...page } = useLoaderData<typeof loadJob>();
  useOwnPart(page, useSession().status === 'member');
  const { id, title, company, description } = job;
  return (
    <div className={styles.page}>
      <PageHead
        title={`${title}, ${company}`}
        description={truncateText(
          `${payText(job)}. ${toPlainSmallText(description).replaceAll(/\s+/g, ' ')}`,
          DESCRIPTION,
          '…',
        )}
        place={pageName}
        params={{ id }}
        card={`job/${id}`}
      />
      {pageName === 'public-job' && job.state === 'open' ? <JobFacts job={job} /> : null}
      <JobCard key={id} job={job} description={<JobDescription job={job} />} />
      <JobTerms job={job} />
      <AllJobs pageName={pageName} />
    </div>
  );
}
