import type { InboxMessage } from '@verse/api-contract/api';
import { formatDay, formatUtcMoment } from '@verse/api-contract/formats';
import { Badge, Button, Cluster } from '@verse/ui';
import { type InboxStatus, STATUS_LABELS } from './inbox';
import type { MoveInput } from './inbox.api';
import styles from './message-card.module.scss';
import { MessageThread } from './message-thread';

interface MessageCardProps {
  message: InboxMessage;
  isMoving: boolean;
  onMove: (move: MoveInput) => void;
}

const TONES = { new: 'accent', open: 'highlight', done: 'success' } as const;

/** The statuses that a message can move to. */
const MOVES: Record<InboxStatus, [InboxStatus, string][]> = {
  new: [
    ['done', 'Mark as done'],
    ['open', 'Mark as in progress'],
  ],
  open: [['done', 'Mark as done']],
  done: [['open', 'Reopen']],
};

/** A list row that expands to show the whole message. */
export function MessageCard({ message, isMoving, onMove }: MessageCardProps) {
  const { id, name, subject, status, reference, createdAt } = message;
  return (
    <details className={styles.message} data-status={status}>
      <summary className={styles.summary}>
        <h2 className={styles.subject} dir="auto">
          {subject}
        </h2>
        <span className={styles.from}>
          <bdi>{name}</bdi>, <time dateTime={createdAt}>{formatUtcMoment(createdAt)}</time>
          {message.dueAt ? `, answer due ${formatDay(message.dueAt)}` : ''}
        </span>
        <Badge tone={message.isOverdue ? 'error' : TONES[status]}>
          {message.isOverdue ? 'Overdue' : STATUS_LABELS[status]}
        </Badge>
      </summary>
      <div className={styles.whole}>
        <p className={styles.text} dir="auto">
          {message.message}
        </p>
        <dl className={styles.facts}>
          <dt>From</dt>
          <dd>
            <bdi>{name}</bdi> ({message.email})
          </dd>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </dl>
        <MessageThread message={message} />
        <Cluster>
          {MOVES[status].map(([to, words]) => (
            <Button
              key={to}
              variant="secondary"
              isBusy={isMoving}
              onClick={() => onMove({ id, before: status, status: to })}
            >
              {words}
            </Button>
          ))}
        </Cluster>
      </div>
    </details>
  );
}
