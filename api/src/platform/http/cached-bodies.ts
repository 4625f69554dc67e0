import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { AppError } from './app-error';
import type { Reply } from './reply';

const compress = promisify(gzip);
const WORTH_COMPRESSING = 1024;
const MOST_ENTRIES = 2000;
const STALE_MS = 10 * 60_000;

/** What a loader gives: a value to send as JSON, or a text with its own type. */
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
 * Answers everybody gets alike, kept as bytes: serialised and compressed once, with a strong ETag. Requests that arrive
 * while one is being made wait for it. What was written is purged by the first part of the key, e.g. `blogs`.
 */
export class CachedBodies {
  /** How long an answer counts as fresh. */
  readonly lifetimeMs: number;
  readonly #entries: LRUCache<string, Entry, Load>;
  /** How often each area was purged: part of the key, so that what was kept before is never found again. */
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
          // Better a list from ten minutes ago than none while the database is away.
          const isOldEnough = !kept || Date.now() - kept.madeAt > this.lifetimeMs + STALE_MS;
          options.allowStaleOnFetchRejection = !(error instanceof AppError) && !isOldEnough;
          throw error;
        }
      },
    });
  }

  /** Sends what is kept under `area` and `name`, making it with `load` when there is nothing fresh. */
  async send(request: Request, response: Response, area: string, name: string, load: Load): Promise<void> {
    const entry = await this.#entries.forceFetch(`${area} ${this.#generationOf(area)} ${name}`, {
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

  /** The same as the answer of a route. */
  reply(area: string, name: string, load: Load): Reply {
    return (request, response) => this.send(request, response, area, name, load);
  }

  /** Forgets an area. What is being made for it just now is sent to those who wait, and never again. */
  purge(area: string): void {
    this.#generations.set(area, this.#generationOf(area) + 1);
  }

  #generationOf(area: string): number {
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
