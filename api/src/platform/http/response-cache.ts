import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@verse/api-contract/time';
import { AppError } from './app-error';
import type { Reply } from './reply';

const compress = promisify(gzip);
const WORTH_COMPRESSING = 1024;
const MOST_ENTRIES = 2000;
const STALE_MS = 10 * MINUTE_MS;

/** Loader result: a value to send as JSON, or text with its own content type. */
export interface Loaded {
  body: unknown;
  type?: string;
  headers?: Record<string, string>;
}

type Load = () => Promise<Loaded>;

interface Entry {
  body: Buffer;
  gzip: Buffer | undefined;
  etag: string;
  headers: Record<string, string>;
  madeAt: number;
}

/**
 * Cache of responses that are the same for all visitors. They are serialised and compressed once, and have a strong
 * ETag. Concurrent requests share one load. Writes purge an area, which is the first part of the cache key, e.g.
 * `blogs`.
 */
export class ResponseCache {
  /** How long a response stays fresh, in milliseconds. */
  readonly lifetimeMs: number;
  readonly #entries: LRUCache<string, Entry, Load>;
  /**
   * Purge count of each area. It is part of the cache key, so that entries created before a purge are never found
   * again.
   */
  readonly #generations = new Map<string, number>();

  constructor({ seconds, bytes }: { seconds: number; bytes: number }) {
    this.lifetimeMs = seconds * 1000;
    this.#entries = new LRUCache({
      max: MOST_ENTRIES,
      maxSize: bytes,
      sizeCalculation: ({ body, gzip: zipped }) => body.length + (zipped?.length ?? 0),
      ttl: this.lifetimeMs,
      fetchMethod: async (_key, kept, { options, context: load }) => {
        try {
          return await serialise(await load());
        } catch (error) {
          // While the database is unavailable, responses that expired less than ten minutes ago are still served.
          const isOldEnough = !kept || Date.now() - kept.madeAt > this.lifetimeMs + STALE_MS;
          options.allowStaleOnFetchRejection = !(error instanceof AppError) && !isOldEnough;
          throw error;
        }
      },
    });
  }

  /** Sends the cached response for `area` and `name`. If there is no fresh one, creates it with `load`. */
  async send(request: Request, response: Response, area: string, name: string, load: Load): Promise<void> {
    const entry = await this.#entries.forceFetch(`${area} ${this.#generation(area)} ${name}`, {
      context: load,
      forceRefresh: this.lifetimeMs === 0,
    });
    const zipped = entry.gzip !== undefined && request.acceptsEncodings('gzip') === 'gzip';
    const etag = zipped ? `"${entry.etag}-gzip"` : `"${entry.etag}"`;
    response.set({ 'Cache-Control': 'no-cache', ...entry.headers, ETag: etag }).vary('Accept-Encoding');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    if (zipped) response.set('Content-Encoding', 'gzip');
    const body = zipped ? entry.gzip : entry.body;
    response.set('Content-Length', String(body?.length ?? 0));
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Like `send`, but returns a route's reply. */
  cachedResponse(area: string, name: string, load: Load): Reply {
    return (request, response) => this.send(request, response, area, name, load);
  }

  /** Purges an area. The result of a load in progress is still sent to the requests waiting for it, but not cached. */
  purge(area: string): void {
    this.#generations.set(area, this.#generation(area) + 1);
  }

  #generation(area: string): number {
    return this.#generations.get(area) ?? 0;
  }
}

async function serialise({ body, type, headers }: Loaded): Promise<Entry> {
  const bytes = Buffer.from(typeof body === 'string' && type ? body : JSON.stringify(body));
  return {
    body: bytes,
    gzip: bytes.length > WORTH_COMPRESSING ? await compress(bytes) : undefined,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    headers: { 'Content-Type': type ?? 'application/json; charset=utf-8', ...headers },
    madeAt: Date.now(),
  };
}
