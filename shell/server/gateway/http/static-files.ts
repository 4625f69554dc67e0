import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  HASHES_FILE,
  isReleaseId,
  isSafeFile,
  isSectionName,
  MANIFEST_FILE,
  parseManifest,
  type Release,
  releaseFolder,
} from '@verse/releases';
import { createHashList } from '../../releases/app-manifest';
import { getPathname } from './canonical-path';
import { type Encoding, negotiateEncoding } from './content-encoding';
import { sendText, setHeaders } from './responses';
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
/** File types that a browser may open as a page, in which scripts can run. */
const DOCUMENTS = new Set(['.svg', '']);

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_FILE_BYTES = 2 * 1024 * 1024;

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** A file ready to send: its bytes, and its headers as alternating names and values. */
interface CachedFile {
  headers: string[];
  body: Buffer;
}

interface StaticFilesOptions {
  releasesDir: string;
  /**
   * The shell's own release. It may be located outside the release folder, in the container image from which this
   * process runs.
   */
  own: Release;
  headers: { document: Headers; file: Headers };
}

/**
 * Serves `/mf/<section>/<release>/client/…`, the client files of every release in the folder. Old releases are
 * included, because open tabs still need them. Files are served from memory, because releases are immutable.
 */
export class StaticFiles {
  readonly #options: StaticFilesOptions;
  readonly #ready = new LRUCache<string, CachedFile>({
    maxSize: MAX_CACHE_BYTES,
    maxEntrySize: MAX_FILE_BYTES,
    sizeCalculation: ({ body }) => body.length + 1000,
  });

  constructor(options: StaticFilesOptions) {
    this.#options = options;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method = '' } = request;
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const isRead = method === 'GET' || method === 'HEAD';
    const key = `${encoding} ${getPathname(url)}`;
    const known = isRead ? this.#ready.get(key) : undefined;
    const file = known ?? (isRead ? await this.#read(getPathname(url).slice('/mf'.length), encoding) : undefined);
    if (file && !known) this.#ready.set(key, file);
    this.#send(response, file);
  }

  #send(response: ServerResponse, file: CachedFile | undefined): void {
    if (file) return void response.writeHead(200, file.headers).end(file.body);
    setHeaders(response, this.#options.headers.document);
    response.setHeader('x-request-id', randomUUID());
    sendText(response, 404, 'There is no such file.');
  }

  async #read(address: string, encoding: Encoding): Promise<CachedFile | undefined> {
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
    const packed = encoding === 'identity' ? undefined : `${file}.${encoding === 'gzip' ? 'gz' : 'br'}`;
    const isPacked = packed !== undefined && (await isFile(packed));
    const body = await readFile(isPacked ? packed : file);
    return { body, headers: this.#getHeaders(path.extname(name), isPacked ? encoding : undefined, body.length) };
  }

  async #list(folder: string, section: string, release: string): Promise<CachedFile | undefined> {
    const record = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
    if (record === undefined) return undefined;
    const body = Buffer.from(createHashList(parseManifest(record, section, release)).text);
    return { body, headers: this.#getHeaders('.json', undefined, body.length) };
  }

  #getHeaders(extension: string, encoding: Encoding | undefined, length: number): string[] {
    const type = TYPES[extension];
    const { document, file } = this.#options.headers;
    return [
      ...(type === undefined || DOCUMENTS.has(extension) ? document : file).flat(),
      ...['content-type', type ?? 'application/octet-stream'],
      ...['cache-control', 'public, max-age=31536000, immutable'],
      ...['vary', 'accept-encoding'],
      ...(encoding ? ['content-encoding', encoding] : []),
      ...['content-length', String(length)],
    ];
  }
}
