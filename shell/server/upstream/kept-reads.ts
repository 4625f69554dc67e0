import { LRUCache } from 'lru-cache';
import type { ApiFetch } from './api-fetch';

/** How long one API process may still use data that another has changed. */
export const KEPT_MS = 1000;
/** The same for every guest, though no other cache may store it. */
const FOR_EVERY_GUEST = new Set(['/api/session']);

/**
 * Whether a guest's response is the same for all guests. Responses that the API itself caches for all declare it: they
 * require revalidation, with a tag of exactly these bytes.
 */
export function isForEveryGuest(path: string, status: number, header: (name: string) => string | undefined): boolean {
  if (status !== 200 || header('set-cookie') !== undefined) return false;
  if (FOR_EVERY_GUEST.has(path)) return true;
  return (
    header('cache-control') === 'no-cache' &&
    /^"/.test(header('etag') ?? '') &&
    header('vary')?.toLowerCase() === 'accept-encoding'
  );
}

interface Read {
  headers: Headers;
  bytes: ArrayBuffer;
}

/**
 * Caches API reads of a render thread for a second: pages that are rendered again one after the other need the same
 * lists. Such a thread has no session, so all its reads are a guest's.
 */
export class KeptReads {
  readonly #ask: ApiFetch;
  readonly #reads: LRUCache<string, Read>;
  #generation = 0;

  constructor(ask: ApiFetch, ttl = KEPT_MS) {
    this.#ask = ask;
    this.#reads = new LRUCache({
      ttl,
      max: 200,
      maxSize: 8 * 1024 * 1024,
      sizeCalculation: ({ bytes }) => bytes.byteLength + 1000,
    });
  }

  readonly fetch: ApiFetch = async (path, init) => {
    if ((init?.method ?? 'GET') !== 'GET') return this.#ask(path, init);
    const known = this.#reads.get(path);
    if (known) return new Response(known.bytes, { headers: known.headers });
    const generation = this.#generation;
    const answer = await this.#ask(path, init);
    if (!isForEveryGuest(path, answer.status, (name) => answer.headers.get(name) ?? undefined)) return answer;
    const bytes = await answer.arrayBuffer();
    if (generation === this.#generation) this.#reads.set(path, { headers: answer.headers, bytes });
    return new Response(bytes, { headers: answer.headers });
  };

  /** Empties the cache after a change: only the API knows which responses show it. */
  forgetAll(): void {
    this.#generation += 1;
    this.#reads.clear();
  }
}
