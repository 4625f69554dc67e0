import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageAnswer } from '../render/job';
import { type Theme, withTheme } from '../render/theme';

const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
const LARGEST = 500;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** A rendered page ready to be sent: in the three forms browsers take. */
export interface ReadyPage {
  status: number;
  render: PageAnswer['render'];
  etag: string;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
}

/** @param quality 1 to 11; a page that will be sent many times is worth more work */
export async function packPage(answer: PageAnswer & { html: string }): Promise<ReadyPage> {
  const identity = Buffer.from(answer.html);
  const [br, zipped] = await Promise.all([packBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), packGzip(identity, { level: 6 })]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status: answer.status, render: answer.render, etag, bodies: { identity, br, gzip: zipped } };
}

const themed = new WeakMap<ReadyPage, Map<Theme, Promise<ReadyPage>>>();

/** The page in the theme that a visitor has chosen, made once for all who have chosen it. */
export function themedPage(page: ReadyPage, theme: Theme | undefined): ReadyPage | Promise<ReadyPage> {
  if (!theme) return page;
  const known = themed.get(page) ?? new Map<Theme, Promise<ReadyPage>>();
  themed.set(page, known);
  const made = known.get(theme) ?? packPage({ ...page, html: withTheme(page.bodies.identity.toString(), theme) });
  known.set(theme, made);
  return made;
}

interface Entry {
  page: ReadyPage;
  /** The releases it was made from. */
  stamp: string;
  storedAt: number;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'error';

interface Lookup {
  key: string;
  stamp: string;
  render(): Promise<ReadyPage>;
}

const isKeepable = ({ status, render }: ReadyPage) => status === 200 && render === 'ssr';

/**
 * Whole pages for anonymous visitors: fresh for 30 s, then served while they are rendered anew for 10 minutes, and kept
 * beyond that for the moment when rendering fails. A page made from another release is never served as fresh.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<ReadyPage>>();
  #generation = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async get(lookup: Lookup): Promise<{ page: ReadyPage; state: CacheState }> {
    const entry = this.#entries.get(lookup.key);
    const age = entry ? this.#now() - entry.storedAt : Infinity;
    if (entry?.stamp === lookup.stamp && age < STALE_MS) {
      if (age < FRESH_MS) return { page: entry.page, state: 'hit' };
      void this.#render(lookup).catch(() => undefined);
      return { page: entry.page, state: 'stale' };
    }
    const page = await this.#render(lookup);
    if (entry && !isKeepable(page) && page.render !== 'ssr') return { page: entry.page, state: 'error' };
    return { page, state: 'miss' };
  }

  /** Forgets pages. A path that ends in `*` covers all that begin with it. Pages being rendered now are not kept either. */
  purge(paths: string[]): void {
    this.#generation += 1;
    this.#running.clear();
    for (const path of paths) {
      if (!path.endsWith('*')) this.#entries.delete(path);
      else for (const key of this.#entries.keys()) if (key.startsWith(path.slice(0, -1))) this.#entries.delete(key);
    }
  }

  #render({ key, stamp, render }: Lookup): Promise<ReadyPage> {
    const flight = `${key} ${stamp}`;
    const running = this.#running.get(flight);
    if (running) return running;
    const generation = this.#generation;
    const work = render()
      .then((page) => {
        if (isKeepable(page) && generation === this.#generation) this.#keep(key, { page, stamp, storedAt: this.#now() });
        return page;
      })
      .finally(() => {
        if (this.#running.get(flight) === work) this.#running.delete(flight);
      });
    this.#running.set(flight, work);
    return work;
  }

  #keep(key: string, entry: Entry) {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > LARGEST) this.#entries.delete(this.#entries.keys().next().value ?? '');
  }
}
