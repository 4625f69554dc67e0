import { AsyncLocalStorage } from 'node:async_hooks';

/** Deadline of one call to the store. */
const CALL_MS = 2000;
/** Total deadline of all store calls of a request, up to its response, so that several slow calls do not add up. */
const REQUEST_MS = 2500;
/** Deadline of background work at start-up or in hourly jobs. */
const BACKGROUND_MS = 60_000;

/** The store did not respond in time. It may still carry out the operation. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

/** The HTTP response for which the work runs. */
interface PendingResponse {
  headersSent: boolean;
}

interface RequestDeadline {
  response: PendingResponse;
  left: number;
  /**
   * Number of running calls. `since` is when the first of them began, so that the time of parallel calls counts once.
   */
  calls: number;
  since: number;
}

const requestDeadlines = new AsyncLocalStorage<RequestDeadline | undefined>();

/** Runs a request's work with its deadline for the store. */
export function withRequestDeadline<T>(response: PendingResponse, work: () => T): T {
  return requestDeadlines.run({ response, left: REQUEST_MS, calls: 0, since: 0 }, work);
}

/**
 * Returns the time left for all calls of a request. Once the response has begun, only each call's own deadline applies.
 */
function timeLeft(waiting: RequestDeadline): number {
  if (waiting.response.headersSent) return Infinity;
  const spent = waiting.calls > 0 ? performance.now() - waiting.since : 0;
  return Math.max(0, waiting.left - spent);
}

function begin(waiting: RequestDeadline): void {
  if (waiting.calls === 0) waiting.since = performance.now();
  waiting.calls += 1;
}

function end(waiting: RequestDeadline): void {
  waiting.calls -= 1;
  if (waiting.calls === 0) waiting.left -= performance.now() - waiting.since;
}

async function within<T>(timeoutMs: number, waiting: RequestDeadline | undefined, call: Promise<T>): Promise<T> {
  if (waiting) begin(waiting);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new StoreAwayError(`the store did not answer within ${Math.round(timeoutMs)} ms`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
    // Prevents an unhandled rejection when the call fails later.
    call.catch(() => undefined);
    if (waiting) end(waiting);
  }
}

/** Resolves with the result of a call; rejects with `StoreAwayError` at the deadline. */
export function withDeadline<T>(call: Promise<T>, limitMs = Infinity): Promise<T> {
  const waiting = requestDeadlines.getStore();
  const deadline = waiting ? Math.min(CALL_MS, timeLeft(waiting)) : BACKGROUND_MS;
  return within(Math.min(deadline, limitMs), waiting, call);
}

/**
 * Runs related writes to completion, even when their request is answered with 503 meanwhile, so that a busy store
 * leaves no partial writes.
 */
export function runToCompletion<T>(work: () => Promise<T>): Promise<T> {
  const waiting = requestDeadlines.getStore();
  if (waiting === undefined) return work();
  return within(Math.min(REQUEST_MS, timeLeft(waiting)), waiting, requestDeadlines.run(undefined, work));
}
