import { AsyncLocalStorage } from 'node:async_hooks';

/** Timeout for a single store call. */
const CALL_MS = 2000;
/** Total time that a request may spend on store calls before it responds, so that several slow calls do not add up. */
const REQUEST_MS = 2500;
/** Timeout for background work at startup or in periodic jobs. */
const BACKGROUND_MS = 60_000;

/** The store did not respond in time. The operation may still take effect. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

/** The HTTP response that the work is for. */
interface PendingResponse {
  headersSent: boolean;
}

interface RequestDeadline {
  response: PendingResponse;
  left: number;
  /**
   * Number of calls in progress. `since` is when the first of them began, so that parallel calls are not counted twice.
   */
  calls: number;
  since: number;
}

const requestDeadlines = new AsyncLocalStorage<RequestDeadline | undefined>();

/** Runs a request's work under the request's store deadline. */
export function withRequestDeadline<T>(response: PendingResponse, work: () => T): T {
  return requestDeadlines.run({ response, left: REQUEST_MS, calls: 0, since: 0 }, work);
}

/**
 * Returns the time left for all store calls of a request. Once the response has started, only the per-call timeout
 * applies.
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
    // Prevents an unhandled rejection if the call fails later.
    call.catch(() => undefined);
    if (waiting) end(waiting);
  }
}

/** Resolves with the call's result, or rejects with `StoreAwayError` at the deadline. */
export function withDeadline<T>(call: Promise<T>, limitMs = Infinity): Promise<T> {
  const waiting = requestDeadlines.getStore();
  const deadline = waiting ? Math.min(CALL_MS, timeLeft(waiting)) : BACKGROUND_MS;
  return within(Math.min(deadline, limitMs), waiting, call);
}

/**
 * Runs related writes to completion, even if their request gets a 503 in the meantime, so that a busy store leaves no
 * partial writes.
 */
export function runToCompletion<T>(work: () => Promise<T>): Promise<T> {
  const waiting = requestDeadlines.getStore();
  if (waiting === undefined) return work();
  return within(Math.min(REQUEST_MS, timeLeft(waiting)), waiting, requestDeadlines.run(undefined, work));
}
