import { Link, useFetcher, useNavigation } from 'react-router-dom';
import { EmptyState, Pagination } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { inboxQuery, STATUS_WORDS } from './inbox';
import type { Inbox, InboxMove } from './inbox.api';
import { InboxFilter } from './inbox-filter';
import styles from './inbox-list.module.scss';
import { MessageCard } from './message-card';
import { MoveNote } from './move-note';

interface InboxListProps {
  inbox: Inbox;
}

export function InboxList({ inbox: { choice, messages, total, pages } }: InboxListProps) {
  const { Form, data, state } = useFetcher<FormOutcome<InboxMove>>();
  const isLoading = useNavigation().state === 'loading';
  const isMoving = state !== 'idle';
  return (
    <div className={styles.inbox}>
      <InboxFilter status={choice.status} />
      <MoveNote outcome={data} Form={Form} isMoving={isMoving} />
      <p className={styles.count} role="status">
        {isLoading ? 'Loading messages…' : `${total} ${total === 1 ? 'message' : 'messages'}`}
      </p>
      {messages.length === 0 ? <Nothing status={choice.status} /> : null}
      <ul className={styles.messages} aria-label="Messages" aria-busy={isLoading}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} Form={Form} isMoving={isMoving} />
          </li>
        ))}
      </ul>
      <Pagination
        page={choice.page}
        pages={pages}
        link={(page, { key, ...props }) => (
          <Link key={key} to={{ search: inboxQuery({ ...choice, page }) }} {...props} />
        )}
      />
    </div>
  );
}

function Nothing({ status }: Pick<Inbox['choice'], 'status'>) {
  if (status)
    return (
      <EmptyState
        title={`No messages are “${STATUS_WORDS[status]}”.`}
        action={<Link to={{ search: '' }}>Show all messages</Link>}
      />
    );
  return <EmptyState title="No messages yet.">Messages from the contact page appear here.</EmptyState>;
}
