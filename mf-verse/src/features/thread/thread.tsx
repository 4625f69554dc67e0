import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Skeleton, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { Message } from './message';
import { MessageForm } from './message-form';
import type { ThreadMessage } from './thread.api';
import styles from './thread.module.scss';
import { useThread } from './use-thread';

interface ThreadProps {
  /** Path of a route that has no page and whose loader was created by `threadLoader`. */
  at: string;
  /** The thread's API path. Messages are posted to it, and files to `/files` below it. */
  path: string;
  fileHref: (id: string) => string;
  /** The member's side. Colleagues may write for this side as well. */
  side?: string;
  /** The other side's name. */
  other: string;
  /** A string that changes when there may be new messages, e.g. the notifications' version. */
  freshness?: string;
  /** Explains why no more messages can be written; existing messages remain readable. */
  closed?: ReactNode;
  /** Renders actions on a message from the other side. */
  actions?: (entry: ThreadMessage) => ReactNode;
  /** Renders a custom form instead of the default one with files; it must add the sent message itself. */
  form?: (add: (entry: ThreadMessage) => void) => ReactNode;
  /** Whether the page opens at the newest message, because it has nothing else to show. */
  opensAtEnd?: boolean;
  /** Text shown before the first message. */
  children: ReactNode;
}

/**
 * The messages of two sides about one subject, oldest first, with files.
 *
 * @example <Thread at={`${page}/thread`} path={`/api/me/applications/${id}/thread`} fileHref={fileHref}
 * other={company}> Ask about the job, or send what was asked for. </Thread>
 */
export function Thread({
  at,
  path,
  fileHref,
  side = 'applicant',
  other,
  freshness = '',
  closed,
  actions,
  opensAtEnd = false,
  form = (add) => <MessageForm path={path} label={`Write to ${other}`} onSent={add} />,
  children,
}: ThreadProps) {
  const thread = useThread(at, freshness);
  const root = useOpenedAtEnd(opensAtEnd && !thread.isWaiting);
  if (thread.failure !== undefined)
    return (
      <p className={styles.failure} role="alert">
        {thread.failure}{' '}
        <Button variant="secondary" size="small" isBusy={thread.isLoading} onClick={thread.reload}>
          Try again
        </Button>
      </p>
    );
  return (
    <Stack ref={root}>
      {thread.isWaiting ? <Waiting /> : null}
      {thread.hasEarlier ? <Earlier thread={thread} /> : null}
      {!thread.isWaiting && thread.entries.length === 0 ? <MutedText>{children}</MutedText> : null}
      <Stack as="ol" gap={3} aria-label="Messages" hidden={thread.entries.length === 0}>
        {thread.entries.map((entry) => (
          <li key={entry.id}>
            <Message entry={entry} isOwnSide={entry.from === side} fileHref={fileHref} actions={actions} />
          </li>
        ))}
      </Stack>
      {closed ? <MutedText>{closed}</MutedText> : form(thread.add)}
    </Stack>
  );
}

/** Height of the bar at the bottom of phones, in CSS pixels. */
const BAR = 80;

/** Scrolls once to the end of an element that is longer than the window. */
function useOpenedAtEnd(isReady: boolean) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bottom = isReady ? (root.current?.getBoundingClientRect().bottom ?? 0) : 0;
    if (bottom + BAR > window.innerHeight) window.scrollBy({ top: bottom + BAR - window.innerHeight });
  }, [isReady]);
  return root;
}

function Earlier({ thread }: { thread: ReturnType<typeof useThread> }) {
  return (
    <div className={styles.earlier}>
      <Button variant="quiet" size="small" isBusy={thread.isLoadingEarlier} onClick={thread.loadEarlier}>
        Show earlier messages
      </Button>
      <p role="status">{thread.earlierFailure}</p>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status">
      <p>Loading messages…</p>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
