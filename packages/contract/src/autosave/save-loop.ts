/**
 * Pause after the last change, its maximum since the first unsaved change, and delays of repeated retries, in
 * milliseconds.
 */
const PAUSE = 800;
const LONGEST_PAUSE = 4000;
const RETRIES = [2000, 5000, 15_000, 60_000];

/**
 * Saves what has changed. Resolves with `null` once nothing is left to save, or with the minimum delay of the next
 * attempt in milliseconds; 0 if the server has not asked for one.
 *
 * @param isReturn whether the page was opened or shown again, or is online again, so that there may also be changes
 * from elsewhere
 */
type Attempt = (isReturn: boolean) => Promise<number | null>;

/**
 * Determines when to save: after a pause in typing, when the page is left, hidden or shown again, and when the network
 * is back. One attempt runs at a time. Stops with the page: what could not be saved by then waits on the device.
 */
export class SaveLoop {
  readonly #attempt: Attempt;
  #isOn = false;
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pendingSince = 0;
  #failures = 0;
  /** Earliest time at which the server accepts another request. */
  #notBefore = 0;

  constructor(attempt: Attempt) {
    this.#attempt = attempt;
  }

  get isOn() {
    return this.#isOn;
  }

  start(): Promise<void> {
    this.#isOn = true;
    window.addEventListener('online', this.#handleReturn);
    document.addEventListener('visibilitychange', this.#handleVisibility);
    return this.run(true);
  }

  stop() {
    window.removeEventListener('online', this.#handleReturn);
    document.removeEventListener('visibilitychange', this.#handleVisibility);
    if (this.#isOn) void this.run();
    this.#isOn = false;
  }

  readonly #handleReturn = () => void this.run(true);
  readonly #handleVisibility = () => void this.run(document.visibilityState === 'visible');

  /** Saves after a pause in typing, but no later than `LONGEST_PAUSE` after the first change. */
  scheduleAfterPause() {
    this.#pendingSince ||= Date.now();
    this.schedule(Math.max(0, Math.min(PAUSE, this.#pendingSince + LONGEST_PAUSE - Date.now())));
  }

  schedule(pause = 0) {
    clearTimeout(this.#timer);
    if (!this.#isOn) return;
    this.#timer = setTimeout(() => void this.run(), Math.max(pause, this.#notBefore - Date.now()));
  }

  /** Saves now, or once the current attempt has finished. */
  run(isReturn = false): Promise<void> {
    clearTimeout(this.#timer);
    this.#pendingSince = 0;
    const run = this.#work.then(() => this.#runOnce(isReturn));
    // A defect, which the caller gets, does not prevent later attempts.
    this.#work = run.catch(() => undefined);
    return run;
  }

  async #runOnce(isReturn: boolean): Promise<void> {
    const delay = await this.#attempt(isReturn);
    if (delay === null) {
      this.#failures = 0;
      return;
    }
    this.#notBefore = Date.now() + delay;
    this.schedule(RETRIES[Math.min(this.#failures, RETRIES.length - 1)]);
    this.#failures += 1;
  }
}
