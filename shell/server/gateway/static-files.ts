import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import {
  HASHES_FILE,
  isReleaseId,
  isSafeFile,
  isSectionName,
  parseRecord,
  RECORD_FILE,
  type Release,
  releaseFolder,
} from '@verse/releases';
import { listOf } from '../releases/composition';
import { type Coding, codingFor } from './codings';
import type { Headers } from './security-headers';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
/** A browser may open these as a page, with scripts of their own. */
const DOCUMENTS = new Set(['.svg', '']);

const MOST_BYTES = 64 * 1024 * 1024;
const LARGEST = 2 * 1024 * 1024;

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** A file ready to send: its bytes, and names and values of its headers in turn. */
interface ReadyFile {
  headers: string[];
  body: Buffer;
}

interface StaticFilesOptions {
  releasesDir: string;
  /** The shell's own release, which may be elsewhere: in the image that this process runs from. */
  own: Release;
  headers: { document: Headers; file: Headers };
}

export function sendFile(response: ServerResponse, { headers, body }: ReadyFile, method = 'GET'): void {
  response.writeHead(200, headers);
  response.end(method === 'HEAD' ? undefined : body);
}

/**
 * `/mf/<section>/<release>/client/…`: the client files of every release in the folder, including old ones, so that open
 * tabs keep theirs. A release never changes, so its files are sent from memory.
 */
export class StaticFiles {
  readonly #options: StaticFilesOptions;
  readonly #ready = new LRUCache<string, ReadyFile>({
    maxSize: MOST_BYTES,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  constructor(options: StaticFilesOptions) {
    this.#options = options;
  }

  /** Returns a file that was requested before. */
  ready(url: string, accepted: string | undefined): ReadyFile | undefined {
    return this.#ready.get(`${codingFor(accepted)} ${url}`);
  }

  readonly handler: RequestHandler = async (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method)) return next();
    const coding = codingFor(request.headers['accept-encoding'] as string | undefined);
    const file = await this.#read(request.path, coding);
    if (!file) return next();
    this.#ready.set(`${coding} ${request.baseUrl}${request.path}`, file);
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
    sendFile(response, file, request.method);
  };

  async #read(address: string, coding: Coding): Promise<ReadyFile | undefined> {
    const { releasesDir, own } = this.#options;
    const [, section = '', release = '', ...rest] = address.split('/');
    const name = rest.join('/');
    const isOurs =
      (section === own.section || isSectionName(section)) &&
      isReleaseId(release) &&
      name.startsWith('client/') &&
      isSafeFile(name) &&
      !/\.(br|gz)$/.test(name);
    if (!isOurs) return undefined;
    const folder =
      release === own.release && section === own.section ? own.folder : releaseFolder(releasesDir, section, release);
    const file = path.join(folder, name);
    if (name === `client/${HASHES_FILE}`) return this.#list(folder, section, release);
    if (!(await isFile(file))) return undefined;
    const packed = coding === 'identity' ? undefined : `${file}.${coding === 'gzip' ? 'gz' : 'br'}`;
    const isPacked = packed !== undefined && (await isFile(packed));
    const body = await readFile(isPacked ? packed : file);
    return { body, headers: this.#headersOf(path.extname(name), isPacked ? coding : undefined, body.length) };
  }

  async #list(folder: string, section: string, release: string): Promise<ReadyFile | undefined> {
    const record = await readFile(path.join(folder, RECORD_FILE), 'utf8').catch(() => undefined);
    if (record === undefined) return undefined;
    const body = Buffer.from(listOf(parseRecord(record, section, release)).text);
    return { body, headers: this.#headersOf('.json', undefined, body.length) };
  }

  #headersOf(extension: string, coding: Coding | undefined, length: number): string[] {
    const type = TYPES[extension];
    const { document, file } = this.#options.headers;
    return [
      ...(type === undefined || DOCUMENTS.has(extension) ? document : file).flat(),
      ...['content-type', type ?? 'application/octet-stream'],
      ...['cache-control', 'public, max-age=31536000, immutable'],
      ...['vary', 'accept-encoding'],
      ...(coding ? ['content-encoding', coding] : []),
      ...['content-length', String(length)],
    ];
  }
}
