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
          <p>Nothing. Posting, applying and hiring are free, and no one can pay to rank higher.</p>
        </Card>
        <Card as="section" className={styles.fact} aria-labelledby="time">
          <h2 id="time">How long it takes</h2>
          <p>
            Two minutes for your organisation, five for the job. We save your draft as you type. Jobs stay open for{' '}
            {JOB_OPEN_DAYS} days; confirm it to keep it going.
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
  ['Sign in, or create an account', 'We bring you right back here.'],
  ['Create your organisation', 'A name and a handle will do. Invite colleagues later.'],
  ['Write the job', 'What, where, for how much, and the day you’ll answer. See it as others will before it goes live.'],
  ['Publish', 'Right away if you’ve verified your domain or posted before. If not, we check your first job.'],
  ['Review applications', 'Score together on what matters to you. Hide names until the shortlist if you like.'],
  ['Answer everyone', 'One by one or all at once. You see each answer before it goes out.'],
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
        Set a brief, a deadline and a prize, and see many ideas. Your three to twenty judges score without names, and
        everyone who enters gets feedback. You pay only the prize. Verify your domain first, because a prize is a
        promise.
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
      <li>An answer by the day you choose, at most {POSTING_LIMITS.answerDays} days ahead.</li>
      <li>Every step with its date: opened, shortlisted, offered, hired, or declined with a reason.</li>
      <li>
        After that day we close the rest as “no answer”. From {LEAST_FOR_FIGURES} applications on, your jobs show how
        many you answered and how fast.
      </li>
    </ul>
  </Card>
);
