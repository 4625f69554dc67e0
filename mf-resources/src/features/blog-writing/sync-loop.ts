import { ApiError } from '@verse/contract';
import { getRetryDelay } from './drafts.api';

/**
 * Delays in milliseconds: the debounce after the last keystroke, its maximum since the first keystroke, and the retry
 * delays when there is no connection.
 */
const PAUSE = 800;
const LONGEST_PAUSE = 4000;
const RETRIES = [2000, 5000, 15_000, 60_000];

/** `all` includes drafts that are not open in the editor. `pull` includes drafts from other devices. */
export type Scope = Record<'all' | 'pull', boolean>;

const OPEN_DRAFT: Scope = { all: false, pull: false };

type Exchange = (scope: Scope) => Promise<void>;
type ErrorListener = (error: ApiError, isRetried: boolean) => void;

/**
 * Determines when to synchronise: after a pause in typing, when the tab is hidden or shown, and when the network is
 * back.
 */
export class SyncLoop {
  readonly #exchange: Exchange;
  readonly #onError: ErrorListener;
  #isOn = false;
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pendingSince = 0;
  #isAllPending = false;
  #failures = 0;
  /** Earliest time at which the server accepts another request. */
  #notBefore = 0;

  constructor(exchange: Exchange, onError: ErrorListener) {
    this.#exchange = exchange;
    this.#onError = onError;
  }

  start(): Promise<void> {
    this.#isOn = true;
    window.addEventListener('online', this.#syncAll);
    document.addEventListener('visibilitychange', this.#handleVisibility);
    return this.run({ all: true, pull: true });
  }

  stop() {
    window.removeEventListener('online', this.#syncAll);
    document.removeEventListener('visibilitychange', this.#handleVisibility);
    void this.run(OPEN_DRAFT);
    this.#isOn = false;
  }

  readonly #syncAll = () => void this.run({ all: true, pull: true });
  readonly #handleVisibility = () =>
    document.visibilityState === 'hidden' ? void this.run(OPEN_DRAFT) : this.#syncAll();

  /** Synchronises after a pause in typing, but no later than `LONGEST_PAUSE` after the first keystroke. */
  scheduleAfterPause(all: boolean) {
    this.#pendingSince ||= Date.now();
    this.schedule(all, Math.max(0, Math.min(PAUSE, this.#pendingSince + LONGEST_PAUSE - Date.now())));
  }

  schedule(all = true, pause = 0) {
    clearTimeout(this.#timer);
    if (!this.#isOn) return;
    this.#isAllPending ||= all;
    const retryDelay = this.#notBefore - Date.now();
    this.#timer = setTimeout(() => void this.run(OPEN_DRAFT), Math.max(pause, retryDelay));
  }

  /** Synchronises once the previous run has finished. */
  run({ all, pull }: Scope): Promise<void> {
    clearTimeout(this.#timer);
    const scope = { all: all || this.#isAllPending, pull };
    this.#pendingSince = 0;
    this.#isAllPending = false;
    this.#work = this.#work.then(() => this.#attempt(scope)).catch((error: unknown) => this.#handleError(error));
    return this.#work;
  }

  async #attempt(scope: Scope) {
    if (!navigator.onLine) throw new ApiError(0, undefined);
    await this.#exchange(scope);
    this.#failures = 0;
  }

  #handleError(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || !this.#isOn) return;
    this.#notBefore = Date.now() + getRetryDelay(error);
    this.#onError(error, error.status !== 403);
    if (error.status !== 403) this.schedule(true, RETRIES[Math.min(this.#failures, RETRIES.length - 1)]);
    this.#failures += 1;
  }
}
