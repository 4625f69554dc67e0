import http from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Log } from '../log';

const IDLE_LIMIT_MS = 20_000;
/** Shorter than the API keeps a connection, so that it is this end that lets go. */
const KEEP_MS = 10_000;
const MOST_STALE = 3;
const READING = new Set(['GET', 'HEAD']);
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

const endToEnd = (headers: http.IncomingHttpHeaders) => Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

function refuse(response: Response, status: number, code: string, message: string) {
  const body = { type: 'about:blank', title: http.STATUS_CODES[status], status, code, message };
  response.status(status).set({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}

/** The visitor's address is what this gateway saw, never what the visitor claims. */
function forwardedHeaders(request: Request): http.OutgoingHttpHeaders {
  const chunked = request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
  return {
    ...endToEnd(request.headers),
    ...chunked,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
    'x-request-id': String(request.res?.getHeader('x-request-id') ?? ''),
  };
}

interface ProxyOptions {
  origins: string[];
  log: Log;
}

/**
 * Carries calls to the API processes in turn. A process that refuses the connection has not seen the call, so the next
 * one is asked; nothing that could change anything is ever sent twice.
 */
export function apiProxy({ origins, log }: ProxyOptions): RequestHandler {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256, timeout: KEEP_MS });
  let turn = 0;

  function carry(request: Request, response: Response, tried: number) {
    const origin = new URL(origins[turn++ % origins.length] ?? '');
    const upstream = http.request({ agent, host: origin.hostname, port: origin.port, method: request.method, path: request.originalUrl, headers: forwardedHeaders(request) });
    let isSent = false;
    const send = () => {
      isSent = true;
      request.pipe(upstream);
    };
    upstream.on('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
    upstream.setTimeout(IDLE_LIMIT_MS, () => upstream.destroy(new Error(`no answer within ${IDLE_LIMIT_MS} ms`)));
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer.headers), ...(answer.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}) });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    upstream.on('error', (error) => {
      if (response.headersSent) return response.destroy();
      const isRefused = !isSent && tried + 1 < origins.length;
      // A kept connection may be closed from the other end in the moment it is used again. Reading twice changes nothing.
      const isStale = upstream.reusedSocket && READING.has(request.method) && tried < MOST_STALE;
      if (isRefused || isStale) return carry(request, response, tried + 1);
      log.error({ error, path: request.path }, 'the API did not answer');
      refuse(response, 503, 'unavailable', 'We could not reach the server. Please try again in a moment.');
    });
    response.on('close', () => {
      upstream.destroy();
      // A call may be answered before it was read. Its rest stands before the next call on this connection: it has to go.
      request.unpipe(upstream);
      request.resume();
    });
  }

  return (request, response) => {
    // Decoders of request bodies have been the way in before; no client of ours compresses what it sends.
    if (request.headers['content-encoding']) return refuse(response, 415, 'unsupported-media', 'Compressed request bodies are not accepted.');
    carry(request, response, 0);
  };
}
