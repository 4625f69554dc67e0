import type { IncomingMessage } from 'node:http';
import { ApiProcesses } from './api-process';
import { type Call, type Patience, read, write } from './calls';

/** A slow process is waited for until the page is left to the browser, which has more time. */
const PAGE_PATIENCE: Patience = { secondMs: 400, silentMs: 1450, slowMs: 3000 };
const READING = new Set(['GET', 'HEAD']);
const WITHOUT_BODY = new Set([204, 205, 304]);

async function whole(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const headersOf = ({ rawHeaders }: IncomingMessage) =>
  Array.from({ length: rawHeaders.length / 2 }, (_, index): [string, string] => [
    rawHeaders[index * 2] ?? '',
    rawHeaders[index * 2 + 1] ?? '',
  ]);

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` from the API, for rendering: a process that is down or unresponsive is skipped, and when all are, it fails at
 * once.
 *
 * @example
 * const answer = await apiFetch(new ApiProcesses(['http://127.0.0.1:4000']))('/api/session', { headers: { cookie } });
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
    const isReading = READING.has(request.method) && !body;
    const answer = await (isReading
      ? read(processes, call, PAGE_PATIENCE)
      : write(processes, call, (upstream) => upstream.end(body)));
    const status = answer.statusCode ?? 502;
    const bytes = await whole(answer);
    return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, headers: headersOf(answer) });
  };
}
