import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

const DRAIN_LIMIT_MS = 10_000;

interface HttpErrorOptions {
  /** Number of seconds after which a retry may succeed. */
  retryAfter?: number;
  /** Whether to close the connection instead of reading the rest of the request. */
  isLast?: boolean;
}

/** Thrown if a call is not forwarded. The status, code and message are sent to the client. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly options: HttpErrorOptions = {},
  ) {
    super(message);
  }
}

export const tooManyRequests = () =>
  new HttpError(429, 'too-many', 'Too many requests at once. Please try again in a moment.', { retryAfter: 1 });
export const overloaded = () =>
  new HttpError(503, 'unavailable', 'We are very busy. Please try again in a moment.', { retryAfter: 2 });

export const requestTimedOut = () =>
  new HttpError(408, 'too-slow', 'The request did not arrive in time.', { isLast: true });

/** Rejects compressed bodies, because decoders are an attack surface and none of our clients compresses its bodies. */
export function rejectEncodedBody({ headers }: IncomingMessage): void {
  if (headers['content-encoding'])
    throw new HttpError(415, 'unsupported-media', 'Compressed request bodies are not accepted.');
}

export function sendHttpError(response: ServerResponse, { status, code, message, options }: HttpError): void {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code, message });
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...(options.retryAfter ? { 'retry-after': String(options.retryAfter) } : {}),
    ...(options.isLast ? { connection: 'close' } : {}),
  });
  response.end(body);
}

/**
 * Discards the rest of a request that was answered before it had been read completely. The rest must be read promptly,
 * because the next request on the connection follows it.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const limit = setTimeout(() => request.socket.destroy(), DRAIN_LIMIT_MS).unref();
  request.once('close', () => clearTimeout(limit));
  request.once('end', () => clearTimeout(limit));
}
