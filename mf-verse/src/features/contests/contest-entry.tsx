import { Suspense, use, useId } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { Button, ButtonLink, Cluster } from '@verse/ui';
import { useActionHref } from '../../shared/guest-action';
import styles from './contest-entry.module.scss';
import { getButtonText, getClosedNote, isFull, isOpenExample, isUnpayable } from './contest-state';
import { type ContestEntryProps, joinAct } from './join-act';
import { OwnEntryContext } from './own-entry-context';

/** Lets the member join or leave a contest. Guests are offered the sign-in page if the contest can be joined. */
export function ContestEntry(props: ContestEntryProps) {
  const { contest } = props;
  const isMember = useSession().status === 'member';
  const { Entry } = use(OwnEntryContext);
  const isOpen =
    contest.takesEntries !== false && contest.status !== 'ended' && !isFull(contest) && !isUnpayable(contest);
  const forGuests = isOpen ? <SignInToJoin {...props} /> : <Closed {...props} />;
  if (!isMember) return forGuests;
  return (
    <Suspense fallback={forGuests}>
      <Entry {...props} />
    </Suspense>
  );
}

function SignInToJoin({ contest, titleId }: ContestEntryProps) {
  return (
    <Cluster>
      <ButtonLink as={Link} to={useActionHref(joinAct(contest))} aria-describedby={titleId}>
        Sign in to join
      </ButtonLink>
    </Cluster>
  );
}

function Closed({ contest, titleId }: ContestEntryProps) {
  const note = useId();
  if (isOpenExample(contest)) return <p className={styles.note}>Example: see how a contest looks.</p>;
  return (
    <Cluster>
      <Button disabled aria-describedby={`${titleId} ${note}`}>
        {getButtonText(contest)}
      </Button>
      <p className={styles.note} id={note}>
        {getClosedNote(contest)}
      </p>
    </Cluster>
  );
}
