const FAILURE_THRESHOLD = 2;
const FAILURE_WINDOW_MS = 60_000;
const OPEN_MS = 60_000;

/** After a release has crashed a worker twice within a minute, browsers render its pages for a minute. */
export class CircuitBreaker {
  readonly #failures = new Map<string, number[]>();
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  isOpen(release: string): boolean {
    return (this.#until.get(release) ?? 0) > this.#now();
  }

  /** Records a lost worker against a release. Returns true when this opens the circuit. */
  recordFailure(release: string): boolean {
    const now = this.#now();
    const recent = [...(this.#failures.get(release) ?? []).filter((time) => now - time < FAILURE_WINDOW_MS), now];
    this.#failures.set(release, recent);
    if (recent.length < FAILURE_THRESHOLD) return false;
    this.#until.set(release, now + OPEN_MS);
    this.#failures.delete(release);
    return true;
  }
}
