import { useFetcher } from 'react-router-dom';
import type { Contest, ContestAnswer } from '@verse/api-contract/contests';
import { Badge, Button } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { isFull } from './contest-choice';
import styles from './contest-entry.module.scss';
import { clockText } from './time-left';

interface ContestEntryProps {
  contest: Contest;
  /** The id of the heading that names the contest. */
  titleId: string;
}

/** The member's own place: taken, held or given back by one button that stays where it is, and so keeps the focus. */
export function ContestEntry({ contest, titleId }: ContestEntryProps) {
  const { id, status, entry } = contest;
  const { Form, data, state } = useFetcher<FormOutcome<ContestAnswer>>();
  const isClosed = status === 'ended' || (isFull(contest) && !entry);
  return (
    <Form method="post" className={styles.entry}>
      <input type="hidden" name="id" value={id} />
      {entry ? <Badge tone="success">{entry.state === 'held' ? 'Pending' : 'Joined'}</Badge> : null}
      <Button
        type="submit"
        name="intent"
        value={entry ? 'leave' : 'join'}
        variant={entry ? 'secondary' : 'primary'}
        disabled={isClosed}
        isBusy={state !== 'idle'}
        aria-describedby={titleId}
      >
        {wordsOf(contest)}
      </Button>
      {entry ? (
        <a className={styles.calendar} href={`/api/contests/${id}/calendar.ics`} download aria-describedby={titleId}>
          Add to calendar
        </a>
      ) : null}
      <p className={styles.note} role="status">
        {noteOf(contest, data)}
      </p>
    </Form>
  );
}

/** What the button does, or why it does nothing: an end wins over a full house. */
function wordsOf(contest: Contest): string {
  if (contest.status === 'ended') return 'Contest Ended';
  if (contest.entry) return 'Leave';
  return isFull(contest) ? 'Contest Full' : 'Join Contest';
}

function noteOf({ entry }: Contest, outcome: FormOutcome<ContestAnswer> | undefined): string | undefined {
  if (outcome?.ok === false) return outcome.message;
  if (entry?.heldUntil) return `Your place is held until ${clockText(entry.heldUntil)}. No money is taken yet.`;
  if (!outcome) return undefined;
  return entry ? 'You have joined.' : 'You have left, and can join again while there is room.';
}
