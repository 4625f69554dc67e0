/** Minimum transfer rates for request bodies, at the gateway and at the API. */
export interface BodyRate {
  graceMs: number;
  /**
   * Minimum rate once the grace period has passed, in bytes per millisecond. Even a slow phone is eight times as fast.
   */
  minimumPerMs: number;
  /**
   * Rate in bytes per millisecond. Once a fifth of the grace period has passed, slower bodies may be dropped to make
   * room.
   */
  droppablePerMs: number;
}

export const BODY_RATE: BodyRate = { graceMs: 10_000, minimumPerMs: 8, droppablePerMs: 64 };

/** Maximum number of concurrent uploads per process. Other request bodies are small and need no such limit. */
export const UPLOADS_AT_ONCE = { total: 96, perClient: 12 };

export interface ArrivingBody {
  bytes: () => number;
  /** Whether no data is expected from the client, because the body is complete or reading is paused. */
  isIdle: () => boolean;
  /** Called at most once, when the body is too slow or is dropped to make room. */
  stop: (reason: 'too-slow' | 'no-room') => void;
}

export interface ArrivalLimits {
  total?: number;
  perClient?: number;
  rate?: BodyRate;
}

interface Entry extends ArrivingBody {
  client: string;
  begun: number;
  /** Total time during which no data was expected from the client, in milliseconds. */
  idleMs: number;
  seenAt: number;
}

const SWEEP_MS = 500;

/**
 * Limits the request bodies being received by a process, so that slow clients cannot exhaust its resources. Stops
 * bodies that are slower than the minimum rate; when a limit is reached, drops a slow body in favour of a new one.
 *
 * @example
 * const leave = bodies.enter(address, { bytes, isIdle, stop }); // 'client' or 'all' when there is no room
 */
export class ArrivingBodies {
  readonly #limits: Required<ArrivalLimits>;
  readonly #entries = new Set<Entry>();
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ total = Infinity, perClient = Infinity, rate = BODY_RATE }: ArrivalLimits = {}) {
    this.#limits = { total, perClient, rate };
  }

  get count(): number {
    return this.#entries.size;
  }

  /**
   * Admits a body and returns a function that removes it. If there is no room, returns the limit that was reached:
   * `client` or `all` (the whole process).
   */
  enter(client: string, body: ArrivingBody): (() => void) | 'client' | 'all' {
    const { total, perClient, rate } = this.#limits;
    if (this.#countOf(client) >= perClient && !this.#makeRoom(client)) return 'client';
    if (this.#entries.size >= total && !this.#makeRoom()) return 'all';
    const now = performance.now();
    const entry: Entry = { ...body, client, begun: now, idleMs: 0, seenAt: now };
    this.#entries.add(entry);
    this.#counts.set(client, this.#countOf(client) + 1);
    this.#timer ??= setInterval(() => this.#sweep(), Math.min(SWEEP_MS, rate.graceMs / 5)).unref();
    return () => this.#leave(entry);
  }

  #countOf(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  #leave(entry: Entry): void {
    if (!this.#entries.delete(entry)) return;
    const left = this.#countOf(entry.client) - 1;
    if (left > 0) this.#counts.set(entry.client, left);
    else this.#counts.delete(entry.client);
  }

  #stop(entry: Entry, reason: 'too-slow' | 'no-room'): void {
    this.#leave(entry);
    entry.stop(reason);
  }

  /** Returns the total time during which data was expected from the client, in milliseconds. */
  #awaitedMs(entry: Entry): number {
    const now = performance.now();
    if (entry.isIdle()) entry.idleMs += now - entry.seenAt;
    entry.seenAt = now;
    return now - entry.begun - entry.idleMs;
  }

  /**
   * Stops the slowest body, either of one client or overall. Returns false if no body was slow enough to be stopped.
   */
  #makeRoom(client?: string): boolean {
    const { graceMs, droppablePerMs } = this.#limits.rate;
    let slowest: Entry | undefined;
    let slowestRate = droppablePerMs;
    for (const entry of this.#entries) {
      if ((client !== undefined && entry.client !== client) || entry.isIdle()) continue;
      const awaitedMs = this.#awaitedMs(entry);
      const rate = entry.bytes() / awaitedMs;
      if (awaitedMs > graceMs / 5 && rate < slowestRate) [slowest, slowestRate] = [entry, rate];
    }
    if (slowest) this.#stop(slowest, 'no-room');
    return slowest !== undefined;
  }

  #sweep(): void {
    const { graceMs, minimumPerMs } = this.#limits.rate;
    for (const entry of this.#entries)
      if (this.#awaitedMs(entry) > graceMs + entry.bytes() / minimumPerMs) this.#stop(entry, 'too-slow');
    if (this.#entries.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
