import http from 'node:http';
import type { RunningApi } from './start-api';

export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

export interface RawRequest {
  method: string;
  /** Request target: a path or an absolute URL. */
  path: string;
  /**
   * If the value is an array, the header is sent once per item. fetch() does not allow some of these headers to be set.
   */
  headers?: Record<string, string | string[]>;
  body?: string | Buffer | undefined;
}

/**
 * Sends a request with exactly the given headers on its own connection. The API closes the connection of clients that
 * send too much, which would break the next request on a pooled connection.
 */
export function sendRaw(
  { server }: Pick<RunningApi, 'server'>,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const { port } = server.address() as { port: number };
  const length =
    body === undefined || 'content-length' in headers ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { agent: false, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response
          .on('data', (chunk: string) => (text += chunk))
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
          .on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
