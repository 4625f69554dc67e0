import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { Job, JobApplicant } from '@verse/api-contract/api';
import type { JobChange } from '@verse/api-contract/work/jobs.schema';
import { useSession, useShell } from '@verse/contract/react';
import { type LoadedPage, useSend } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { ApplicantsDialog } from './applicants-dialog';
import { changeJob } from './job-changes.api';
import { JobFormDialog } from './job-form-dialog';
import styles from './job-staff.module.scss';
import { mayPost } from './may-post';

interface JobStaffProps {
  job: Job;
  titleId: string;
  onChange: (job: Job) => void;
}

/** Job actions for users who may post jobs. */
export const JobStaff = (props: JobStaffProps) => (mayPost(useSession()) ? <StaffButtons {...props} /> : null);

function StaffButtons({ job, titleId, onChange }: JobStaffProps) {
  const [shown, setShown] = useState<'form' | 'applicants'>();
  const { isBusy, close, confirm } = useJobState(job, onChange);
  const { load, ...applicants } = useApplicants(job.id);
  const isOpen = job.state === 'open';
  const common = { variant: 'quiet', size: 'small', 'aria-describedby': titleId } as const;
  return (
    <div className={styles.staff} role="group" aria-label="For the team">
      <Button
        {...common}
        onClick={() => {
          load();
          setShown('applicants');
        }}
      >
        Applicants ({job.applicants ?? 0})
      </Button>
      <Button {...common} onClick={() => setShown('form')}>
        Edit
      </Button>
      <Button {...common} isBusy={isBusy} onClick={confirm}>
        {isOpen ? 'Confirm it is open' : 'Open again'}
      </Button>
      {isOpen ? (
        <Button {...common} isBusy={isBusy} onClick={close}>
          Close
        </Button>
      ) : null}
      {shown === 'form' ? <JobFormDialog job={job} onClose={() => setShown(undefined)} onDone={onChange} /> : null}
      {shown === 'applicants' ? (
        <ApplicantsDialog job={job} {...applicants} onRetry={load} onClose={() => setShown(undefined)} />
      ) : null}
    </div>
  );
}

function useApplicants(id: string) {
  const { load, data, state } = useFetcher<LoadedPage<JobApplicant>>();
  const address = `${useShell().href('job', { id })}/applicants`;
  return { address, load: () => void load(address), page: state === 'idle' ? data : undefined };
}

function useJobState(job: Job, onChange: (job: Job) => void) {
  const send = useSend();
  const { notify } = useShell();
  const [isBusy, setBusy] = useState(false);

  async function change(before: Job, to: JobChange): Promise<Job | undefined> {
    setBusy(true);
    const result = await send((api) => changeJob(api, before, to));
    setBusy(false);
    if (result.ok) onChange(result.value);
    else notify({ tone: 'error', text: result.message });
    return result.ok ? result.value : undefined;
  }

  async function close() {
    const closed = await change(job, { state: 'closed' });
    if (!closed) return;
    const undo = () => void change(closed, { state: 'open' });
    notify({ tone: 'success', text: 'The job is closed.', action: { label: 'Undo', run: undo } });
  }

  async function confirm() {
    if (await change(job, { state: 'open' })) notify({ tone: 'success', text: 'The job stays open for 30 more days.' });
  }

  return { isBusy, close: () => void close(), confirm: () => void confirm() };
}
