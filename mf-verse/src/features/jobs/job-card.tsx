import { type ReactNode, useId, useState } from 'react';
import type { Job } from '@verse/api-contract/jobs';
import { Badge, Button, Card } from '@verse/ui';
import { JobApplication } from './job-application';
import styles from './job-card.module.scss';
import { JobStaff } from './job-staff';
import { beginningOf, daysAgo, isLong, momentText } from './job-words';
import { SaveJob } from './save-job';

interface JobCardProps {
  job: Job;
  isPoster: boolean;
  /** On a page of its own it begins open. */
  isAlone?: boolean;
}

/** A job with all that can be done with it. What the server answers shows here. */
export function JobCard({ job: given, isPoster, isAlone = false }: JobCardProps) {
  const [{ since, job }, setShown] = useState({ since: given, job: given });
  const name = useId();
  if (since !== given) setShown({ since: given, job: given });
  const show = (next: Job) => setShown({ since: given, job: next });
  return (
    <Card as="article" className={styles.card} aria-labelledby={name}>
      <div className={styles.head}>
        <p className={styles.company}>
          <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
            <circle cx="6" cy="6" r="6" fill={job.logoColor} />
          </svg>
          <bdi>{job.company}</bdi>
        </p>
        <SaveJob job={job} titleId={name} />
      </div>
      <h3 className={styles.title} id={name} dir="auto">
        {job.title}
      </h3>
      <Badges job={job} />
      <p className={styles.salary}>{job.salary}/hr</p>
      <Details job={job} titleId={name} isAlone={isAlone} />
      <p className={styles.fresh}>
        {job.state === 'open' ? 'Confirmed open ' : 'Last confirmed open '}
        <time dateTime={job.confirmedAt} title={momentText(job.confirmedAt)}>
          {daysAgo(job.confirmedAt)}
        </time>
      </p>
      <JobApplication job={job} titleId={name} onChange={show} />
      {isPoster ? <JobStaff job={job} titleId={name} onChange={show} /> : null}
    </Card>
  );
}

function Badges({ job: { isRemote, type, tags, state } }: { job: Job }) {
  const one = (key: string, badge: ReactNode) => <li key={key}>{badge}</li>;
  return (
    <ul className={styles.badges} aria-label="About the job">
      {state === 'closed' ? one('closed', <Badge tone="warning">Closed</Badge>) : null}
      {isRemote ? one('remote', <Badge tone="highlight">Remote</Badge>) : null}
      {one('type', <Badge tone="accent">{type}</Badge>)}
      {tags.map((tag) => one(`tag ${tag}`, <Badge>{tag}</Badge>))}
    </ul>
  );
}

function Details({ job, titleId, isAlone }: { job: Job; titleId: string; isAlone: boolean }) {
  const [isOpen, setOpen] = useState(isAlone);
  const { description, benefits } = job;
  const hasMore = isLong(description) || benefits.length > 0;
  const details = useId();
  return (
    <>
      <div id={details} className={styles.details}>
        <p className={styles.text} dir="auto" data-cut={!isOpen && isLong(description) ? true : undefined}>
          {isOpen ? description : beginningOf(description)}
        </p>
        {isOpen && benefits.length > 0 ? (
          <ul className={styles.benefits} aria-label="Benefits">
            {benefits.map((benefit) => (
              <li key={benefit} dir="auto">
                {benefit}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {hasMore && !isAlone ? (
        <Button
          className={styles.more}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={details}
          aria-describedby={titleId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide details' : 'View more'}
        </Button>
      ) : null}
    </>
  );
}
