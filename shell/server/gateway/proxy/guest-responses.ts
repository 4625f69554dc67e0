import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isThemeChoice } from '../../render/theme';
import { isSharedByGuests, type StoredResponse } from '../../upstream';
import { isNotModified, negotiateApiEncoding, withoutBodyHeaders } from '../http';
import { isCohortCookie } from '../rollout';

const MAX_BYTES = 1024 * 1024;
/**
 * The cookie by which the API recognises a browser at sign-in (docs/decisions/016). Its name has the `__Host-` prefix
 * if the site uses https.
 */
const BROWSER_KEY = /^(?:__Host-)?verse\.device=[\w-]{43}$/;

/**
 * Returns whether a read with these cookies certainly comes from a guest. Only known cookies in their complete form are
 * accepted, because any other cookie may belong to a member.
 */
const areGuestCookies = (cookies: string | undefined): boolean =>
  cookies === undefined ||
  cookies.split(/; ?/).every((cookie) => isThemeChoice(cookie) || isCohortCookie(cookie) || BROWSER_KEY.test(cookie));

const isGuest = ({ headers }: IncomingMessage) =>
  headers.authorization === undefined && areGuestCookies(headers.cookie);

/** Returns the cache key of a call whose response may be the same for all guests, or undefined for other calls. */
export function getCacheKey(request: IncomingMessage): string | undefined {
  if (request.method !== 'GET' || !isGuest(request)) return undefined;
  return `${negotiateApiEncoding(request.headers['accept-encoding'])} ${request.url}`;
}

const PER_REQUEST = /^(?:x-request-id|date|content-length|(?:x-)?ratelimit(?:-.*)?)$/;

const toList = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? ''].flat().flatMap((one) => [name, String(one)]));

function findHeader(headers: readonly string[], name: string): string | undefined {
  const at = headers.findIndex((value, index) => index % 2 === 0 && value === name);
  return at < 0 ? undefined : headers[at + 1];
}

/**
 * Stores a response while it is being forwarded, provided that it is the same for all guests.
 * @param headers the response headers
 */
export function storeWhileForwarded(
  path: string,
  answer: IncomingMessage,
  headers: OutgoingHttpHeaders,
  store: (response: StoredResponse) => void,
): void {
  if (!isSharedByGuests(path, answer.statusCode ?? 502, (name) => answer.headers[name]?.toString())) return;
  const shared = Object.entries(headers).filter(([name]) => !PER_REQUEST.test(name));
  const chunks: Buffer[] = [];
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  });
  answer.on('end', () => {
    if (bytes <= MAX_BYTES) store({ headers: toList(Object.fromEntries(shared)), body: Buffer.concat(chunks) });
  });
}

/** @returns the response as it was sent, for the log */
export function sendStored(request: IncomingMessage, response: ServerResponse, { headers, body }: StoredResponse) {
  const id = randomUUID();
  const etag = findHeader(headers, 'etag');
  const date = findHeader(headers, 'last-modified');
  const validators = { ...(etag ? { etag } : {}), ...(date ? { 'last-modified': date } : {}) };
  const status = isNotModified(request, validators) ? 304 : 200;
  if (status === 304) response.writeHead(304, [...withoutBodyHeaders(headers), 'x-request-id', id]).end();
  else response.writeHead(200, [...headers, 'content-length', String(body.length), 'x-request-id', id]).end(body);
  return { id, status, bytes: status === 304 ? 0 : body.length };
}
