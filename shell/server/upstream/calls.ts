import http from 'node:http';
import type { ApiProcess, ApiProcesses } from './api-process';
import { countdown } from './countdown';

const CONNECT_LIMIT_MS = 1000;
/** Delay after which a pending write checks whether the process responds at all. */
const CHECK_AFTER_MS = 700;
const CHECK_EVERY_MS = 500;

export interface Call {
  method: string;
  path: string;
  headers: http.OutgoingHttpHeaders;
  /** Aborts the call in any state. */
  signal: AbortSignal;
  /** Timeout after which an idle connection is closed; 0 or undefined disables it. */
  idleMs?: number;
  /** Whether the response stays open until the client disconnects. */
  isStream?: boolean;
}

export interface Timeouts {
  /** Delay without a response after which a second process is tried. */
  hedgeAfterMs: number;
  /** Timeout for a process that does not respond to any call. */
  unresponsiveAfterMs: number;
  /** Timeout for a process that still responds to other calls. */
  maxMs: number;
}

/** No API process responded. One of them may still have received the call. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

function createRequest(
  { host, port, agent, freshAgent, streamAgent }: ApiProcess,
  { method, path, headers, signal, idleMs, isStream }: Call,
  isFresh = false,
) {
  const reused = isFresh ? freshAgent : agent;
  const request = http.request({ host, port, method, path, headers, signal, agent: isStream ? streamAgent : reused });
  if (idleMs) request.setTimeout(idleMs, () => request.destroy(new Error(`no data for ${idleMs} ms`)));
  return request;
}

interface Settlers {
  resolve(answer: http.IncomingMessage): void;
  reject(error: Error): void;
}

/** A safe call that may be sent several times. The first response wins. */
class HedgedRequest {
  readonly #call: Call;
  readonly #left: ApiProcess[];
  readonly #running = new Map<http.ClientRequest, ApiProcess>();
  readonly #startedAt = performance.now();
  readonly #settle: Settlers;
  #stop: (() => void) | undefined;
  #isSettled = false;

  constructor(processes: ApiProcesses, call: Call, timeouts: Timeouts, settle: Settlers) {
    this.#call = call;
    this.#left = processes.inTurn();
    this.#settle = settle;
    if (this.#sendNext()) this.#waitFor(timeouts);
    else this.#fail(new NoResponseError('every process is unresponsive'));
  }

  #waitFor(timeouts: Timeouts) {
    this.#after(timeouts.hedgeAfterMs, () => {
      for (const process of this.#running.values()) process.recordDelay();
      this.#sendNext();
      this.#after(timeouts.unresponsiveAfterMs - timeouts.hedgeAfterMs, () => this.#giveUp(timeouts));
    });
  }

  /** @returns false if every process has been tried */
  #sendNext(): boolean {
    const next = this.#left.shift();
    if (next) this.#send(next);
    return next !== undefined;
  }

  #send(process: ApiProcess, isFresh = false) {
    const request = createRequest(process, this.#call, isFresh);
    this.#running.set(request, process);
    request.on('response', (answer) => this.#take(request, answer));
    request.on('error', (error) => {
      this.#running.delete(request);
      if (this.#isSettled) return;
      if (this.#call.signal.aborted) return this.#fail(error);
      // The server may have closed this keep-alive connection just as it was reused, so send the call again on a new
      // connection.
      if (request.reusedSocket) return this.#send(process, true);
      process.recordFailure();
      if (!this.#sendNext() && this.#running.size === 0)
        this.#fail(new NoResponseError(error.message, { cause: error }));
    });
    request.end();
  }

  #take(request: http.ClientRequest, answer: http.IncomingMessage) {
    const process = this.#running.get(request);
    process?.recordAnswer();
    if (request.reusedSocket && answer.headers.connection === 'close') process?.recordLeaving();
    this.#end();
    for (const other of this.#running.keys()) if (other !== request) other.destroy();
    this.#settle.resolve(answer);
  }

  #giveUp({ unresponsiveAfterMs, maxMs }: Timeouts) {
    const isOnlySlow = [...this.#running.values()].some((process) => process.hasAnsweredSince(this.#startedAt));
    if (isOnlySlow && maxMs > unresponsiveAfterMs)
      return this.#after(maxMs - unresponsiveAfterMs, () =>
        this.#giveUp({ hedgeAfterMs: 0, unresponsiveAfterMs: maxMs, maxMs }),
      );
    this.#fail(new NoResponseError(`no response within ${isOnlySlow ? maxMs : unresponsiveAfterMs} ms`));
    for (const request of this.#running.keys()) request.destroy();
  }

  #fail(error: Error) {
    this.#end();
    this.#settle.reject(error);
  }

  #end() {
    this.#isSettled = true;
    this.#stop?.();
  }

  #after(ms: number, act: () => void) {
    this.#stop = countdown(ms, act);
  }
}

/**
 * Sends a safe call, which may be repeated.
 * @throws NoResponseError; or the signal's reason if it is aborted
 */
export function read(processes: ApiProcesses, call: Call, timeouts: Timeouts): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => new HedgedRequest(processes, call, timeouts, { resolve, reject }));
}

class NotConnectedError extends Error {}

/** Calls `act` if the process is unresponsive. A write may be slow as long as the process responds to other calls. */
function onUnresponsive(process: ApiProcess, act: () => void): () => void {
  const check = () => {
    if (process.isUnresponsive) return act();
    process.recordDelay();
    stop = countdown(CHECK_EVERY_MS, check);
  };
  let stop = countdown(CHECK_AFTER_MS, check);
  return () => stop();
}

function writeTo(
  process: ApiProcess,
  call: Call,
  send: (request: http.ClientRequest) => void,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = createRequest(process, call, true);
    let isConnected = false;
    const limit = setTimeout(() => request.destroy(new Error('no connection')), CONNECT_LIMIT_MS);
    const stop = onUnresponsive(process, () => request.destroy(new Error('the process is unresponsive')));
    request.on('close', stop);
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        isConnected = true;
        clearTimeout(limit);
        send(request);
      });
    });
    request.on('response', (answer) => {
      stop();
      process.recordAnswer();
      resolve(answer);
    });
    request.on('error', (error) => {
      clearTimeout(limit);
      if (call.signal.aborted) return reject(error);
      if (!isConnected) process.recordFailure();
      reject(
        isConnected
          ? new NoResponseError(error.message, { cause: error })
          : new NotConnectedError(error.message, { cause: error }),
      );
    });
  });
}

/**
 * Yields processes that respond to a probe before those that do not. If there is only one process, it is not probed.
 */
async function* healthyFirst(processes: ApiProcess[]): AsyncGenerator<ApiProcess> {
  const unhealthy: ApiProcess[] = [];
  for (const process of processes) {
    if (processes.length === 1 || (await process.isHealthy())) yield process;
    else unhealthy.push(process);
  }
  yield* unhealthy;
}

/**
 * Sends a call that may change data, at most once. The next process is tried only if the previous one did not even
 * accept the connection. For this reason, a process that has not responded recently is probed first.
 *
 * @param send writes the body; called at most once, as soon as there is a connection
 * @throws NoResponseError; or the signal's reason if it is aborted
 */
export async function write(
  processes: ApiProcesses,
  call: Call,
  send: (request: http.ClientRequest) => void,
): Promise<http.IncomingMessage> {
  let cause: unknown;
  for await (const process of healthyFirst(processes.inTurn())) {
    try {
      return await writeTo(process, call, send);
    } catch (error) {
      if (!(error instanceof NotConnectedError)) throw error;
      cause = error;
    }
  }
  throw new NoResponseError('no process accepts connections', { cause });
}
