import type { NotificationHead } from '@verse/api-contract/api';
import { STREAM_EVENTS } from '@verse/api-contract/community/notifications.values';

export interface FollowOptions {
  memberId: string;
  onHead: (head: NotificationHead) => void;
  /** Requests the numbers of unread notifications and next steps once. The caller passes the result to `publish`. */
  poll: () => void;
}

export interface Following {
  /** Passes on the result of a poll, including to the other tabs. */
  publish: (head: NotificationHead) => void;
  stop: () => void;
}

type Message = { is: 'head'; head: NotificationHead } | { is: 'beat' } | { is: 'new' };

const LOCK = 'verse-stream';
const WATCH_MS = 5000;
/** A stream is considered half-open after this long without a message. */
const SILENT_MS = 20_000;
/** A tab polls for itself after this long without a message from the leading tab. */
const LEADER_TIMEOUT_MS = 25_000;
const POLL_MS = 15_000;
const POLL_HIDDEN_MS = 60_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * A single event stream. Browsers close a stream permanently after any response other than 200, so it is reopened with
 * increasing delays.
 */
class Source {
  readonly #handlers: { head: (head: NotificationHead) => void; beat: () => void };
  #source: EventSource | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #lastEventAt = 0;

  constructor(on: { head: (head: NotificationHead) => void; beat: () => void }) {
    this.#handlers = on;
    this.#open();
  }

  get isSilent(): boolean {
    return Date.now() - this.#lastEventAt > SILENT_MS;
  }

  /** Reopens the stream if it has gone silent. */
  watch(): void {
    if (this.#retryTimer === undefined && this.isSilent) this.#retry();
  }

  close(): void {
    this.#source?.close();
    clearTimeout(this.#retryTimer);
  }

  #open(): void {
    this.#retryTimer = undefined;
    this.#lastEventAt = Date.now();
    const source = new EventSource('/api/notifications/stream');
    this.#source = source;
    source.addEventListener(STREAM_EVENTS.head, ({ data }: MessageEvent<string>) => {
      this.#recordEvent();
      this.#handlers.head(JSON.parse(data) as NotificationHead);
    });
    source.addEventListener(STREAM_EVENTS.beat, () => {
      this.#recordEvent();
      this.#handlers.beat();
    });
    // The session has expired. The member is not interrupted, so that no typed text is lost; the next action asks them
    // to sign in.
    source.addEventListener(STREAM_EVENTS.end, () => this.close());
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) this.#retry();
    });
  }

  #recordEvent(): void {
    this.#lastEventAt = Date.now();
    this.#attempts = 0;
  }

  #retry(): void {
    this.close();
    const wait = Math.min(LONGEST_RETRY_MS, 1000 * 2 ** this.#attempts);
    this.#attempts += 1;
    // Adds jitter, because all pages may lose their streams at the same moment, e.g. during a server restart.
    this.#retryTimer = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }
}

const canShare = () =>
  typeof EventSource !== 'undefined' && typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined;

/**
 * Keeps this window up to date with a single stream for all of the browser's windows: the window holding the lock opens
 * the stream and forwards its events. A window that receives nothing, or has no channel, polls instead.
 */
export function followUnreadCounts({ memberId, onHead, poll }: FollowOptions): Following {
  const channel = canShare() ? new BroadcastChannel(`${LOCK} ${memberId}`) : undefined;
  let source: Source | undefined;
  let lastMessageAt = Date.now();
  let polledAt = 0;
  let last: NotificationHead | undefined;
  let release: () => void = () => undefined;

  function receive(head: NotificationHead) {
    lastMessageAt = Date.now();
    last = head;
    onHead(head);
  }
  const broadcast = (message: Message) => channel?.postMessage(message);
  function publish(head: NotificationHead) {
    receive(head);
    broadcast({ is: 'head', head });
  }

  function lead() {
    source = new Source({
      head: publish,
      beat() {
        lastMessageAt = Date.now();
        broadcast({ is: 'beat' });
      },
    });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.is === 'head') receive(data.head);
    if (data.is === 'beat') lastMessageAt = Date.now();
    if (data.is === 'new' && source && last) broadcast({ is: 'head', head: last });
  });

  function join() {
    if (!channel) return;
    const leaving = new AbortController();
    const untilReleased = new Promise<void>((resolve) => {
      release = () => {
        leaving.abort();
        source?.close();
        source = undefined;
        resolve();
      };
    });
    navigator.locks
      .request(`${LOCK} ${memberId}`, { signal: leaving.signal }, () => {
        lead();
        return untilReleased;
      })
      // Rejects if this window stops waiting for the lock before acquiring it.
      .catch(() => undefined);
    broadcast({ is: 'new' });
  }

  function watch() {
    source?.watch();
    const isAlone = !channel || (source ? source.isSilent : Date.now() - lastMessageAt > LEADER_TIMEOUT_MS);
    const every = document.hidden ? POLL_HIDDEN_MS : POLL_MS;
    if (!isAlone || Date.now() - polledAt < every) return;
    polledAt = Date.now();
    poll();
  }

  join();
  if (!channel) watch();
  const watching = setInterval(watch, WATCH_MS);
  // Releases the lock, because holding it would keep the page out of the back/forward cache.
  const handlePageHide = () => release();
  const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && join();
  window.addEventListener('pagehide', handlePageHide);
  window.addEventListener('pageshow', handlePageShow);
  return {
    publish,
    stop() {
      clearInterval(watching);
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
      release();
      channel?.close();
    },
  };
}
