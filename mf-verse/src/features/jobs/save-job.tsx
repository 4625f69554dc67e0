import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { VisuallyHidden } from '@verse/ui';
import { useActionHref } from '../../shared/guest-action';
import { Bookmark } from './bookmark';
import { OwnJobContext } from './own-job-context';
import type { SaveJobProps } from './own-save';
import styles from './save-job.module.scss';

export function SaveJob(props: SaveJobProps) {
  const isMember = useSession().status === 'member';
  const { Save } = use(OwnJobContext);
  const forGuests = <SignInToSave {...props} />;
  if (!isMember) return forGuests;
  return (
    <Suspense fallback={forGuests}>
      <Save {...props} />
    </Suspense>
  );
}

function SignInToSave({ job, titleId }: SaveJobProps) {
  return (
    <Link className={styles.save} to={useActionHref(`save-${job.id}`)} aria-describedby={titleId}>
      <Bookmark />
      <span>
        <VisuallyHidden>Sign in to save</VisuallyHidden>
        <span aria-hidden="true">Save</span>
      </span>
    </Link>
  );
}
