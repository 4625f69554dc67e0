import type { IncomingMessage } from 'node:http';
import { ApiProcesses } from './api-process';
import { type Call, read, type Timeouts, write } from './calls';
import { isSharedByGuests, type ResponseCache } from './response-cache';

/**
 * On the server, a slow process gets only this much time. After that, rendering is left to the browser, which can wait
 * longer.
 */
const PAGE_TIMEOUTS: Timeouts = { hedgeAfterMs: 400, unresponsiveAfterMs: 1450, maxMs: 3000 };
const SAFE_METHODS = new Set(['GET', 'HEAD']);
const WITHOUT_BODY = new Set([204, 205, 304]);

async function whole(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const toPairs = (headers: readonly string[]) =>
  Array.from({ length: headers.length / 2 }, (_, index): [string, string] => [
    headers[index * 2] ?? '',
    headers[index * 2 + 1] ?? '',
  ]);

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` that reads from the API, for rendering. Processes that are down or unresponsive are skipped; if
 * there are no others, the call fails immediately.
 *
 * @example const answer = await apiFetch(new ApiProcesses(['http://127.0.0.1:4000']))('/api/session', { headers: {
 * cookie } });
 */
export function apiFetch(processes: ApiProcesses): ApiFetch {
  return async (path, init) => {
    const request = new Request(new URL(path, 'http://api'), init);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const length = body ? { 'content-length': body.length } : {};
    const call: Call = {
      method: request.method,
      path,
      headers: { ...Object.fromEntries(request.headers), ...length },
      signal: request.signal,
    };
    const isReading = SAFE_METHODS.has(request.method) && !body;
    const answer = await (isReading
      ? read(processes, call, PAGE_TIMEOUTS)
      : write(processes, call, (upstream) => upstream.end(body)));
    const status = answer.statusCode ?? 502;
    const bytes = await whole(answer);
    return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, headers: toPairs(answer.rawHeaders) });
  };
}

/**
 * Wraps `fetch` with a cache. Only for callers without a session, e.g. render workers, which may read only what guests
 * may see.
 */
export function cachedFetch(fetch: ApiFetch, cache: ResponseCache): ApiFetch {
  return async (path, init) => {
    if ((init?.method ?? 'GET') !== 'GET') return fetch(path, init);
    const known = cache.get(path);
    if (known) return new Response(known.body, { headers: toPairs(known.headers) });
    const store = cache.reserve(path);
    const answer = await fetch(path, init);
    if (!isSharedByGuests(path, answer.status, (name) => answer.headers.get(name) ?? undefined)) return answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = [...answer.headers];
    store({ headers: headers.flat(), body });
    return new Response(body, { headers });
  };
}
