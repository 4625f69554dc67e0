import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Contest, ContestAnswer } from '@verse/api-contract/api';
import { formatClock } from '@verse/api-contract/formats';
import { useSession, useShell } from '@verse/contract/react';
import { type Result, useAction, useLoad } from '@verse/contract/server-state';
import { Badge, Button, ButtonLink, Cluster } from '@verse/ui';
import { useReturn } from '../../shared/guest-action';
import styles from './contest-entry.module.scss';
import { getButtonText, getClosedNote, isFull, isOpenExample, isUnpayable, isWithoutRules } from './contest-state';
import { type ContestEntryProps, joinAct } from './join-act';
import { joinWaiting, setEntry } from './own-entry.api';

const ExampleDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-example" */ '../../shared/example-dialog');
  return { default: dialog.ExampleDialog };
});

/** The member's own place. A single button both takes it and gives it up, so that the focus does not move. */
export function OwnEntry({ contest, titleId, isAlone = false, onChange }: ContestEntryProps) {
  const { id, status, entry, hasEntry, takesEntries } = contest;
  const [isExample, setExample] = useState(false);
  const { run, result, isBusy } = useAction(
    async (client, on: boolean) => {
      const answer = await setEntry(client, { id, on });
      await onChange();
      return answer;
    },
    { showsFailure: true, shouldRevalidate: () => false },
  );
  const isClosed = status === 'ended' || (isFull(contest) && !entry) || isUnpayable(contest) || isWithoutRules(contest);
  const note = useId();
  const act = joinAct(contest);
  useReturn(act, () => document.getElementById(act)?.focus());
  return (
    <Cluster>
      {entry ? <Badge tone="success">{entry.state === 'held' ? 'Pending' : 'Joined'}</Badge> : null}
      <Button
        id={act}
        variant={entry ? 'secondary' : 'primary'}
        disabled={isClosed}
        isBusy={isBusy}
        aria-describedby={`${titleId} ${note}`}
        onClick={isOpenExample(contest) ? () => setExample(true) : () => run(!entry)}
      >
        {getButtonText(contest)}
      </Button>
      {isExample ? (
        <Suspense>
          <ExampleDialog what="contest" onClose={() => setExample(false)} />
        </Suspense>
      ) : null}
      {isFull(contest) && !entry && !hasEntry && status !== 'ended' && takesEntries !== false ? (
        <Waiting contest={contest} titleId={titleId} isAlone={isAlone} onChange={onChange} />
      ) : null}
      {(entry?.state === 'confirmed' || hasEntry) && takesEntries !== false ? (
        <YourEntry contest={contest} titleId={titleId} />
      ) : null}
      {entry ? (
        <a className={styles.calendar} href={`/api/contests/${id}/calendar.ics`} download aria-describedby={titleId}>
          Add to calendar
        </a>
      ) : null}
      <p className={styles.note} id={note} role="status">
        {getNote(contest, result)}
      </p>
    </Cluster>
  );
}

function YourEntry({ contest: { id }, titleId }: Pick<ContestEntryProps, 'contest' | 'titleId'>) {
  const to = useShell().href('contest-entry', { id });
  return to ? (
    <ButtonLink as={Link} to={to} variant="secondary" aria-describedby={titleId}>
      Your entry
    </ButtonLink>
  ) : null;
}

/** The waiting list, shown beside a full contest. The next free place goes to the member who has waited longest. */
function Waiting({ contest, titleId, isAlone = false, onChange }: ContestEntryProps) {
  const { id, entryFee } = contest;
  const isMember = useSession().status === 'member';
  const own = useShell().href('contest-entry', { id });
  const isAsked = isAlone && isMember && entryFee === 0 && own !== undefined;
  const { data: known } = useLoad<number | null>(isAsked ? `${own}/waiting` : null);
  const { run, isBusy, result } = useAction(
    (client, contestId: string) =>
      joinWaiting(client, contestId).catch(async (error: unknown) => {
        // Joining fails if a place has become free in the meantime, so the contest is reloaded.
        await onChange();
        throw error;
      }),
    { showsFailure: true, shouldRevalidate: () => false },
  );
  if (!isMember || entryFee > 0) return null;
  const position = result?.ok ? result.value.position : (known ?? undefined);
  return (
    <>
      {position === undefined ? null : <YourEntry contest={contest} titleId={titleId} />}
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={position !== undefined}
        aria-describedby={titleId}
        onClick={() => run(id)}
      >
        Join the waiting list
      </Button>
      <p className={styles.note} role="status">
        {position === undefined ? '' : `You are number ${position} on the waiting list.`}
        {result?.ok === false ? result.message : ''}
      </p>
    </>
  );
}

function getNote(contest: Contest, result: Result<ContestAnswer> | undefined): string | undefined {
  const { entry } = contest;
  if (result?.ok === false) return result.message;
  const closed = getClosedNote(contest);
  if (closed) return closed;
  if (entry?.heldUntil) return `We hold your place until ${formatClock(entry.heldUntil)}. You pay nothing yet.`;
  if (!result && contest.hasEntry && !entry) return 'Your team’s place covers you.';
  if (!result) return undefined;
  return entry ? 'You’re in.' : 'You left. You can rejoin while there’s room.';
}
