/** The pace at which request bodies have to arrive, at the gateway and at the API. */
export interface BodyPace {
  /** Grace period of every body, whatever its pace. */
  graceMs: number;
  /** Bytes per millisecond after the grace period: a slow phone sends eight times as much. */
  leastPerMs: number;
  /** Below this pace, a body past its grace period is dropped when there is no room. */
  easyPerMs: number;
}

export const BODY_PACE: BodyPace = { graceMs: 10_000, leastPerMs: 8, easyPerMs: 64 };

/** Concurrent bodies in one process. Only uploads are so large that their number matters. */
export const UPLOADS_AT_ONCE = { total: 96, perClient: 12 };

export interface ArrivingBody {
  /** Bytes received so far. */
  bytes: () => number;
  /** Whether the client owes nothing now: the body is complete, or we do not read. */
  isIdle: () => boolean;
  /** Called at most once: the body is too slow, or is dropped to make room. */
  stop: (reason: 'too-slow' | 'no-room') => void;
}

export interface ArrivingBounds {
  total?: number;
  perClient?: number;
  pace?: BodyPace;
}

interface Entry extends ArrivingBody {
  client: string;
  begun: number;
  /** Milliseconds in which the client owed nothing. */
  idleMs: number;
  seenAt: number;
}

const SWEEP_MS = 500;

/**
 * Watches the bodies that arrive in a process, so that slow clients occupy nothing that others need. A body below the
 * least pace is stopped; at the limits, a slow body is dropped for a new one.
 *
 * @example
 * const leave = bodies.enter(address, { bytes, isIdle, stop }); // 'client' or 'all' where there is no room
 */
export class ArrivingBodies {
  readonly #bounds: Required<ArrivingBounds>;
  readonly #entries = new Set<Entry>();
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ total = Infinity, perClient = Infinity, pace = BODY_PACE }: ArrivingBounds = {}) {
    this.#bounds = { total, perClient, pace };
  }

  get count(): number {
    return this.#entries.size;
  }

  /** Returns a function that ends the watch, or the limit that is reached: the client's, or that of all. */
  enter(client: string, body: ArrivingBody): (() => void) | 'client' | 'all' {
    const { total, perClient, pace } = this.#bounds;
    if (this.#countOf(client) >= perClient && !this.#makeRoom(client)) return 'client';
    if (this.#entries.size >= total && !this.#makeRoom()) return 'all';
    const now = performance.now();
    const entry: Entry = { ...body, client, begun: now, idleMs: 0, seenAt: now };
    this.#entries.add(entry);
    this.#counts.set(client, this.#countOf(client) + 1);
    this.#timer ??= setInterval(() => this.#sweep(), Math.min(SWEEP_MS, pace.graceMs / 5)).unref();
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

  /** How long the client was expected to send. */
  #owedMs(entry: Entry): number {
    const now = performance.now();
    if (entry.isIdle()) entry.idleMs += now - entry.seenAt;
    entry.seenAt = now;
    return now - entry.begun - entry.idleMs;
  }

  /** Stops the slowest body, of one client or of all, unless no body is slow. */
  #makeRoom(client?: string): boolean {
    const { graceMs, easyPerMs } = this.#bounds.pace;
    let [slowest, least]: [Entry | undefined, number] = [undefined, easyPerMs];
    for (const entry of this.#entries) {
      if ((client !== undefined && entry.client !== client) || entry.isIdle()) continue;
      const owedMs = this.#owedMs(entry);
      const pace = entry.bytes() / owedMs;
      if (owedMs > graceMs / 5 && pace < least) [slowest, least] = [entry, pace];
    }
    if (slowest) this.#stop(slowest, 'no-room');
    return slowest !== undefined;
  }

  #sweep(): void {
    const { graceMs, leastPerMs } = this.#bounds.pace;
    for (const entry of this.#entries)
      if (this.#owedMs(entry) > graceMs + entry.bytes() / leastPerMs) this.#stop(entry, 'too-slow');
    if (this.#entries.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
