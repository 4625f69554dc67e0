import { Link, useNavigation } from 'react-router-dom';
import { formatCount } from '@verse/api-contract/formats';
import { useAction } from '@verse/contract/server-state';
import { EmptyState, Pagination, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { inboxQuery, STATUS_LABELS } from './inbox';
import { type Inbox, moveMessage } from './inbox.api';
import { InboxFilter } from './inbox-filter';
import styles from './inbox-list.module.scss';
import { MessageCard } from './message-card';
import { MoveNote } from './move-note';

interface InboxListProps {
  inbox: Inbox;
}

export function InboxList({ inbox: { choice, messages, total, pages } }: InboxListProps) {
  const { run, result, isBusy } = useAction(moveMessage, { showsFailure: true, shouldRevalidate: ({ ok }) => ok });
  const isLoading = useNavigation().state === 'loading';
  return (
    <Stack>
      <InboxFilter status={choice.status} />
      <MoveNote result={result} isMoving={isBusy} onMove={run} />
      <MutedText role="status">{isLoading ? 'Loading messages…' : formatCount(total, 'message')}</MutedText>
      {messages.length === 0 ? <Nothing status={choice.status} /> : null}
      <ul className={styles.messages} aria-label="Messages" aria-busy={isLoading}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} isMoving={isBusy} onMove={run} />
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
    </Stack>
  );
}

function Nothing({ status }: Pick<Inbox['choice'], 'status'>) {
  if (status)
    return (
      <EmptyState
        title={`No messages are “${STATUS_LABELS[status]}”.`}
        action={<Link to={{ search: '' }}>Show all messages</Link>}
      />
    );
  return <EmptyState title="No messages yet.">Messages from the contact page appear here.</EmptyState>;
}
