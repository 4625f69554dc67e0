import { useRef, useState } from 'react';
import type { Job } from '@verse/api-contract/jobs';
import { useShell } from '@verse/contract/react';
import { Badge, Button } from '@verse/ui';
import { usePerform } from '../../shared/perform';
import { ApplyDialog } from './apply-dialog';
import styles from './job-application.module.scss';
import { dateText, momentText } from './job-words';
import type { JobAct } from './jobs.api';

interface JobApplicationProps {
  job: Job;
  titleId: string;
  onChange: (job: Job) => void;
}

/** The member's own application: sent, seen with its date, and withdrawn by a button that stays where it is. */
export function JobApplication({ job, titleId, onChange }: JobApplicationProps) {
  const [isApplying, setApplying] = useState(false);
  const { isBusy, withdraw, button } = useWithdrawal(job, onChange);
  const { application, state } = job;
  const isSent = application?.state === 'received';
  if (state === 'closed' && !isSent) return <p className={styles.note}>This job is closed.</p>;
  return (
    <div className={styles.application}>
      {isSent ? (
        <p className={styles.sent}>
          <Badge tone="success">Applied</Badge> <When at={application.appliedAt} />
        </p>
      ) : null}
      <Button
        ref={button}
        variant={isSent ? 'secondary' : 'primary'}
        aria-describedby={titleId}
        isBusy={isBusy}
        onClick={isSent ? withdraw : () => setApplying(true)}
      >
        {isSent ? 'Withdraw' : 'Apply now'}
      </Button>
      {application?.state === 'withdrawn' && application.withdrawnAt ? (
        <p className={styles.note}>
          You withdrew your application on <When at={application.withdrawnAt} />.
        </p>
      ) : null}
      {isApplying ? <ApplyDialog job={job} onClose={() => setApplying(false)} onDone={onChange} /> : null}
    </div>
  );
}

const When = ({ at }: { at: string }) => (
  <time dateTime={at} title={momentText(at)}>
    {dateText(at)}
  </time>
);

function useWithdrawal(job: Job, onChange: (job: Job) => void) {
  const perform = usePerform<JobAct>();
  const { notify } = useShell();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function run(act: JobAct, failed: string): Promise<boolean> {
    setBusy(true);
    const outcome = await perform<Job>(act);
    setBusy(false);
    if (outcome.ok) onChange(outcome.value);
    else notify({ tone: 'error', text: `${failed}: ${outcome.message ?? 'please try again.'}` });
    return outcome.ok;
  }

  async function withdraw() {
    const { id, application } = job;
    if (!application || !(await run({ what: 'withdraw', id }, 'Your application was not withdrawn'))) return;
    const { note, link } = application;
    const undo = () => {
      void run({ what: 'apply', id, form: { note, link } }, 'Your application was not sent again');
      button.current?.focus();
    };
    notify({ tone: 'success', text: 'Your application was withdrawn.', action: { label: 'Undo', run: undo } });
  }

  return { isBusy, withdraw: () => void withdraw(), button };
}
