import { LRUCache } from 'lru-cache';

/** Maximum time for which a process may serve data that another process has changed. */
const TTL_MS = 1000;
const MAX_ENTRY_BYTES = 1024 * 1024;
/** Responses that are the same for every guest, although no other cache may store them. */
const SHARED_BY_GUESTS = new Set(['/api/session']);

export interface StoredResponse {
  /** Alternating names and values. */
  headers: string[];
  body: Buffer<ArrayBuffer>;
}

/**
 * Returns whether a guest's response is the same for all guests. The API marks such responses with `cache-control:
 * no-cache`, a strong ETag and `vary: accept-encoding`.
 */
export function isSharedByGuests(path: string, status: number, header: (name: string) => string | undefined): boolean {
  if (status !== 200 || header('set-cookie') !== undefined) return false;
  if (SHARED_BY_GUESTS.has(path)) return true;
  return (
    header('cache-control') === 'no-cache' &&
    /^"/.test(header('etag') ?? '') &&
    header('vary')?.toLowerCase() === 'accept-encoding'
  );
}

interface ResponseCacheOptions {
  maxBytes: number;
  ttlMs?: number;
}

/**
 * Caches API responses to guests for a second, for the proxy and for each render thread. Frequent requests are thus
 * answered from memory, byte for byte, and several pages can be rendered with the same responses. The cache contains no
 * private data, because only responses to guests are stored, and only guests receive them.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, StoredResponse>;
  #generation = 0;

  constructor({ maxBytes, ttlMs = TTL_MS }: ResponseCacheOptions) {
    this.#responses = new LRUCache({
      ttl: ttlMs,
      max: 500,
      maxSize: maxBytes,
      maxEntrySize: MAX_ENTRY_BYTES,
      sizeCalculation: ({ body }) => body.length + 1000,
    });
  }

  get(key: string): StoredResponse | undefined {
    return this.#responses.get(key);
  }

  /**
   * Must be called before a request is sent. The returned function stores the response, unless something has changed in
   * the meantime.
   */
  reserve(key: string): (response: StoredResponse) => void {
    const generation = this.#generation;
    return (response) => {
      if (generation === this.#generation) this.#responses.set(key, response);
    };
  }

  /** Clears the whole cache after a change, because only the API knows which responses are affected. */
  clear(): void {
    this.#generation += 1;
    this.#responses.clear();
  }
}
