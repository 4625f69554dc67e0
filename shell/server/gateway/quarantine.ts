const STRIKES = 2;
const STRIKE_MEMORY_MS = 60_000;
const REST_MS = 60_000;

/** A circuit breaker: releases that crashed a worker twice within a minute are rendered by the browser for a minute. */
export class Quarantine {
  readonly #strikes = new Map<string, number[]>();
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  holds(release: string): boolean {
    return (this.#until.get(release) ?? 0) > this.#now();
  }

  /** Counts a lost worker against a release; returns true when that opens the circuit. */
  strike(release: string): boolean {
    const now = this.#now();
    const recent = [...(this.#strikes.get(release) ?? []).filter((time) => now - time < STRIKE_MEMORY_MS), now];
    this.#strikes.set(release, recent);
    if (recent.length < STRIKES) return false;
    this.#until.set(release, now + REST_MS);
    this.#strikes.delete(release);
    return true;
  }
}
