import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '@verse/api-contract/api';
import { formatDate, formatZonedMoment } from '@verse/api-contract/formats';
import type { ApiClient } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Badge, Button, Cluster } from '@verse/ui';
import { isWaiting, STAGE_TEXTS, STAGE_TONES } from '../../../shared/application-stages';
import { useReturn } from '../../../shared/guest-action';
import { restoreApplication, withdrawApplication } from '../job-changes.api';
import { applyAct, type JobApplicationProps } from './apply-act';
import styles from './job-application.module.scss';

const ExampleDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-example" */ '../../../shared/example-dialog');
  return { default: dialog.ExampleDialog };
});
const ApplyDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-apply" */ './apply-dialog');
  return { default: dialog.ApplyDialog };
});

/**
 * The member's own application. Lets the member apply, shows the stage, and offers to withdraw. A single button applies
 * and withdraws, so that the focus does not move.
 */
export function OwnApplication({ job, titleId, onChange }: JobApplicationProps) {
  const [isApplying, setApplying] = useState(false);
  const { isBusy, withdraw, button } = useWithdrawal(job, onChange);
  const { application, state } = job;
  const isSent = application?.state === 'received';
  const isAnswered = isSent && !isWaiting(application.stage);
  useReturn(applyAct(job), () => setApplying(state === 'open' && !isSent));
  if (state === 'closed' && !isSent) return <p className={styles.note}>This job is closed.</p>;
  return (
    <Cluster>
      {isSent ? <Sent job={job} titleId={titleId} /> : null}
      {isAnswered ? null : (
        <Button
          ref={button}
          variant={isSent ? 'secondary' : 'primary'}
          aria-describedby={titleId}
          isBusy={isBusy}
          onClick={isSent ? withdraw : () => setApplying(true)}
        >
          {isSent ? 'Withdraw' : 'Apply now'}
        </Button>
      )}
      {application?.state === 'withdrawn' && application.withdrawnAt ? (
        <p className={styles.note}>
          You withdrew your application on <When at={application.withdrawnAt} />.
        </p>
      ) : null}
      {isApplying ? (
        <Suspense>
          {job.isSample ? (
            <ExampleDialog what="job" onClose={() => setApplying(false)} />
          ) : (
            <ApplyDialog job={job} onClose={() => setApplying(false)} onDone={onChange} />
          )}
        </Suspense>
      ) : null}
    </Cluster>
  );
}

function Sent({ job: { id, application }, titleId }: Pick<JobApplicationProps, 'job' | 'titleId'>) {
  const page = useShell().href('own-application', { id });
  if (!application) return null;
  const { stage, appliedAt } = application;
  return (
    <p className={styles.sent}>
      <Badge tone={STAGE_TONES[stage]}>{STAGE_TEXTS[stage]}</Badge> <When at={appliedAt} />
      {page ? (
        <Link to={page} aria-describedby={titleId}>
          Your application
        </Link>
      ) : null}
    </p>
  );
}

const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatZonedMoment(at)}>
    {formatDate(at)}
  </time>
);

function useWithdrawal(job: Job, onChange: (job: Job) => void) {
  const send = useSend();
  const { notify } = useShell();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function run(call: (api: ApiClient) => Promise<Job>, failed: string): Promise<boolean> {
    setBusy(true);
    const result = await send(call);
    setBusy(false);
    if (result.ok) onChange(result.value);
    else notify({ tone: 'error', text: `${failed}: ${result.message}` });
    return result.ok;
  }

  async function withdraw() {
    const { id } = job;
    if (!(await run((api) => withdrawApplication(api, id), 'Your application was not withdrawn'))) return;
    const undo = () => {
      void run((api) => restoreApplication(api, id), 'The withdrawal was not undone');
      button.current?.focus();
    };
    notify({ tone: 'success', text: 'Your application was withdrawn.', action: { label: 'Undo', run: undo } });
  }

  return { isBusy, withdraw: () => void withdraw(), button };
}
