import { Link } from 'react-router-dom';
import type { Job } from '@verse/api-contract/jobs';
import { useSession } from '@verse/contract/react';
import { useToggle } from '@verse/contract/server-state';
import { Icon, VisuallyHidden } from '@verse/ui';
import { useActHref, useReturn } from '../../shared/guest-act';
import { saveJob } from './jobs.api';
import styles from './save-job.module.scss';

interface SaveJobProps {
  job: Job;
  titleId: string;
}

export const SaveJob = (props: SaveJobProps) =>
  useSession().status === 'member' ? <Save {...props} /> : <SignInToSave {...props} />;

function Save({ job, titleId }: SaveJobProps) {
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

function SignInToSave({ job, titleId }: SaveJobProps) {
  return (
    <Link className={styles.save} to={useActHref(`save-${job.id}`)} aria-describedby={titleId}>
      <Bookmark />
      <span>
        <VisuallyHidden>Sign in to save</VisuallyHidden>
        <span aria-hidden="true">Save</span>
      </span>
    </Link>
  );
}

const Bookmark = () => (
  <Icon>
    <path d="M6 4h12v17l-6-4.5L6 21z" />
  </Icon>
);
