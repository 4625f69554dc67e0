import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { handleClientErrors, rejectAmbiguousHost } from './client-errors';
import type { Headers } from './security-headers';

/** Longer than the usual 60 s keep-alive of load balancers, so that they close the connection first. */
const KEEP_ALIVE_MS = 65_000;

/** Limits of the gateway's server that apply before a request is parsed. */
export const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  // Joins repeated values of a single-value header into one invalid value, where Node would otherwise use the first.
  joinDuplicateHeaders: true,
  // A missing host is rejected below, with a message.
  requireHostHeader: false,
};

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns the host in a request line such as `GET http://host/path`, if any. */
const authorityIn = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);

/** Returns a function that checks whether a request names exactly one host. */
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
 * Creates the gateway's server, which rejects CONNECT.
 * @param headers sent with each response
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
