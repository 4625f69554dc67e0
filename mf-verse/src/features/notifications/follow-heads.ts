import { type NotificationHead, STREAM_EVENTS } from '@verse/api-contract/notifications';

export interface FollowOptions {
  memberId: string;
  onHead: (head: NotificationHead) => void;
  /** Requests the head once; its result is passed to `heard`. */
  poll: () => void;
}

export interface Following {
  /** Publishes the result of a poll to the other tabs. */
  heard: (head: NotificationHead) => void;
  stop: () => void;
}

type Message = { is: 'head'; head: NotificationHead } | { is: 'beat' } | { is: 'new' };

const LOCK = 'verse-stream';
const WATCH_MS = 5000;
/** Time without a message after which a stream is considered half open. */
const SILENT_MS = 20_000;
/** Time without a message from the leading tab after which a tab polls itself. */
const ALONE_MS = 25_000;
const POLL_MS = 15_000;
const POLL_HIDDEN_MS = 60_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * One event stream. A browser closes it permanently after any response except 200, so it is reopened with growing
 * delays.
 */
class Source {
  readonly #on: { head: (head: NotificationHead) => void; beat: () => void };
  #source: EventSource | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #heardAt = 0;

  constructor(on: { head: (head: NotificationHead) => void; beat: () => void }) {
    this.#on = on;
    this.#open();
  }

  get isSilent(): boolean {
    return Date.now() - this.#heardAt > SILENT_MS;
  }

  /** Reopens the stream when it is silent. */
  watch(): void {
    if (this.#again === undefined && this.isSilent) this.#retry();
  }

  close(): void {
    this.#source?.close();
    clearTimeout(this.#again);
  }

  #open(): void {
    this.#again = undefined;
    this.#heardAt = Date.now();
    const source = new EventSource('/api/notifications/stream');
    this.#source = source;
    source.addEventListener(STREAM_EVENTS.head, ({ data }: MessageEvent<string>) => {
      this.#hear();
      this.#on.head(JSON.parse(data) as NotificationHead);
    });
    source.addEventListener(STREAM_EVENTS.beat, () => {
      this.#hear();
      this.#on.beat();
    });
    // The session has expired. The member notices at the next action, and loses no typed text until then.
    source.addEventListener(STREAM_EVENTS.end, () => this.close());
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) this.#retry();
    });
  }

  #hear(): void {
    this.#heardAt = Date.now();
    this.#tries = 0;
  }

  #retry(): void {
    this.close();
    const wait = Math.min(LONGEST_RETRY_MS, 1000 * 2 ** this.#tries);
    this.#tries += 1;
    // With jitter, because all pages lose their streams at the same moment.
    this.#again = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }
}

const canShare = () =>
  typeof EventSource !== 'undefined' && typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined;

/**
 * Keeps this window up to date with one stream for all windows of a browser: the window that holds the lock opens the
 * stream and forwards its events. A window that receives nothing, or has no channel, polls.
 */
export function followHeads({ memberId, onHead, poll }: FollowOptions): Following {
  const channel = canShare() ? new BroadcastChannel(`${LOCK} ${memberId}`) : undefined;
  let source: Source | undefined;
  let heardAt = Date.now();
  let polledAt = 0;
  let last: NotificationHead | undefined;
  let release: () => void = () => undefined;

  function take(head: NotificationHead) {
    heardAt = Date.now();
    last = head;
    onHead(head);
  }
  const tell = (message: Message) => channel?.postMessage(message);
  function heard(head: NotificationHead) {
    take(head);
    tell({ is: 'head', head });
  }

  function lead() {
    source = new Source({
      head: heard,
      beat() {
        heardAt = Date.now();
        tell({ is: 'beat' });
      },
    });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.is === 'head') take(data.head);
    if (data.is === 'beat') heardAt = Date.now();
    if (data.is === 'new' && source && last) tell({ is: 'head', head: last });
  });

  function join() {
    if (!channel) return;
    const leaving = new AbortController();
    const held = new Promise<void>((resolve) => {
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
        return held;
      })
      // Rejects when this window leaves before it gets the lock.
      .catch(() => undefined);
    tell({ is: 'new' });
  }

  function watch() {
    source?.watch();
    const isAlone = !channel || (source ? source.isSilent : Date.now() - heardAt > ALONE_MS);
    const every = document.hidden ? POLL_HIDDEN_MS : POLL_MS;
    if (!isAlone || Date.now() - polledAt < every) return;
    polledAt = Date.now();
    poll();
  }

  join();
  if (!channel) watch();
  const watching = setInterval(watch, WATCH_MS);
  // A held lock keeps a page out of the back/forward cache.
  const leave = () => release();
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && join();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return {
    heard,
    stop() {
      clearInterval(watching);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      release();
      channel?.close();
    },
  };
}
