import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Headers } from './security-headers';

export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

export function sendText(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}) {
  const length = Buffer.byteLength(text);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': length, ...headers });
  response.end(text);
}

/** Encodes characters that are invalid in a header, leaving existing escapes unchanged. */
const encodeLocation = (location: string) =>
  location.toWellFormed().replace(/[^\x21\x23-\x3b\x3d\x3f-\x7e]+/g, encodeURIComponent);

export function redirect(
  response: ServerResponse,
  status: number,
  location: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const to = encodeLocation(location);
  sendText(response, status, `Redirecting to ${to}`, { location: to, ...headers });
}

const BODY_HEADERS = new Set(['content-encoding', 'content-length']);

/** Removes the headers that describe a body from a list of alternating names and values. */
export const withoutBodyHeaders = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => !BODY_HEADERS.has(headers[index - (index % 2)] ?? ''));
