import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { countdown } from './countdown';

/** Shorter than the API's keep-alive timeout, so that the gateway closes connections first. */
const KEEP_MS = 10_000;
const PROBE_LIMIT_MS = 1000;
const PROBE_EVERY_MS = 500;
/** A process that responded this recently is not probed. */
const RECENT_MS = 1000;
/** How long to avoid a process that announced its shutdown. */
const LEAVING_MS = 1000;
/**
 * A process that misses a single probe may be busy with a long computation. If it misses two, it counts as
 * unresponsive.
 */
const UNRESPONSIVE_AFTER = 2;

/**
 * Opens a new connection for each call, because a call must not be sent twice, and a reused keep-alive connection may
 * turn out to be closed only after the call has been sent. Nevertheless, the request does not ask the API to close the
 * connection. If it did, the API would close it right after responding, and a response sent before the whole body had
 * arrived would be lost.
 */
class SingleUse extends http.Agent {
  override keepSocketAlive(): boolean {
    return false;
  }
}

export type ProbeResult = 'answered' | 'refused' | 'silent';

/**
 * An API process and its health. It is probed only if there are signs of trouble; a healthy process is never polled.
 */
export class ApiProcess {
  readonly host: string;
  readonly port: number;
  readonly agent = new http.Agent({ keepAlive: true, timeout: KEEP_MS });
  readonly freshAgent = new SingleUse({ keepAlive: true });
  /** Streams stay open for hours, so other calls could not reuse their connections. */
  readonly streamAgent = new http.Agent({ keepAlive: false });
  #answeredAt = -Infinity;
  #leavingUntil = -Infinity;
  #isRefusing = false;
  #missedProbes = 0;
  #probe: Promise<boolean> | undefined;
  #isWatched = false;
  #isClosed = false;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.host = hostname.replace(/^\[|\]$/g, '');
    this.port = Number(port || 80);
  }

  /** Whether other processes should be tried first. */
  get isSuspect(): boolean {
    return this.#isRefusing || this.#missedProbes > 0 || this.#leavingUntil > performance.now();
  }

  /**
   * Whether the process accepts connections but does not respond. It receives no calls until it responds to a probe.
   */
  get isUnresponsive(): boolean {
    return this.#missedProbes >= UNRESPONSIVE_AFTER;
  }

  hasAnsweredSince(moment: number): boolean {
    return this.#answeredAt >= moment;
  }

  recordAnswer(): void {
    this.#answeredAt = performance.now();
    this.#isRefusing = false;
    this.#missedProbes = 0;
  }

  recordLeaving(): void {
    this.#leavingUntil = performance.now() + LEAVING_MS;
  }

  recordFailure(): void {
    this.#isRefusing = true;
    void this.#watch();
  }

  /** Called when a call has been waiting for a long time. Checks whether the call or the process is slow. */
  recordDelay(): void {
    void this.#watch();
  }

  /** Returns whether the process currently responds. If it has not responded recently, it is probed. */
  async isHealthy(): Promise<boolean> {
    return !this.isSuspect && this.hasAnsweredSince(performance.now() - RECENT_MS) ? true : this.#ask();
  }

  close(): void {
    this.#isClosed = true;
    this.agent.destroy();
    this.streamAgent.destroy();
  }

  async #watch(): Promise<void> {
    if (this.#isWatched) return;
    this.#isWatched = true;
    while (!this.#isClosed && !(await this.#ask())) await pause(PROBE_EVERY_MS, undefined, { ref: false });
    this.#isWatched = false;
  }

  /** Probes the process. Concurrent callers share one probe. */
  #ask(): Promise<boolean> {
    this.#probe ??= probe(this).then((outcome) => {
      this.#probe = undefined;
      if (outcome === 'answered') this.recordAnswer();
      this.#isRefusing = outcome === 'refused';
      this.#missedProbes = outcome === 'silent' ? this.#missedProbes + 1 : 0;
      if (outcome !== 'answered') void this.#watch();
      return outcome === 'answered';
    });
    return this.#probe;
  }
}

function probe({ host, port }: ApiProcess): Promise<ProbeResult> {
  return new Promise((resolve) => {
    const request = http.get({ host, port, path: '/healthz', agent: false });
    const stop = countdown(PROBE_LIMIT_MS, () => {
      resolve('silent');
      request.destroy();
    });
    request.on('response', (answer) => {
      stop();
      answer.resume();
      resolve('answered');
    });
    request.on('error', () => {
      stop();
      resolve('refused');
    });
  });
}

export class ApiProcesses {
  readonly #all: ApiProcess[];
  #turn = 0;

  constructor(origins: readonly string[]) {
    this.#all = origins.map((origin) => new ApiProcess(origin));
  }

  /**
   * Returns the processes in the order in which to try them for a call. Each call starts with a different process, in
   * turn. Suspect processes come last, and unresponsive ones are omitted.
   */
  inTurn(): ApiProcess[] {
    const start = this.#turn++ % this.#all.length;
    const responsive = [...this.#all.slice(start), ...this.#all.slice(0, start)].filter(
      ({ isUnresponsive }) => !isUnresponsive,
    );
    if (!responsive.some(({ isSuspect }) => isSuspect)) return responsive;
    return [...responsive.filter(({ isSuspect }) => !isSuspect), ...responsive.filter(({ isSuspect }) => isSuspect)];
  }

  close(): void {
    for (const process of this.#all) process.close();
  }
}
