import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { Notification } from '@verse/api-contract/api';
import { formatCount, formatFullMoment, formatShortMoment } from '@verse/api-contract/formats';
import { type LoadedPage, usePagedList, useSend } from '@verse/contract/server-state';
import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { useIsVisible } from '../../shared/use-is-visible';
import { headStore, useHead } from './head-store';
import styles from './notification-list.module.scss';
import { markRead } from './notifications.api';

/** The notifications, newest first. Displayed notifications are marked as read. */
export function NotificationList({ first }: { first: LoadedPage<Notification> }) {
  const { box, heading, ...list } = usePagedList(first, { noun: ['notification', 'notifications'] });
  const isMarked = useMarkedAsRead(first.entries);
  return (
    <section aria-labelledby="notifications-list">
      <h2 id="notifications-list" ref={heading} tabIndex={-1}>
        <VisuallyHidden>List</VisuallyHidden>
      </h2>
      {isMarked ? <News /> : null}
      {list.entries.length === 0 ? (
        <EmptyState title="No notifications yet.">Answers, likes and decisions show up here.</EmptyState>
      ) : (
        <>
          <ul ref={box} className={styles.lines}>
            {list.entries.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
    </section>
  );
}

function Line({ line: { id, text, path, action, at, isUnread } }: { line: Notification }) {
  return (
    <li className={styles.line} data-entry={id} data-unread={isUnread || undefined} tabIndex={-1}>
      <div>
        <p id={`line-${id}`} className={styles.text}>
          {isUnread ? <VisuallyHidden>New: </VisuallyHidden> : null}
          {text}
        </p>
        <time className={styles.time} dateTime={at} title={formatFullMoment(at)}>
          {formatShortMoment(at)}
        </time>
      </div>
      <ButtonLink as={Link} to={path} variant="secondary" size="small" aria-describedby={`line-${id}`}>
        {action}
      </ButtonLink>
    </li>
  );
}

/**
 * Marks the displayed notifications as read, but not those that arrive in the meantime. Returns true once no displayed
 * notification is unread.
 */
function useMarkedAsRead(shown: readonly Notification[]): boolean {
  const send = useSend();
  const upTo = shown.some(({ isUnread }) => isUnread) ? shown[0]?.at : undefined;
  const isVisible = useIsVisible();
  const [marked, setMarked] = useState<string>();
  useEffect(() => {
    if (upTo === undefined || !isVisible) return;
    void send((api) => markRead(api, upTo)).then((result) => {
      if (!result.ok) return;
      headStore.take(result.value);
      setMarked(upTo);
    });
  }, [send, upTo, isVisible]);
  return upTo === undefined || marked === upTo;
}

/** Shows newer notifications only on request, so that the list does not move while in use. */
function News() {
  const { revalidate, state } = useRevalidator();
  const unread = useHead()?.unread ?? 0;
  return (
    <div className={styles.news} role="status">
      {unread === 0 ? null : (
        <Button variant="secondary" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          Show {formatCount(unread, 'new notification')}
        </Button>
      )}
    </div>
  );
}
