import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { ArrivingBodies, type BodyRate, UPLOADS_AT_ONCE } from '@verse/api-contract/arriving-bodies';
import { CHANGED_PAGES, parseChangedPages } from '@verse/api-contract/changed-pages';
import type { Log } from '../../log';
import {
  type ApiProcesses,
  type Call,
  read,
  type ResponseCache,
  type StoredResponse,
  type Timeouts,
  write,
} from '../../upstream';
import {
  BodyBuffer,
  type Client,
  type createRequestLog,
  drainRequest,
  getPathname,
  type Headers,
  HttpError,
  negotiateApiEncoding,
  overloaded,
  rejectEncodedBody,
  requestTimedOut,
  type ResolveClient,
  sendHttpError,
  setHeaders,
  tooManyRequests,
} from '../http';
import { BackpressureBuffer } from './backpressure-buffer';
import { ConcurrencyLimiter, ConnectionLimiter } from './concurrency-limiter';
import { getCacheKey, sendStored, storeWhileForwarded } from './guest-responses';

const IDLE_LIMIT_MS = 20_000;
const TIMEOUTS: Timeouts = { hedgeAfterMs: 700, unresponsiveAfterMs: 2800, maxMs: 15_000 };
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SAFE_METHODS = new Set(['GET', 'HEAD']);
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Request headers that are not forwarded, including those that would let a client forge its identity. */
const NOT_FORWARDED = new Set([...HOP_BY_HOP, 'expect', 'forwarded', 'x-real-ip', 'x-forwarded-port']);

/** Response headers that are not passed on. The list of changed pages is for the gateway only. */
const NOT_RETURNED = new Set([...HOP_BY_HOP, CHANGED_PAGES]);

const without = (names: Set<string>, headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
/** Returns whether the request is a form with files or part of a resumable upload. */
const isUpload = ({ headers }: IncomingMessage) =>
  /^(?:multipart\/|application\/offset\+octet-stream)/i.test(headers['content-type'] ?? '');
const isStream = (headers: http.IncomingHttpHeaders) =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

/**
 * The API trusts this gateway. The gateway therefore forwards only the client address that it has verified, and nothing
 * that the visitor claims.
 */
function forwardedHeaders(
  request: IncomingMessage,
  client: Client,
  body: Buffer | undefined,
  id: string,
): http.OutgoingHttpHeaders {
  const chunked = request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
  return {
    ...without(NOT_FORWARDED, request.headers),
    'accept-encoding': negotiateApiEncoding(request.headers['accept-encoding']),
    ...(body ? { 'content-length': body.length } : chunked),
    'x-forwarded-for': client.address,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': client.protocol,
    'x-request-id': id,
  };
}

const apiUnreachable = () =>
  new HttpError(503, 'unavailable', 'We could not reach the server. Please try again in a moment.', { retryAfter: 2 });

interface ProxyOptions {
  api: ApiProcesses;
  resolveClient: ResolveClient;
  log: Log;
  /** Cached responses that are the same for all guests. */
  cache?: ResponseCache;
  /** Headers sent with every response. */
  headers?: Headers;
  /** Logs calls that are answered from memory. All other calls are logged by the API. */
  logRequest?: ReturnType<typeof createRequestLog>;
  /** Called with the pages that a call changed, before the response to the call is sent. */
  invalidate?(paths: string[]): void;
  /** Multiplies the limit on concurrent calls per client, for load tests. */
  factor?: number;
  /** Minimum rate at which bodies must arrive. */
  pace?: BodyRate;
}

/** Creates the total limits and each client's share of them. */
function createLimiters(factor: number, pace?: BodyRate) {
  const share = (count: number) => Math.max(1, Math.round(count * factor));
  const buffer = new BackpressureBuffer({ answer: 4 * MEGABYTE, client: 16 * MEGABYTE, all: 96 * MEGABYTE });
  return {
    buffer,
    bodies: new BodyBuffer({ bytes: 512 * KILOBYTE, allBytes: 64 * MEGABYTE, pace }),
    open: new ConnectionLimiter(share(300)),
    // Each browser opens only one stream, but a whole office may share one address. The API limits streams per member.
    streams: new ConnectionLimiter(share(100)),
    calls: new ConcurrencyLimiter({
      total: 256,
      perClient: share(64),
      waiting: 1024,
      waitMs: 2000,
      onStarved: (count) => buffer.abortSlowest(count),
      isDeprioritised: (client) => buffer.hasAborted(client),
    }),
    uploads: new ArrivingBodies({
      total: UPLOADS_AT_ONCE.total,
      perClient: share(UPLOADS_AT_ONCE.perClient),
      ...(pace ? { rate: pace } : {}),
    }),
  };
}

/** Takes an upload slot, which is released once the API responds or the upload proves too slow. */
function watchUpload(uploads: ArrivingBodies, request: IncomingMessage, response: ServerResponse, client: Client) {
  const before = request.socket.bytesRead;
  let stop: (reason: HttpError) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => (stop = reject));
  // Prevents an unhandled rejection if the response ends before this promise is awaited.
  stopped.catch(() => undefined);
  const leave = uploads.enter(client.key, {
    bytes: () => request.socket.bytesRead - before,
    isIdle: () => request.complete || request.readableLength > 0,
    stop(reason) {
      stop(reason === 'too-slow' ? requestTimedOut() : overloaded());
      if (response.headersSent) response.destroy();
    },
  });
  if (typeof leave === 'string') throw leave === 'client' ? tooManyRequests() : overloaded();
  return { leave, stopped };
}

