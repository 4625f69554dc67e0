import { Link } from 'react-router-dom';
import type { Job } from '@verse/api-contract/api';
import { formatDayWithinYear } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { EmptyState, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { FIGURES_RULE } from './figures-rule';
import { figuresText, payText, placeText } from './job-labels';
import type { OrganisationJobsPage } from './jobs.api';
import styles from './organisation-jobs.module.scss';

interface OrganisationJobsProps extends OrganisationJobsPage {
  handle: string;
}

export function OrganisationJobs({ handle, page: { entries, next, failure }, figures }: OrganisationJobsProps) {
  const { href } = useShell();
  return (
    <Stack as="section" gap={3} aria-labelledby="jobs">
      <h2 id="jobs">Open jobs</h2>
      {figures ? (
        <>
          <p>{figuresText(figures)}.</p>
          <MutedText>{FIGURES_RULE}</MutedText>
        </>
      ) : null}
      {failure ? <p role="alert">{failure}</p> : null}
      {!failure && entries.length === 0 ? <EmptyState title="No open jobs right now." /> : null}
      <ul data-plain hidden={entries.length === 0}>
        {entries.map((job) => (
          <li key={job.id} className={styles.job}>
            <h3 dir="auto">
              <Link to={href('public-job', { id: job.id }) ?? ''}>{job.title}</Link>
            </h3>
            <MutedText>{factsOf(job)}</MutedText>
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <p>
          <Link to={`${href('public-jobs')}?${new URLSearchParams({ organisation: handle })}`}>All open jobs</Link>
        </p>
      )}
    </Stack>
  );
}

const factsOf = (job: Job) =>
  [payText(job), job.type, placeText(job), job.answerBy ? `answer by ${formatDayWithinYear(job.answerBy)}` : '']
    .filter(Boolean)
    .join(' · ');
