import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, formatDate, formatDay } from '@verse/api-contract/formats';
import { OPEN_STAGES, REVIEW_STAGES } from '@verse/api-contract/work/application-stages.values';
import { useShell } from '@verse/contract/react';
import { Alert, Badge, Button, ButtonLink, Card, Cluster } from '@verse/ui';
import queue from '../../../shared/queue.module.scss';
import type { JobEntry } from '../hiring.api';
import { STAGE_LABELS, STATE_LABELS } from '../hiring-labels';
import { ConfirmDialog } from './confirm-dialog';
import styles from './managed-jobs.module.scss';
import { usePostingState } from './use-posting-state';

interface ManagedJobCardProps {
  handle: string;
  entry: JobEntry;
  onChange: (entry: JobEntry) => void;
}

const TONES = {
  open: 'success',
  closed: 'warning',
  archived: 'neutral',
  draft: 'neutral',
  review: 'highlight',
} as const;

/** A published job with links to its applications, and all job actions. */
export function ManagedJobCard({ handle, entry, onChange }: ManagedJobCardProps) {
  const { href } = useShell();
  const title = useId();
  const [isConfirming, setConfirming] = useState(false);
  const acts = usePostingState({ handle, entry, onChange, onConfirm: () => setConfirming(true) });
  const { job, state } = entry;
  const applications = href('applicants', { handle, id: job.id }) ?? '';
  const described = { size: 'small', 'aria-describedby': title } as const;
  return (
    <Card as="article" className={styles.card} aria-labelledby={title}>
      <div className={queue.head}>
        <h3 id={title} className={queue.name} dir="auto">
          <Link to={href('public-job', { id: job.id }) ?? ''}>{job.title}</Link>
        </h3>
        {state === 'open' && job.state === 'closed' ? (
          <Badge tone="warning">Expired</Badge>
        ) : (
          <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
        )}
      </div>
      <Facts entry={entry} />
      <Stages entry={entry} to={applications} />
      {acts.refusal ? (
        <Alert tone="error">
          <p>
            {acts.refusal} <Link to={applications}>Open the applications</Link>
          </p>
        </Alert>
      ) : null}
      <Cluster>
        <ButtonLink as={Link} to={applications} {...described}>
          Review applications
        </ButtonLink>
        <ButtonLink
          as={Link}
          to={href('hiring-draft', { handle, id: job.id }) ?? ''}
          variant="secondary"
          {...described}
        >
          Edit
        </ButtonLink>
        <Button variant="secondary" isBusy={acts.isBusy} onClick={() => setConfirming(true)} {...described}>
          {state === 'open' ? 'Confirm it is open' : 'Open again'}
        </Button>
        {state === 'open' ? (
          <Button variant="quiet" isBusy={acts.isBusy} onClick={acts.close} {...described}>
            Close
          </Button>
        ) : null}
        {state === 'closed' ? (
          <Button variant="quiet" isBusy={acts.isBusy} onClick={acts.archive} {...described}>
            Archive
          </Button>
        ) : null}
      </Cluster>
      {isConfirming ? (
        <ConfirmDialog handle={handle} entry={entry} onDone={onChange} onClose={() => setConfirming(false)} />
      ) : null}
    </Card>
  );
}

function Facts({ entry: { job, counts } }: { entry: JobEntry }) {
  const waiting = OPEN_STAGES.reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <p className={queue.facts}>
      {job.answerBy ? (
        <span>
          {waiting > 0 ? `${formatCount(waiting, 'applicant waits', 'applicants wait')}, answer` : 'Answer'} by{' '}
          <time dateTime={job.answerBy}>{formatDay(job.answerBy)}</time>
        </span>
      ) : null}
      <span>
        Confirmed open <time dateTime={job.confirmedAt}>{formatDate(job.confirmedAt)}</time>
      </span>
      {job.isBlind ? <span>Names hidden at first</span> : null}
    </p>
  );
}

function Stages({ entry: { counts }, to }: { entry: JobEntry; to: string }) {
  const shown = REVIEW_STAGES.filter((stage) => counts[stage] > 0);
  if (shown.length === 0) return <p className={queue.note}>No applications yet.</p>;
  return (
    <Cluster as="ul" gap={2} aria-label="Applications by stage">
      {shown.map((stage) => (
        <li key={stage}>
          <Link className={styles.stage} to={`${to}?stage=${stage}`}>
            {STAGE_LABELS[stage]} <strong>{counts[stage]}</strong>
          </Link>
        </li>
      ))}
    </Cluster>
  );
}
