import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

const SWEEP_MS = 500;
const GRACE_MS = 10_000;
/** Bytes per millisecond that a client has to read after the grace period. */
const LEAST_PACE = 4;
/** A short stall never ends a response, even where memory is needed. */
const PATIENCE_MS = 1000;
/** How long a client whose response was cut is served after all others. */
const REMEMBERED_MS = 60_000;

interface DeliveryBounds {
  /** Most bytes held for one response, for one client, and in total. */
  answer: number;
  client: number;
  all: number;
}

/** An API response to a client that does not read it at once. */
class Delivery {
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
    return this.#blockedMs + this.blockedFor > GRACE_MS + this.passedBytes / LEAST_PACE;
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
 * Reads responses from the API as fast as it sends them and passes them on as fast as clients read. The bytes between
 * are bounded: at the bound the API has to wait, and the responses of clients that read too slowly are cut.
 */
export class Deliveries {
  readonly #bounds: DeliveryBounds;
  readonly #slow = new Set<Delivery>();
  readonly #heldFor = new Map<string, number>();
  readonly #cut = new LRUCache<string, true>({ max: 10_000, ttl: REMEMBERED_MS });
  #held = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(bounds: DeliveryBounds) {
    this.#bounds = bounds;
  }

  /** @param onTaken called once the API has sent all of it */
  deliver(client: string, answer: IncomingMessage, response: ServerResponse, onTaken: () => void): void {
    const delivery = new Delivery(client, answer, response);
    answer.on('data', (chunk: Buffer) => this.#take(delivery, chunk));
    answer.on('end', () => {
      onTaken();
      delivery.isWhole = true;
      if (delivery.held.length === 0) response.end();
    });
    answer.on('error', () => response.destroy());
    response.on('drain', () => this.#goOn(delivery));
    response.on('close', () => this.#forget(delivery));
  }

  /** Cuts the responses that hold an API slot and have been stuck longest. */
  cutSlowest(count: number): void {
    const stuck = [...this.#slow].filter(({ answer, blockedFor }) => answer.isPaused() && blockedFor > PATIENCE_MS);
    for (const { client, response } of stuck.toSorted((a, b) => b.blockedFor - a.blockedFor).slice(0, count)) {
      this.#cut.set(client, true);
      response.destroy();
    }
  }

  hasCut(client: string): boolean {
    return this.#cut.has(client);
  }

  #take(delivery: Delivery, chunk: Buffer) {
    if (delivery.isBlocked) this.#hold(delivery, chunk);
    else delivery.pass(chunk);
    if (delivery.isBlocked) this.#watch(delivery);
  }

  #hold(delivery: Delivery, chunk: Buffer) {
    delivery.held.push(chunk);
    this.#count(delivery, chunk.length);
    const { answer, client, all } = this.#bounds;
    if (delivery.heldBytes > answer || (this.#heldFor.get(delivery.client) ?? 0) > client || this.#held > all)
      delivery.answer.pause();
  }

  #goOn(delivery: Delivery) {
    delivery.unblock();
    for (let chunk = delivery.held.shift(); chunk; chunk = delivery.isBlocked ? undefined : delivery.held.shift()) {
      this.#count(delivery, -chunk.length);
      delivery.pass(chunk);
    }
    if (delivery.held.length > 0) return;
    if (delivery.isWhole) delivery.response.end();
    else if (delivery.answer.isPaused()) delivery.answer.resume();
    if (!delivery.isBlocked) this.#slow.delete(delivery);
  }

  #count(delivery: Delivery, bytes: number) {
    delivery.heldBytes += bytes;
    this.#held += bytes;
    const left = (this.#heldFor.get(delivery.client) ?? 0) + bytes;
    if (left > 0) this.#heldFor.set(delivery.client, left);
    else this.#heldFor.delete(delivery.client);
  }

  #forget(delivery: Delivery) {
    this.#count(delivery, -delivery.heldBytes);
    delivery.held.length = 0;
    this.#slow.delete(delivery);
  }

  #watch(delivery: Delivery) {
    this.#slow.add(delivery);
    this.#timer ??= setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  #sweep() {
    for (const delivery of this.#slow) if (delivery.isTooSlow) delivery.response.destroy();
    if (this.#slow.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
