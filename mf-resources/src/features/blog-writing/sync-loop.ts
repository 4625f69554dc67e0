import { ApiError } from '@verse/contract';
import { getRetryDelay } from './drafts.api';

/** Milliseconds: from the last letter, at most from the first, and between attempts without a connection. */
const PAUSE = 800;
const LONGEST_PAUSE = 4000;
const RETRIES = [2000, 5000, 15_000, 60_000];

/** `all`: also the drafts that do not lie on the editor. `pull`: also what other devices have brought. */
export type Scope = Record<'all' | 'pull', boolean>;

const OPEN_ONE: Scope = { all: false, pull: false };

type Exchange = (scope: Scope) => Promise<void>;
type Tell = (error: ApiError, isRetried: boolean) => void;

/**
 * When to speak to the server: after a pause in typing, when the tab is left or looked at, when the network is back.
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
  /** The server has asked for patience until then. */
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

  /** When nothing has been typed for a moment, or everything for a while. */
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

  /** One after the other. */
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
