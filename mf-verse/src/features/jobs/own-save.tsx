import type { Job } from '@verse/api-contract/api';
import { useToggle } from '@verse/contract/server-state';
import { useReturn } from '../../shared/guest-action';
import { Bookmark } from './bookmark';
import { saveJob } from './job-changes.api';
import styles from './save-job.module.scss';

export interface SaveJobProps {
  job: Job;
  titleId: string;
}

/** The button that saves a job for the member. */
export function OwnSave({ job, titleId }: SaveJobProps) {
  const id = `save-${job.id}`;
  const { isOn, set, button } = useToggle({
    isOn: job.saved,
    send: (api, on) => saveJob(api, job.id, on),
    failed: job.saved ? 'The job is still saved' : 'The job was not saved',
    success: (saved) => (saved ? undefined : 'The job is no longer saved.'),
  });
  useReturn(id, () => document.getElementById(id)?.focus());
  return (
    <button
      ref={button}
      type="button"
      id={id}
      className={styles.save}
      aria-pressed={isOn}
      aria-describedby={titleId}
      onClick={() => set(!isOn)}
    >
      <Bookmark />
      Save
    </button>
  );
}
