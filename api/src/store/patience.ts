import { AsyncLocalStorage } from 'node:async_hooks';

/** One call of the store. */
const CALL_MS = 2000;
/** All calls of a request together, up to its answer: a request of five calls to a slow store ends as well. */
const REQUEST_MS = 2500;
/** Where work is done that nobody waits for: at the start, or every hour. */
const BACKGROUND_MS = 60_000;

/** The store did not answer in time. What was asked may still be done. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

/** The answer to whoever waits. */
interface Answer {
  headersSent: boolean;
}

interface Waiting {
  answer: Answer;
  left: number;
  /** Calls under way, and since when there is one: what runs side by side is counted once. */
  calls: number;
  since: number;
}

const waits = new AsyncLocalStorage<Waiting | undefined>();

/** Gives whoever waits for an answer their share of patience with the store. */
export function patientFor<T>(answer: Answer, work: () => T): T {
  return waits.run({ answer, left: REQUEST_MS, calls: 0, since: 0 }, work);
}

/** What a request has left for all its calls. A long answer that has begun may go on as long as each is answered. */
function leftOf(waiting: Waiting): number {
  if (waiting.answer.headersSent) return Infinity;
  const spent = waiting.calls > 0 ? performance.now() - waiting.since : 0;
  return Math.max(0, waiting.left - spent);
}

function begin(waiting: Waiting): void {
  if (waiting.calls === 0) waiting.since = performance.now();
  waiting.calls += 1;
}

function end(waiting: Waiting): void {
  waiting.calls -= 1;
  if (waiting.calls === 0) waiting.left -= performance.now() - waiting.since;
}

async function within<T>(patience: number, waiting: Waiting | undefined, call: Promise<T>): Promise<T> {
  if (waiting) begin(waiting);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new StoreAwayError(`the store did not answer within ${Math.round(patience)} ms`)),
      patience,
    );
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
    // Nobody hears of it any more when it fails later.
    call.catch(() => undefined);
    if (waiting) end(waiting);
  }
}

/** What the call gives, or `StoreAwayError` once the patience is used up. */
export function withPatience<T>(call: Promise<T>, limitMs = Infinity): Promise<T> {
  const waiting = waits.getStore();
  const patience = waiting ? Math.min(CALL_MS, leftOf(waiting)) : BACKGROUND_MS;
  return within(Math.min(patience, limitMs), waiting, call);
}

/**
 * Runs writes that belong together to their end, even when the request that asked for them is answered 503 meanwhile:
 * a busy store leaves nothing half done.
 */
export function runToCompletion<T>(work: () => Promise<T>): Promise<T> {
  const waiting = waits.getStore();
  if (waiting === undefined) return work();
  return within(Math.min(REQUEST_MS, leftOf(waiting)), waiting, waits.run(undefined, work));
}