/**
 * Distributes calls among the API processes in turn. A call that may change data is never sent twice. A call takes an
 * API slot only once its body has arrived completely. It releases the slot once the API has responded, even if the
 * client is slow to read the response.
 */
export class ApiProxy {
  readonly #options: ProxyOptions;
  readonly #limiters: ReturnType<typeof createLimiters>;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#limiters = createLimiters(options.factor ?? 1, options.pace);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { cache, headers = [], log, logRequest } = this.#options;
    const key = cache && getCacheKey(request);
    const known = key === undefined ? undefined : cache?.get(key);
    if (known) return logRequest?.(request, sendStored(request, response, known));
    setHeaders(response, headers);
    response.setHeader('x-request-id', randomUUID());
    const ended = new AbortController();
    response.on('close', () => {
      ended.abort();
      drainRequest(request);
    });
    try {
      await this.#forward(request, response, ended.signal, key === undefined ? undefined : cache?.reserve(key));
    } catch (error) {
      if (ended.signal.aborted) return;
      if (error instanceof HttpError) return sendHttpError(response, error);
      log.error({ error, path: getPathname(request.url ?? '') }, 'the API did not answer');
      sendHttpError(response, apiUnreachable());
    }
  }

  async #forward(
    request: IncomingMessage,
    response: ServerResponse,
    signal: AbortSignal,
    store: ((stored: StoredResponse) => void) | undefined,
  ) {
    rejectEncodedBody(request);
    const { open, uploads, bodies, calls } = this.#limiters;
    const client = this.#options.resolveClient(request);
    response.on('close', open.acquire(client.key));
    const upload = hasBody(request) && isUpload(request) ? watchUpload(uploads, request, response, client) : undefined;
    const body = hasBody(request) && !upload ? await bodies.read(request) : undefined;
    const release = upload?.leave ?? (await calls.acquire(client.key, signal));
    response.on('close', release);
    const wantsStream = isStream({ 'content-type': request.headers.accept });
    const call = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: forwardedHeaders(request, client, body, String(response.getHeader('x-request-id'))),
      signal,
      idleMs: wantsStream ? 0 : IDLE_LIMIT_MS,
      isStream: wantsStream,
    };
    const answering = this.#call(request, call, body);
    const answer = await (upload ? Promise.race([answering, upload.stopped]) : answering);
    const sent = this.#writeHead(client, answer, response, release);
    if (store) storeWhileForwarded(call.path, answer, sent, store);
    this.#limiters.buffer.forward(client.key, answer, response, release);
  }

  #call(request: IncomingMessage, call: Call, body: Buffer | undefined) {
    const { api } = this.#options;
    if (SAFE_METHODS.has(call.method) && !hasBody(request)) return read(api, call, TIMEOUTS);
    return write(
      api,
      call,
      (upstream) => void (body || !hasBody(request) ? upstream.end(body) : request.pipe(upstream)),
    );
  }

  /** @returns the headers that were sent */
  #writeHead(client: Client, answer: IncomingMessage, response: ServerResponse, release: () => void) {
    const { headers = [], invalidate } = this.#options;
    const changed = answer.headers[CHANGED_PAGES];
    // Pages are invalidated before the response is sent, so that the author's next request shows the change.
    if (changed !== undefined) invalidate?.(parseChangedPages(String(changed)));
    const isOpenEnded = isStream(answer.headers);
    if (isOpenEnded) {
      release();
      response.on('close', this.#limiters.streams.acquire(client.key));
    }
    const chunked = answer.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
    const own = without(NOT_RETURNED, answer.headers);
    response.writeHead(answer.statusCode ?? 502, { ...own, ...chunked });
    if (isOpenEnded) response.flushHeaders();
    return { ...Object.fromEntries(headers), ...own };
  }
}
