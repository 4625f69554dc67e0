import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
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

interface Entry {
  body: Buffer;
  gzip: Buffer | undefined;
  etag: string;
  headers: Record<string, string>;
  freshUntil: number;
}

/**
 * Answers everybody gets alike, kept as bytes: serialised and compressed once, with a strong ETag. Requests that arrive
 * while one is being made wait for it. What was written is purged by the first part of the key, e.g. `blogs`.
 */
export class CachedBodies {
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<Entry>>();
  /** How long an answer counts as fresh. */
  readonly lifetimeMs: number;
  readonly #mostBytes: number;
  #bytes = 0;

  constructor({ seconds, bytes }: { seconds: number; bytes: number }) {
    this.lifetimeMs = seconds * 1000;
    this.#mostBytes = bytes;
  }

  /** Sends what is kept under `area` and `name`, making it with `load` when there is nothing fresh. */
  async send(
    request: Request,
    response: Response,
    area: string,
    name: string,
    load: () => Promise<Loaded>,
  ): Promise<void> {
    const entry = await this.#find(`${area}:${name}`, load);
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
  reply(area: string, name: string, load: () => Promise<Loaded>): Reply {
    return (request, response) => this.send(request, response, area, name, load);
  }

  /** Forgets an area. What is being made for it just now is sent to those who wait, but not kept. */
  purge(area: string): void {
    const prefix = `${area}:`;
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#forget(key);
    for (const key of this.#underWay.keys()) if (key.startsWith(prefix)) this.#underWay.delete(key);
  }

  async #find(key: string, load: () => Promise<Loaded>): Promise<Entry> {
    const kept = this.#entries.get(key);
    if (kept && kept.freshUntil > Date.now()) return kept;
    try {
      return await (this.#underWay.get(key) ?? this.#make(key, load));
    } catch (error) {
      // Better a list from ten minutes ago than none while the database is away.
      if (!(error instanceof AppError) && kept && this.#entries.has(key) && kept.freshUntil + STALE_MS > Date.now())
        return kept;
      throw error;
    }
  }

  #make(key: string, load: () => Promise<Loaded>): Promise<Entry> {
    const making: Promise<Entry> = load()
      .then((loaded) => this.#serialise(loaded))
      .then((entry) => {
        if (this.#underWay.get(key) === making) this.#keep(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key);
      });
    this.#underWay.set(key, making);
    return making;
  }

  async #serialise({ body, type, headers }: Loaded): Promise<Entry> {
    const bytes = Buffer.from(typeof body === 'string' && type ? body : JSON.stringify(body));
    return {
      body: bytes,
      gzip: bytes.length > WORTH_COMPRESSING ? await compress(bytes) : undefined,
      etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
      headers: { 'Content-Type': type ?? 'application/json; charset=utf-8', ...headers },
      freshUntil: Date.now() + this.lifetimeMs,
    };
  }

  #keep(key: string, entry: Entry): void {
    this.#forget(key);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes && this.#entries.size <= MOST_ENTRIES) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry);
  }
}

function sizeOf({ body, gzip: zipped }: Entry): number {
  return body.length + (zipped?.length ?? 0);
}
