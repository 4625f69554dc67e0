import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isForEveryGuest, KEPT_MS } from '../upstream';
import { codingOfApi } from './codings';
import { areOfGuest } from './guest-cookies';
import type { Validators } from './validators';

const LARGEST = 1024 * 1024;
/** Headers that belong to one request or its connection. */
const OF_ONE_REQUEST = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'ratelimit',
  'ratelimit-policy',
]);

export interface KeptAnswer {
  /** Names and values in turn, without the length of the body. */
  headers: string[];
  validators: Validators;
  body: Buffer;
  storedAt: number;
}

const isGuest = ({ headers }: IncomingMessage) => headers.authorization === undefined && areOfGuest(headers.cookie);

const keyOf = ({ url = '', headers }: IncomingMessage) =>
  `${codingOfApi(headers['accept-encoding'] as string | undefined)} ${url}`;

const isShared = (url: string, response: ServerResponse) =>
  isForEveryGuest(url, response.statusCode, (name) => response.getHeader(name)?.toString());

/**
 * Caches API responses to guests for a second: what every guest requests then comes from memory, byte for byte. Only
 * guests' responses are stored and only guests get them, so no private data can be in here.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    max: 500,
    maxSize: 32 * 1024 * 1024,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ body }) => body.length + 1000,
  });
  readonly #now: () => number;
  #generation = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get(request: IncomingMessage): KeptAnswer | undefined {
    if (!isGuest(request)) return undefined;
    const answer = this.#answers.get(keyOf(request));
    return answer && this.#now() - answer.storedAt < KEPT_MS ? answer : undefined;
  }

  /** Empties the cache after a change: only the API knows which responses show it. */
  forgetAll(): void {
    this.#generation += 1;
    this.#answers.clear();
  }

  /** Stores the response that is about to be sent, if it may be cached. */
  listen(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' || !isGuest(request)) return;
    const generation = this.#generation;
    // The framework shortens it on the way.
    const { url = '' } = request;
    const key = keyOf(request);
    const parts: Buffer[] = [];
    let bytes = 0;
    const hear = (chunk: unknown) => {
      if (!(chunk instanceof Uint8Array) || bytes > LARGEST) return;
      bytes += chunk.length;
      parts.push(Buffer.from(chunk));
    };
    const { write, end } = response;
    response.write = function (this: ServerResponse, ...given: unknown[]) {
      hear(given[0]);
      return Reflect.apply(write, this, given) as boolean;
    } as typeof write;
    response.end = function (this: ServerResponse, ...given: unknown[]) {
      hear(given[0]);
      return Reflect.apply(end, this, given) as ServerResponse;
    } as typeof end;
    response.once('finish', () => {
      const isWhole = bytes <= LARGEST && Number(response.getHeader('content-length') ?? bytes) === bytes;
      if (isWhole && generation === this.#generation && isShared(url, response))
        this.#keep(key, response, Buffer.concat(parts));
    });
  }

  #keep(key: string, response: ServerResponse, body: Buffer) {
    const headers = Object.entries(response.getHeaders()).filter(
      ([name]) => !OF_ONE_REQUEST.has(name) && !name.startsWith('ratelimit-') && !name.startsWith('x-ratelimit-'),
    );
    const named = (name: keyof Validators) => {
      const value = response.getHeader(name)?.toString();
      return value === undefined ? {} : { [name]: value };
    };
    this.#answers.set(key, {
      headers: headers.flatMap(([name, value]) => [value ?? ''].flat().flatMap((one) => [name, String(one)])),
      validators: { ...named('etag'), ...named('last-modified') },
      body,
      storedAt: this.#now(),
    });
  }
}
