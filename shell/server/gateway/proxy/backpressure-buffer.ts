import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

const SWEEP_MS = 500;
const GRACE_MS = 10_000;
/** Minimum rate at which a client must read after the grace period, in bytes per millisecond. */
const MIN_BYTES_PER_MS = 4;
/** A response is never aborted because of a shorter stall, even if memory is scarce. */
const SHORT_STALL_MS = 1000;
/** How long a client is deprioritised after its response was aborted. */
const ABORTED_TTL_MS = 60_000;

interface BackpressureLimits {
  /** Maximum number of bytes buffered per response, per client, and in total. */
  answer: number;
  client: number;
  all: number;
}

class BufferedResponse {
  readonly held: Buffer[] = [];
  heldBytes = 0;
  passedBytes = 0;
  isWhole = false;
  #blockedMs = 0;
  #blockedSince: number | undefined;

  constructor(
    readonly client: string,
    readonly answer: IncomingMessage,
    readonly response: ServerResponse,
  ) {}

  get isBlocked(): boolean {
    return this.#blockedSince !== undefined;
  }

  get blockedFor(): number {
    return this.#blockedSince === undefined ? 0 : performance.now() - this.#blockedSince;
  }

  get isTooSlow(): boolean {
    return this.#blockedMs + this.blockedFor > GRACE_MS + this.passedBytes / MIN_BYTES_PER_MS;
  }

  pass(chunk: Buffer): void {
    this.passedBytes += chunk.length;
    if (!this.response.write(chunk)) this.#blockedSince ??= performance.now();
  }

  unblock(): void {
    this.#blockedMs += this.blockedFor;
    this.#blockedSince = undefined;
  }
}

/**
 * Reads responses from the API as fast as they arrive and passes them on as fast as clients read. The amount of
 * buffered data is limited: once the limit has been reached, the API has to wait, and responses to clients that read
 * too slowly are aborted.
 */
export class BackpressureBuffer {
  readonly #bounds: BackpressureLimits;
  readonly #slow = new Set<BufferedResponse>();
  readonly #heldFor = new Map<string, number>();
  readonly #aborted = new LRUCache<string, true>({ max: 10_000, ttl: ABORTED_TTL_MS });
  #held = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: BackpressureLimits) {
    this.#bounds = bounds;
  }

  /** @param onReceived called once the API has sent the complete response */
  forward(client: string, answer: IncomingMessage, response: ServerResponse, onReceived: () => void): void {
    const item = new BufferedResponse(client, answer, response);
    answer.on('data', (chunk: Buffer) => this.#receive(item, chunk));
    answer.on('end', () => {
      onReceived();
      item.isWhole = true;
      if (item.held.length === 0) response.end();
    });
    answer.on('error', () => response.destroy());
    response.on('drain', () => this.#flush(item));
    response.on('close', () => this.#release(item));
  }

  /** Aborts the responses that hold an API slot and have been blocked longest. */
  abortSlowest(count: number): void {
    const stalled = [...this.#slow].filter(
      ({ answer, blockedFor }) => answer.isPaused() && blockedFor > SHORT_STALL_MS,
    );
    for (const { client, response } of stalled.toSorted((a, b) => b.blockedFor - a.blockedFor).slice(0, count)) {
      this.#aborted.set(client, true);
      response.destroy();
    }
  }

  hasAborted(client: string): boolean {
    return this.#aborted.has(client);
  }

  #receive(item: BufferedResponse, chunk: Buffer) {
    if (item.isBlocked) this.#hold(item, chunk);
    else item.pass(chunk);
    if (item.isBlocked) this.#watch(item);
  }

  #hold(item: BufferedResponse, chunk: Buffer) {
    item.held.push(chunk);
    this.#count(item, chunk.length);
    const { answer, client, all } = this.#bounds;
    if (item.heldBytes > answer || (this.#heldFor.get(item.client) ?? 0) > client || this.#held > all)
      item.answer.pause();
  }

  #flush(item: BufferedResponse) {
    item.unblock();
    for (let chunk = item.held.shift(); chunk; chunk = item.isBlocked ? undefined : item.held.shift()) {
      this.#count(item, -chunk.length);
      item.pass(chunk);
    }
    if (item.held.length > 0) return;
    if (item.isWhole) item.response.end();
    else if (item.answer.isPaused()) item.answer.resume();
    if (!item.isBlocked) this.#slow.delete(item);
  }

  #count(item: BufferedResponse, bytes: number) {
    item.heldBytes += bytes;
    this.#held += bytes;
    const remaining = (this.#heldFor.get(item.client) ?? 0) + bytes;
    if (remaining > 0) this.#heldFor.set(item.client, remaining);
    else this.#heldFor.delete(item.client);
  }

  #release(item: BufferedResponse) {
    this.#count(item, -item.heldBytes);
    item.held.length = 0;
    this.#slow.delete(item);
  }

  #watch(item: BufferedResponse) {
    this.#slow.add(item);
    this.#timer ??= setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  #sweep() {
    for (const item of this.#slow) if (item.isTooSlow) item.response.destroy();
    if (this.#slow.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
