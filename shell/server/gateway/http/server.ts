import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { parseUrl } from '@verse/api-contract/parse-url';
import { handleClientErrors, rejectAmbiguousHost } from './client-errors';
import type { Headers } from './security-headers';

/** Longer than the usual 60 s keep-alive of load balancers, so that the load balancer closes idle connections first. */
const KEEP_ALIVE_MS = 65_000;

/** Server limits that apply before a request is parsed. */
export const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  // Joins repeated headers, so that two Host headers become one invalid host. By default, Node would ignore the second.
  joinDuplicateHeaders: true,
  // Turned off, because the gateway itself rejects a missing host below, with an error message.
  requireHostHeader: false,
};

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns the host if the request line contains one, e.g. `GET http://host/path`. */
const authorityIn = (url: string) => parseUrl(url)?.host;

/** Creates a function that checks whether a request names exactly one host. */
function hostCheck(): (request: IncomingMessage) => boolean {
  let known: string | undefined;
  return ({ url = '/', headers: { host }, httpVersion }) => {
    if (host === undefined) return httpVersion === '1.0';
    if (host !== known) {
      if (!HOST.test(host)) return false;
      known = host;
    }
    return url.startsWith('/') || url === '*' || authorityIn(url) === authorityIn(`http://${host}`);
  };
}

/**
 * Creates the gateway's HTTP server, which rejects CONNECT requests.
 * @param headers sent with every response
 */
export function createGatewayServer(listener: RequestListener, headers: Headers = []): Server {
  const hasOneHost = hostCheck();
  const server = createServer(SERVER_OPTIONS, (request, response) =>
    hasOneHost(request) ? listener(request, response) : rejectAmbiguousHost(request, response, headers),
  );
  return server.on('clientError', handleClientErrors(headers)).on('connect', (_, socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
}
