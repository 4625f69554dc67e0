import { ApiError } from '@verse/contract';
import { getRetryDelay } from './drafts.api';

/**
 * Delays in milliseconds: after the last keystroke, at most after the first one, and between attempts without a
 * connection.
 */
const PAUSE = 800;
const LONGEST_PAUSE = 4000;
const RETRIES = [2000, 5000, 15_000, 60_000];

/** `all`: also drafts that are not open in the editor. `pull`: also drafts from other devices. */
export type Scope = Record<'all' | 'pull', boolean>;

const OPEN_ONE: Scope = { all: false, pull: false };

type Exchange = (scope: Scope) => Promise<void>;
type Tell = (error: ApiError, isRetried: boolean) => void;

/**
 * Determines when to synchronise: after a pause in typing, when the tab is hidden or shown, and when the network is
 * back.
 */
export class SyncLoop {
  readonly #exchange: Exchange;
  readonly #tell: Tell;
  #isOn = false;
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince = 0;
  #isAllWaiting = false;
  #failures = 0;
  /** Time before which the server accepts no further request. */
  #notBefore = 0;

  constructor(exchange: Exchange, tell: Tell) {
    this.#exchange = exchange;
    this.#tell = tell;
  }

  start(): Promise<void> {
    this.#isOn = true;
    window.addEventListener('online', this.#look);
    document.addEventListener('visibilitychange', this.#glance);
    return this.run({ all: true, pull: true });
  }

  stop() {
    window.removeEventListener('online', this.#look);
    document.removeEventListener('visibilitychange', this.#glance);
    void this.run(OPEN_ONE);
    this.#isOn = false;
  }

  readonly #look = () => void this.run({ all: true, pull: true });
  readonly #glance = () => (document.visibilityState === 'hidden' ? void this.run(OPEN_ONE) : this.#look());

  /** Synchronises after a pause in typing, or at the latest `LONGEST_PAUSE` after the first keystroke. */
  soon(all: boolean) {
    this.#waitingSince ||= Date.now();
    this.again(all, Math.max(0, Math.min(PAUSE, this.#waitingSince + LONGEST_PAUSE - Date.now())));
  }

  again(all = true, pause = 0) {
    clearTimeout(this.#timer);
    if (!this.#isOn) return;
    this.#isAllWaiting ||= all;
    const patience = this.#notBefore - Date.now();
    this.#timer = setTimeout(() => void this.run(OPEN_ONE), Math.max(pause, patience));
  }

  /** Synchronises after the previous run has finished. */
  run({ all, pull }: Scope): Promise<void> {
    clearTimeout(this.#timer);
    const scope = { all: all || this.#isAllWaiting, pull };
    this.#waitingSince = 0;
    this.#isAllWaiting = false;
    this.#work = this.#work.then(() => this.#attempt(scope)).catch((error: unknown) => this.#explain(error));
    return this.#work;
  }

  async #attempt(scope: Scope) {
    if (!navigator.onLine) throw new ApiError(0, undefined);
    await this.#exchange(scope);
    this.#failures = 0;
  }

  #explain(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || !this.#isOn) return;
    this.#notBefore = Date.now() + getRetryDelay(error);
    this.#tell(error, error.status !== 403);
    if (error.status !== 403) this.again(true, RETRIES[Math.min(this.#failures, RETRIES.length - 1)]);
    this.#failures += 1;
  }
}
