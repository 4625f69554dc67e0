import http from 'node:http';
import type { ApiProcess, ApiProcesses } from './api-process';
import { countdown } from './countdown';

const CONNECT_LIMIT_MS = 1000;
/** A write that has waited this long checks whether the process is there at all. */
const LATE_MS = 700;
const LOOK_EVERY_MS = 500;

export interface Call {
  method: string;
  path: string;
  headers: http.OutgoingHttpHeaders;
  /** Ends the call, whatever state it is in. */
  signal: AbortSignal;
  /** When to give up a connection on which nothing moves; 0 or absent: never. */
  idleMs?: number;
  /** Stays open as long as the client is there. */
  isStream?: boolean;
}

export interface Patience {
  /** After this long without a response another process is asked as well. */
  secondMs: number;
  /** When to give up a process that answers nothing at all… */
  silentMs: number;
  /** …and one that answers others. */
  slowMs: number;
}

/** No API process has answered. Whether one has received the call is unknown. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

function ask(
  { host, port, agent, freshAgent, streamAgent }: ApiProcess,
  { method, path, headers, signal, idleMs, isStream }: Call,
  isFresh = false,
) {
  const kept = isFresh ? freshAgent : agent;
  const request = http.request({ host, port, method, path, headers, signal, agent: isStream ? streamAgent : kept });
  if (idleMs) request.setTimeout(idleMs, () => request.destroy(new Error(`nothing moved for ${idleMs} ms`)));
  return request;
}

interface Settle {
  resolve(answer: http.IncomingMessage): void;
  reject(error: Error): void;
}

/** A call that changes nothing, so it may be sent several times: the first response counts. */
class Reading {
  readonly #call: Call;
  readonly #left: ApiProcess[];
  readonly #running = new Map<http.ClientRequest, ApiProcess>();
  readonly #begun = performance.now();
  readonly #settle: Settle;
  #stop: (() => void) | undefined;
  #isSettled = false;

  constructor(processes: ApiProcesses, call: Call, patience: Patience, settle: Settle) {
    this.#call = call;
    this.#left = processes.inTurn();
    this.#settle = settle;
    if (this.#askNext()) this.#waitFor(patience);
    else this.#fail(new NoAnswer('every process is silent'));
  }

  #waitFor(patience: Patience) {
    this.#after(patience.secondMs, () => {
      for (const process of this.#running.values()) process.late();
      this.#askNext();
      this.#after(patience.silentMs - patience.secondMs, () => this.#giveUp(patience));
    });
  }

  /** @returns false when every process has been asked */
  #askNext(): boolean {
    const next = this.#left.shift();
    if (next) this.#ask(next);
    return next !== undefined;
  }

  #ask(process: ApiProcess, isFresh = false) {
    const request = ask(process, this.#call, isFresh);
    this.#running.set(request, process);
    request.on('response', (answer) => this.#take(request, answer));
    request.on('error', (error) => {
      this.#running.delete(request);
      if (this.#isSettled) return;
      if (this.#call.signal.aborted) return this.#fail(error);
      // The other end may close a kept-alive connection just as it is reused.
      if (request.reusedSocket) return this.#ask(process, true);
      process.failed();
      if (!this.#askNext() && this.#running.size === 0) this.#fail(new NoAnswer(error.message, { cause: error }));
    });
    request.end();
  }

  #take(request: http.ClientRequest, answer: http.IncomingMessage) {
    const process = this.#running.get(request);
    process?.answered();
    if (request.reusedSocket && answer.headers.connection === 'close') process?.leaving();
    this.#end();
    for (const other of this.#running.keys()) if (other !== request) other.destroy();
    this.#settle.resolve(answer);
  }

  #giveUp({ silentMs, slowMs }: Patience) {
    const isOnlySlow = [...this.#running.values()].some((process) => process.hasAnsweredSince(this.#begun));
    if (isOnlySlow && slowMs > silentMs)
      return this.#after(slowMs - silentMs, () => this.#giveUp({ secondMs: 0, silentMs: slowMs, slowMs }));
    this.#fail(new NoAnswer(`no answer within ${isOnlySlow ? slowMs : silentMs} ms`));
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

/** Sends a call that may be repeated. @throws NoAnswer; or the reason of an aborted signal */
export function read(processes: ApiProcesses, call: Call, patience: Patience): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => new Reading(processes, call, patience, { resolve, reject }));
}

class NotConnected extends Error {}

/** A write may take long while the process answers other calls; once the process is unresponsive, the wait ends. */
function whenSilent(process: ApiProcess, act: () => void): () => void {
  const look = () => {
    if (process.isSilent) return act();
    process.late();
    stop = countdown(LOOK_EVERY_MS, look);
  };
  let stop = countdown(LATE_MS, look);
  return () => stop();
}

function writeTo(
  process: ApiProcess,
  call: Call,
  send: (request: http.ClientRequest) => void,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = ask(process, call, true);
    let isConnected = false;
    const limit = setTimeout(() => request.destroy(new Error('no connection')), CONNECT_LIMIT_MS);
    const stop = whenSilent(process, () => request.destroy(new Error('the process has fallen silent')));
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
      process.answered();
      resolve(answer);
    });
    request.on('error', (error) => {
      clearTimeout(limit);
      if (call.signal.aborted) return reject(error);
      if (!isConnected) process.failed();
      reject(
        isConnected ? new NoAnswer(error.message, { cause: error }) : new NotConnected(error.message, { cause: error }),
      );
    });
  });
}

/** Yields processes that answer a probe before those that do not; a single process is not probed. */
async function* awakeFirst(processes: ApiProcess[]): AsyncGenerator<ApiProcess> {
  const asleep: ApiProcess[] = [];
  for (const process of processes) {
    if (processes.length === 1 || (await process.isAwake())) yield process;
    else asleep.push(process);
  }
  yield* asleep;
}

/**
 * Sends a call that may change something: never twice. The next process is tried only when the previous one has not
 * even accepted the connection, so one that has not answered lately is probed first.
 *
 * @param send writes the body; called at most once, when there is a connection
 * @throws NoAnswer; or the reason of an aborted signal
 */
export async function write(
  processes: ApiProcesses,
  call: Call,
  send: (request: http.ClientRequest) => void,
): Promise<http.IncomingMessage> {
  let cause: unknown;
  for await (const process of awakeFirst(processes.inTurn())) {
    try {
      return await writeTo(process, call, send);
    } catch (error) {
      if (!(error instanceof NotConnected)) throw error;
      cause = error;
    }
  }
  throw new NoAnswer('no process takes connections', { cause });
}
