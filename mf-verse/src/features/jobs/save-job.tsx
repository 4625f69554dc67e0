import type { Job } from '@verse/api-contract/jobs';
import { Icon } from '@verse/ui';
import { useAct } from '../../shared/use-act';
import type { JobAct } from './jobs.api';
import styles from './save-job.module.scss';

export function SaveJob({ job, titleId }: { job: Job; titleId: string }) {
  const { on, wish, button } = useAct<JobAct, Job>({
    is: job.saved,
    act: (saved) => ({ what: 'save', id: job.id, on: saved }),
    refused: job.saved ? 'The job is still saved' : 'The job was not saved',
    done: (saved) => (saved ? undefined : 'The job is no longer saved.'),
  });
  return (
    <button
      ref={button}
      type="button"
      className={styles.save}
      aria-pressed={on}
      aria-describedby={titleId}
      onClick={() => wish(!on)}
    >
      <Icon>
        <path d="M6 4h12v17l-6-4.5L6 21z" />
      </Icon>
      Save
    </button>
  );
}
