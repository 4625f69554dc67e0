import type { Response } from 'express';
import type { NotificationHead } from '@verse/api-contract/api';
import { HEARTBEAT_MS } from '@verse/api-contract/community/notifications.values';
import { AppError } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import { Stream } from './stream';

export interface DeliveryOptions extends Pick<Accounts, 'openSessions'> {
  findVersions: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  findHead: (memberId: string) => Promise<NotificationHead>;
  failed: (error: unknown) => void;
  mostStreams?: number;
  /** Maximum number of streams per member. */
  mostOfMember: number;
}

const TICK_MS = 500;
/** Sessions are checked on every other tick. */
const SESSIONS_EVERY = 2;
const AT_ONCE = 500;
const MOST_STREAMS = 2000;

const tooMany = (message: string) => new AppError('too-many', message, { headers: { 'Retry-After': '60' } });

/** Queries in batches, so that the size of a query does not depend on the number of open streams. */
async function inParts<T>(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<Iterable<T>>,
): Promise<T[]> {
  const found: T[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE)
    found.push(...(await ask(ids.slice(start, start + AT_ONCE))));
  return found;
}

/**
 * The open streams of this process. Changes made by this process are sent immediately. Changes made by other processes
 * are found by polling the store twice a second, with a single query for all connected members. Each head contains all
 * of the member's current counts, so it is harmless if heads arrive late, repeatedly or out of order.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #streams = new Map<string, Set<Stream>>();
  /** Number of open and reserved streams per member; `#count` is the total. */
  readonly #places = new Map<string, number>();
  /** Members whose head is being read. The value is true if the head must be reread afterwards. */
  readonly #asking = new Map<string, boolean>();
  readonly #timer: NodeJS.Timeout;
  #count = 0;
  #ticks = 0;
  #isTicking = false;
  #isLeaving = false;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#tick(), TICK_MS).unref();
  }

  /**
   * Reserves a slot for a stream. Runs synchronously, so that concurrent requests cannot exceed the limit. Returns a
   * function that releases the slot.
   * @throws AppError if the limit is reached
   */
  admit(memberId: string): () => void {
    if (this.#isLeaving)
      throw new AppError('unavailable', 'We’re restarting. Please try again in a moment.', {
        headers: { 'Retry-After': '1' },
      });
    const own = this.#places.get(memberId) ?? 0;
    if (own >= this.#options.mostOfMember)
      throw tooMany('You have this open in several browsers. Notifications come a little later here.');
    if (this.#count >= (this.#options.mostStreams ?? MOST_STREAMS))
      throw tooMany('It’s busy right now. Notifications come a little later.');
    this.#places.set(memberId, own + 1);
    this.#count += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#count -= 1;
      const left = (this.#places.get(memberId) ?? 1) - 1;
      if (left > 0) this.#places.set(memberId, left);
      else this.#places.delete(memberId);
    };
  }

  /** @param leave the function returned by `admit` */
  open(response: Response, whose: { memberId: string; sessionId: string }, leave: () => void): void {
    // If the client has already disconnected, no further close event is emitted.
    if (response.destroyed) return leave();
    const stream = new Stream(response, whose);
    const own = this.#streams.get(whose.memberId) ?? new Set();
    this.#streams.set(whose.memberId, own.add(stream));
    response.once('close', () => {
      leave();
      this.#remove(stream);
    });
    this.sendHead(whose.memberId);
  }

  /** Sends the current head to the member's streams. */
  sendHead(memberId: string): void {
    if (!this.#streams.has(memberId)) return;
    const isAsking = this.#asking.has(memberId);
    this.#asking.set(memberId, true);
    if (!isAsking) void this.#ask(memberId);
  }

  leave(): void {
    this.#isLeaving = true;
    clearInterval(this.#timer);
    for (const stream of this.#all()) stream.leave();
  }

  #all(): Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own]);
  }

  #remove(stream: Stream): void {
    const own = this.#streams.get(stream.memberId);
    if (!own?.delete(stream)) return;
    if (own.size === 0) this.#streams.delete(stream.memberId);
  }

  async #ask(memberId: string): Promise<void> {
    try {
      while (this.#asking.get(memberId)) {
        this.#asking.set(memberId, false);
        const head = await this.#options.findHead(memberId);
        for (const stream of this.#streams.get(memberId) ?? []) stream.send(head);
      }
    } catch (error) {
      // The next tick retries.
      this.#options.failed(error);
    } finally {
      this.#asking.delete(memberId);
    }
  }

  async #tick(): Promise<void> {
    if (this.#isTicking || this.#count === 0) return;
    this.#isTicking = true;
    this.#beat();
    try {
      await this.#findChangedHeads();
      this.#ticks += 1;
      if (this.#ticks % SESSIONS_EVERY === 0) await this.#endClosed();
    } catch (error) {
      this.#options.failed(error);
    } finally {
      this.#isTicking = false;
    }
  }

  #beat(): void {
    const due = performance.now() - HEARTBEAT_MS + TICK_MS;
    for (const stream of this.#all()) if (stream.heardAt < due) stream.beat();
  }

  async #findChangedHeads(): Promise<void> {
    const versions = await inParts([...this.#streams.keys()], (part) => this.#options.findVersions(part));
    for (const [memberId, version] of versions) {
      const own = [...(this.#streams.get(memberId) ?? [])];
      if (own.some((stream) => stream.version < version)) this.sendHead(memberId);
    }
  }

  async #endClosed(): Promise<void> {
    const all = this.#all();
    const ids = [...new Set(all.map(({ sessionId }) => sessionId))];
    const open = new Set(await inParts(ids, (part) => this.#options.openSessions(part)));
    for (const stream of all) if (!open.has(stream.sessionId)) stream.end();
  }
}
