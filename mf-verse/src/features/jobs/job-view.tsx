import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { truncateText } from '@verse/api-contract/truncate-text';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useOwnPart } from '../../shared/cacheable-data';
import { LoadFailure } from '../../shared/load-failure';
import { NotFound } from '../../shared/not-found';
import { JobCard } from './job-card';
import { JobDescription } from './job-description';
import { JobFacts } from './job-facts';
import { type JobPageName, payText } from './job-labels';
import { JobTerms } from './job-terms';
import styles from './job-view.module.scss';
import type { JobPage } from './jobs.api';

function AllJobs({ pageName }: { pageName: JobPageName }) {
  const jobs = useShell().href(pageName === 'job' ? 'jobs' : 'public-jobs');
  return jobs ? (
    <p>
      <ButtonLink as={Link} to={jobs} variant="secondary">
        All jobs
      </ButtonLink>
    </p>
  ) : null;
}

const DESCRIPTION = 155;

const FAILED = 'A job of the Job Hub.';

/** Replaces a job that is closed or could not be loaded. */
export const JobFailure = () => (
  <PageFailure
    missing={<NotFound title="Job not found" description={FAILED} lead="It’s closed, or the link is wrong." />}
  >
    <PageHead title="Job" description={FAILED} />
    <LoadFailure title="The job could not be loaded." titleAs="h1" during="loading a job" />
  </PageFailure>
);

interface JobPageProps {
  pageName: JobPageName;
}

export const JobFrame = ({ pageName, children }: JobPageProps & { children: ReactNode }) => (
  <div className={styles.page}>
    {children}
    <AllJobs pageName={pageName} />
  </div>
);

interface JobViewProps extends JobPageProps {
  loaded: JobPage;
}

/** A job on its own page. Search engines index the public version. */
export function JobView({ loaded: { job, ...page }, pageName }: JobViewProps) {
  useOwnPart(page, useSession().status === 'member');
  const { id, title, company, description } = job;
  return (
    <>
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
      <div className={job.organisation ? styles.columns : styles.alone}>
        <JobCard key={id} job={job} description={<JobDescription job={job} />} />
        <JobTerms job={job} />
      </div>
    </>
  );
}
