import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { useActionHref } from '../../../shared/guest-action';
import { OwnJobContext } from '../own-job-context';
import { applyAct, type JobApplicationProps } from './apply-act';
import styles from './job-application.module.scss';

export function JobApplication(props: JobApplicationProps) {
  const isMember = useSession().status === 'member';
  const { Application } = use(OwnJobContext);
  const forGuests = <SignInToApply {...props} />;
  if (!isMember) return forGuests;
  return (
    <Suspense fallback={forGuests}>
      <Application {...props} />
    </Suspense>
  );
}

function SignInToApply({ job, titleId }: JobApplicationProps) {
  const signIn = useActionHref(applyAct(job));
  if (job.isSample) return <p className={styles.note}>Example: see how a job looks.</p>;
  if (job.state === 'closed') return <p className={styles.note}>This job is closed.</p>;
  return (
    <ButtonLink as={Link} to={signIn} aria-describedby={titleId}>
      Sign in to apply
    </ButtonLink>
  );
}
