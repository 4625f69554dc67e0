import { Link } from 'react-router-dom';
import { LEAST_FOR_FIGURES } from '@verse/api-contract/work/application-stages.values';
import { POSTING_LIMITS } from '@verse/api-contract/work/job-postings.values';
import { JOB_OPEN_DAYS } from '@verse/api-contract/work/jobs.values';
import { useSession, useShell } from '@verse/contract/react';
import { ButtonLink, Card, Cluster, PageHeader, Stack } from '@verse/ui';
import styles from './hire.module.scss';

/** Public page explaining what brands need to know before posting a job. */
export function Hire() {
  const { href } = useShell();
  return (
    <Stack gap={8}>
      <PageHeader
        size="display"
        eyebrow="For brands and studios"
        title="Post a job, and answer everyone who applies"
        lead="Free to post, free to apply. A job takes about five minutes."
      >
        <PostJobLink />
        <ButtonLink as={Link} to={href('public-jobs') ?? ''} variant="secondary">
          See open jobs
        </ButtonLink>
      </PageHeader>
      <Steps />
      <div className={styles.facts}>
        <Card as="section" className={styles.fact} aria-labelledby="cost">
          <h2 id="cost">What it costs</h2>
          <p>
            Nothing. There is no fee for a job, for an application or for hiring, and no paid place at the top of the
            list.
          </p>
        </Card>
        <Card as="section" className={styles.fact} aria-labelledby="time">
          <h2 id="time">How long it takes</h2>
          <p>
            An organisation takes two minutes, a job five. The draft is saved while you type, on this device and on the
            server. A job is open for {JOB_OPEN_DAYS} days; confirm it to keep it open.
          </p>
        </Card>
        <Promises />
      </div>
      <Contests />
      <p className={styles.last}>
        <PostJobLink />
      </p>
    </Stack>
  );
}

/** Links to a new draft, via sign-up and the form for a new organisation if necessary. */
function PostJobLink() {
  const { href } = useShell();
  const isMember = useSession().status === 'member';
  const to = href('post-job');
  const signUp = href('sign-up');
  return to ? (
    <ButtonLink as={Link} to={isMember || !signUp ? to : `${signUp}?next=${encodeURIComponent(to)}`} size="large">
      Post a job
    </ButtonLink>
  ) : null;
}

const STEPS = [
  ['Sign in, or create an account', 'You come back to the place where you were.'],
  ['Create your organisation', 'A name and a handle are enough. Invite colleagues later.'],
  [
    'Write the job',
    'What is to be done, where, for what pay, and the day of your answer. A preview shows what others see.',
  ],
  [
    'Publish',
    'At once, if you have verified your domain or published before. Otherwise staff look at your first job first.',
  ],
  [
    'Review applications',
    'With colleagues, by attributes that you choose. If you want, without names until the shortlist.',
  ],
  ['Answer everyone', 'One by one or many at once. You see what each applicant receives before you send it.'],
] as const;

const Steps = () => (
  <Stack as="section" gap={5} aria-labelledby="steps">
    <h2 id="steps">What happens</h2>
    <ol className={styles.steps}>
      {STEPS.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Stack>
);

/** Presents contests as another way to find people. */
function Contests() {
  const { href } = useShell();
  return (
    <Stack as="section" gap={5} aria-labelledby="contests">
      <h2 id="contests">Run a contest instead</h2>
      <p>
        Set a brief, a deadline and a prize, and let many people show you an idea. You choose three to twenty judges,
        who score without names, and everyone who enters gets feedback. It costs nothing but the prize. Your
        organisation needs a verified domain, because a prize is a promise.
      </p>
      <Cluster as="p" gap={4}>
        <ButtonLink as={Link} to={href('organisations') ?? ''} variant="secondary">
          Run a contest
        </ButtonLink>
        <Link to={href('public-contests') ?? ''}>See contests</Link>
      </Cluster>
    </Stack>
  );
}

const Promises = () => (
  <Card as="section" className={styles.fact} aria-labelledby="promises">
    <h2 id="promises">What applicants are promised</h2>
    <ul>
      <li>The pay is on every job.</li>
      <li>An answer by the day that you choose, at most {POSTING_LIMITS.answerDays} days ahead.</li>
      <li>Each step with its date: opened, shortlisted, offered, hired, or declined with a reason.</li>
      <li>
        After that day we close what is left as “no answer”. From {LEAST_FOR_FIGURES} applications on, your jobs show
        how many you answered and how fast.
      </li>
    </ul>
  </Card>
);
