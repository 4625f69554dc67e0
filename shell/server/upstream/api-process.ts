import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { countdown } from './countdown';

/** Shorter than the API's keep-alive, so that this end closes connections first. */
const KEEP_MS = 10_000;
const PROBE_LIMIT_MS = 1000;
const PROBE_EVERY_MS = 500;
/** A process that answered this recently need not be probed. */
const RECENT_MS = 1000;
/** How long to avoid a process that announces its shutdown. */
const LEAVING_MS = 1000;
/** One missed probe may be a long computation; two mean that the process is unresponsive. */
const UNRESPONSIVE_AFTER = 2;

/**
 * Opens a connection for each call. A client that learns only after sending that a kept-alive connection was closed
 * cannot send again. Yet the request does not ask the API to close: it would close after its response, which is lost if
 * that came before the whole body.
 */
class SingleUse extends http.Agent {
  override keepSocketAlive(): boolean {
    return false;
  }
}

export type ProbeResult = 'answered' | 'refused' | 'silent';

/** One API process and its health. It is probed only in case of trouble; a healthy one is never polled. */
export class ApiProcess {
  readonly host: string;
  readonly port: number;
  readonly agent = new http.Agent({ keepAlive: true, timeout: KEEP_MS });
  readonly freshAgent = new SingleUse({ keepAlive: true });
  /** For streams that stay open for hours: no other call could reuse such a connection. */
  readonly streamAgent = new http.Agent({ keepAlive: false });
  #heardAt = -Infinity;
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

  /** Others are asked first. */
  get isSuspect(): boolean {
    return this.#isRefusing || this.#missedProbes > 0 || this.#leavingUntil > performance.now();
  }

  /** It accepts connections but does not respond: not asked at all until it answers a probe. */
  get isUnresponsive(): boolean {
    return this.#missedProbes >= UNRESPONSIVE_AFTER;
  }

  hasAnsweredSince(moment: number): boolean {
    return this.#heardAt >= moment;
  }

  answered(): void {
    this.#heardAt = performance.now();
    this.#isRefusing = false;
    this.#missedProbes = 0;
  }

  leaving(): void {
    this.#leavingUntil = performance.now() + LEAVING_MS;
  }

  failed(): void {
    this.#isRefusing = true;
    void this.#watch();
  }

  /** A call has waited long: finds out whether the call is slow or the process. */
  late(): void {
    void this.#watch();
  }

  /** Whether it answers anything now. */
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

  /** Concurrent callers share one probe. */
  #ask(): Promise<boolean> {
    this.#probe ??= probe(this).then((outcome) => {
      this.#probe = undefined;
      if (outcome === 'answered') this.answered();
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

/** The API processes, in turn. */
export class ApiProcesses {
  readonly #all: ApiProcess[];
  #turn = 0;

  constructor(origins: readonly string[]) {
    this.#all = origins.map((origin) => new ApiProcess(origin));
  }

  /**
   * The order in which to try processes for one call: each call starts one further, suspects come last, and
   * unresponsive ones are left out.
   */
  inTurn(): ApiProcess[] {
    const start = this.#turn++ % this.#all.length;
    const able = [...this.#all.slice(start), ...this.#all.slice(0, start)].filter(
      ({ isUnresponsive }) => !isUnresponsive,
    );
    if (!able.some(({ isSuspect }) => isSuspect)) return able;
    return [...able.filter(({ isSuspect }) => !isSuspect), ...able.filter(({ isSuspect }) => isSuspect)];
  }

  close(): void {
    for (const each of this.#all) each.close();
  }
}
