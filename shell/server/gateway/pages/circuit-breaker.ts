const FAILURE_THRESHOLD = 2;
const FAILURE_WINDOW_MS = 60_000;
const OPEN_MS = 60_000;

/**
 * Protects the render workers from a release that crashes them. If the release crashes a worker twice within a minute,
 * its pages are rendered in the browser for the next minute.
 */
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

  /** Records that a release crashed a worker. Returns true if this opens the circuit. */
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
