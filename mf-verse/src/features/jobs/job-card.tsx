import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '@verse/api-contract/api';
import { formatDayWithinYear } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { useSession, useShell } from '@verse/contract/react';
import { Badge, Card } from '@verse/ui';
import { mayBeStaff } from '../../shared/may-be-staff';
import { JobApplication } from './applying/job-application';
import { Employer } from './employer';
import styles from './job-card.module.scss';
import { JobDetails } from './job-details';
import { FIGURES_ID, figuresText, type JobPageName, payText, placeText } from './job-labels';
import { ConfirmedOpen } from './job-moments';
import { SaveJob } from './save-job';

const JobStaff = lazy(async () => {
  const staff = await import(/* webpackChunkName: "mf-verse-job-staff" */ './job-staff');
  return { default: staff.JobStaff };
});

interface JobCardProps {
  job: Job;
  /** The page that the card links to. Undefined on the job's own page, where the card is expanded. */
  pageName?: JobPageName | undefined;
  /** The full description, for a card that is expanded from the start. */
  description?: ReactNode;
  /** Whether the card is a preview on another page: its title is an h2, and it has no staff actions. */
  isPreview?: boolean;
}

/** A job with all available actions. The card is updated from the server's responses. */
export function JobCard({ job: loaded, pageName, description, isPreview = false }: JobCardProps) {
  const [{ since, job }, setShown] = useState({ since: loaded, job: loaded });
  const name = useId();
  const isPoster = mayBeStaff(useSession()) && !isPreview;
  if (since !== loaded) setShown({ since: loaded, job: loaded });
  const show = (next: Job) => setShown({ since: loaded, job: next });
  return (
    <Card
      as="article"
      className={styles.card}
      size={pageName || isPreview ? 'row' : 'feature'}
      aria-labelledby={name}
      isInteractive={pageName !== undefined}
      data-alone={!pageName || undefined}
    >
      <div className={styles.head}>
        <Employer job={job} />
        <SaveJob job={job} titleId={name} />
      </div>
      <Title job={job} id={name} pageName={pageName} as={isPreview ? 'h2' : 'h1'} />
      <JobBody job={job} pageName={pageName} titleId={name} description={description}>
        <JobApplication job={job} titleId={name} onChange={show} />
      </JobBody>
      {isPoster ? (
        <Suspense>
          <JobStaff job={job} titleId={name} onChange={show} />
        </Suspense>
      ) : null}
    </Card>
  );
}

interface JobBodyProps extends Pick<JobCardProps, 'job' | 'pageName' | 'description'> {
  titleId?: string | undefined;
  /** The actions. */
  children?: ReactNode;
}

/** A job's details, without its title and its employer. */
export const JobBody = ({ job, pageName, titleId, description, children }: JobBodyProps) => (
  <>
    <Badges job={job} list={pageName === 'job' ? 'jobs' : 'public-jobs'} />
    <div className={styles.facts}>
      <p className={styles.salary}>{payText(job)}</p>
      <ConfirmedOpen job={job} />
    </div>
    <OrganisationTerms job={job} pageName={pageName} />
    <JobDetails job={job} titleId={titleId} description={description}>
      {children}
    </JobDetails>
  </>
);

interface TitleProps {
  job: Job;
  id: string;
  pageName: JobPageName | undefined;
  as: 'h1' | 'h2';
}

function Title({ job: { id: job, title }, id, pageName, as: Heading }: TitleProps) {
  const { href } = useShell();
  if (!pageName)
    return (
      <Heading className={styles.title} id={id} dir="auto">
        {title}
      </Heading>
    );
  return (
    <h3 className={styles.title} id={id} dir="auto">
      <Link className={styles.link} to={href(pageName, { id: job }) ?? ''} data-card-link>
        {title}
      </Link>
    </h3>
  );
}

/** The terms of an organisation's job: place, positions, answer date, and the organisation's response record. */
function OrganisationTerms({ job, pageName }: { job: Job; pageName: JobPageName | undefined }) {
  const { href } = useShell();
  const { id, organisation, place, zones, positions, answerBy, firstPostedAt } = job;
  if (!organisation) return null;
  const facts = [
    answerBy ? `Answer by ${formatDayWithinYear(answerBy)}` : null,
    place || zones ? placeText(job) : null,
    positions > 1 ? `${positions} positions` : null,
    firstPostedAt ? `First posted on ${formatDayWithinYear(firstPostedAt)}` : null,
  ];
  const jobHref = pageName ? href(pageName, { id }) : '';
  return (
    <div className={styles.promises}>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {organisation.figures ? (
        <p>
          <Link to={`${jobHref}#${FIGURES_ID}`}>{figuresText(organisation.figures)}</Link>
        </p>
      ) : null}
    </div>
  );
}

interface BadgesProps {
  job: Job;
  /** The page listing jobs with the same tag. */
  list: 'jobs' | 'public-jobs';
}

function Badges({ job: { isRemote, type, tags, state, isSample }, list }: BadgesProps) {
  const one = (key: string, badge: ReactNode) => <li key={key}>{badge}</li>;
  return (
    <ul className={styles.badges} aria-label="About the job">
      {isSample ? one('example', <Badge>Example</Badge>) : null}
      {state === 'closed' ? one('closed', <Badge tone="warning">Closed</Badge>) : null}
      {isRemote ? one('remote', <Badge tone="highlight">Remote</Badge>) : null}
      {one('type', <Badge tone="accent">{type}</Badge>)}
      {tags.map((tag) =>
        one(
          `tag ${tag}`,
          <PageLink className={styles.tag} page={list} query={`?q=${encodeURIComponent(tag)}`}>
            <Badge>{tag}</Badge>
          </PageLink>,
        ),
      )}
    </ul>
  );
}
