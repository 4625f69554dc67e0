import http from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { ArrivingBodies, type BodyPace, UPLOADS_AT_ONCE } from '@verse/api-contract/arriving-bodies';
import type { Log } from '../log';
import { type ApiProcesses, type Call, type Patience, read, write } from '../upstream';
import type { Client, ClientOf } from './client-address';
import { codingOfApi } from './codings';
import { Deliveries } from './deliveries';
import { dropRest, Refusal, refuseEncoded, sendRefusal, tooMuchOfAll, tooMuchOfOne, tooSlow } from './refusal';
import { Counts, Slots } from './slots';
import { SmallBodies } from './small-bodies';

const IDLE_LIMIT_MS = 20_000;
const PATIENCE: Patience = { secondMs: 700, silentMs: 2800, slowMs: 15_000 };
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const READING = new Set(['GET', 'HEAD']);
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
/** Headers that are not forwarded, among them those by which a client could identify itself. */
const OWN_TO_US = new Set([...HOP_BY_HOP, 'expect', 'forwarded', 'x-real-ip', 'x-forwarded-port']);

const without = (names: Set<string>, headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const isForm = ({ headers }: Request) => /^multipart\//i.test(headers['content-type'] ?? '');
const isStream = (headers: http.IncomingHttpHeaders) =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

/** The API trusts this gateway: it receives one client address, and nothing that the visitor claims about it. */
function forwardedHeaders(request: Request, client: Client, body: Buffer | undefined): http.OutgoingHttpHeaders {
  const chunked = request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
  return {
    ...without(OWN_TO_US, request.headers),
    'accept-encoding': codingOfApi(request.headers['accept-encoding'] as string | undefined),
    ...(body ? { 'content-length': body.length } : chunked),
    'x-forwarded-for': client.address,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': client.protocol,
    'x-request-id': String(request.res?.getHeader('x-request-id') ?? ''),
  };
}

const unreachable = () =>
  new Refusal(503, 'unavailable', 'We could not reach the server. Please try again in a moment.', { retryAfter: 2 });

interface ProxyOptions {
  api: ApiProcesses;
  clientOf: ClientOf;
  log: Log;
  /** Scales what one client may have open, for load tests. */
  factor?: number;
  /** The slowest pace at which bodies may arrive. */
  pace?: BodyPace;
}

/** Limits shared by all clients, and each client's share of them. */
function boundsOf(factor: number, pace?: BodyPace) {
  const share = (count: number) => Math.max(1, Math.round(count * factor));
  const deliveries = new Deliveries({ answer: 4 * MEGABYTE, client: 16 * MEGABYTE, all: 96 * MEGABYTE });
  return {
    deliveries,
    bodies: new SmallBodies({ bytes: 512 * KILOBYTE, allBytes: 64 * MEGABYTE, pace }),
    open: new Counts(share(300)),
    // One stream per browser: an office has many behind one address, and the API counts by member.
    streams: new Counts(share(100)),
    calls: new Slots({
      total: 256,
      perClient: share(64),
      waiting: 1024,
      waitMs: 2000,
      makeRoom: (count) => deliveries.cutSlowest(count),
      isLast: (client) => deliveries.hasCut(client),
    }),
    uploads: new ArrivingBodies({
      total: UPLOADS_AT_ONCE.total,
      perClient: share(UPLOADS_AT_ONCE.perClient),
      ...(pace ? { pace } : {}),
    }),
  };
}

/** Streams an upload. It holds an upload slot until the API has answered, unless it is slow. */
function watchUpload(uploads: ArrivingBodies, request: Request, client: Client) {
  const before = request.socket.bytesRead;
  let stop: (reason: Refusal) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => (stop = reject));
  // The response may have ended before anything awaits this promise.
  stopped.catch(() => undefined);
  const leave = uploads.enter(client.key, {
    bytes: () => request.socket.bytesRead - before,
    isIdle: () => request.complete || request.readableLength > 0,
    stop(reason) {
      stop(reason === 'too-slow' ? tooSlow() : tooMuchOfAll());
      if (request.res?.headersSent) request.res.destroy();
    },
  });
  if (typeof leave === 'string') throw leave === 'client' ? tooMuchOfOne() : tooMuchOfAll();
  return { leave, stopped };
}

/**
 * Forwards calls to the API processes in turn. A call that may change something is never sent twice. A call takes an
 * API slot once it has arrived whole and releases it when the API has answered, however slow its client is.
 */
export function apiProxy({ api, clientOf, log, factor = 1, pace }: ProxyOptions): RequestHandler {
  const { deliveries, bodies, open, streams, calls, uploads } = boundsOf(factor, pace);

  function ask(request: Request, call: Call, body: Buffer | undefined) {
    if (READING.has(request.method) && !hasBody(request)) return read(api, call, PATIENCE);
    return write(
      api,
      call,
      (upstream) => void (body || !hasBody(request) ? upstream.end(body) : request.pipe(upstream)),
    );
  }

  function pass(client: Client, answer: http.IncomingMessage, response: Response, release: () => void) {
    const isOpenEnded = isStream(answer.headers);
    if (isOpenEnded) {
      release();
      response.on('close', streams.enter(client.key));
    }
    const chunked = answer.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
    response.writeHead(answer.statusCode ?? 502, { ...without(HOP_BY_HOP, answer.headers), ...chunked });
    if (isOpenEnded) response.flushHeaders();
    deliveries.deliver(client.key, answer, response, release);
  }

  async function carry(request: Request, response: Response, signal: AbortSignal) {
    refuseEncoded(request);
    const client = clientOf(request);
    response.on('close', open.enter(client.key));
    const upload = hasBody(request) && isForm(request) ? watchUpload(uploads, request, client) : undefined;
    const body = hasBody(request) && !upload ? await bodies.read(request) : undefined;
    const release = upload?.leave ?? (await calls.take(client.key, signal));
    response.on('close', release);
    const wantsStream = isStream({ 'content-type': request.headers.accept });
    const call = {
      method: request.method,
      path: request.originalUrl,
      headers: forwardedHeaders(request, client, body),
      signal,
      idleMs: wantsStream ? 0 : IDLE_LIMIT_MS,
      isStream: wantsStream,
    };
    const answer = ask(request, call, body);
    pass(client, await (upload ? Promise.race([answer, upload.stopped]) : answer), response, release);
  }

  return async (request, response) => {
    const ended = new AbortController();
    response.on('close', () => {
      ended.abort();
      dropRest(request);
    });
    try {
      await carry(request, response, ended.signal);
    } catch (error) {
      if (ended.signal.aborted) return;
      if (error instanceof Refusal) return sendRefusal(response, error);
      log.error({ error, path: request.path }, 'the API did not answer');
      sendRefusal(response, unreachable());
    }
  };
}
