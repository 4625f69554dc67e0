import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Headers } from './security-headers';
import { answerUnreadable, refuseUnclear } from './unreadable-requests';

/**
 * Whoever reads for a minute need not connect anew. Longer than
 * load balancers keep theirs, usually 60 s: they let go first.
 */
const KEEP_ALIVE_MS = 65_000;

/** What the gateway's server bears before a request is there. */
export const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  // A header that may be there once and comes twice is read as one value, which is wrong, and not as the first of them.
  joinDuplicateHeaders: true,
  // Refused below, in words.
  requireHostHeader: false,
};

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The host that a request line names itself, where it does: that of `GET http://host/path`. */
const authorityIn = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);

/** Tells whether a request names one host and no other. */
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

/** The server of the gateway. It opens no tunnel. @param headers what each answer is sent with */
export function createGatewayServer(listener: RequestListener, headers: Headers = []): Server {
  const hasOneHost = hostCheck();
  const server = createServer(SERVER_OPTIONS, (request, response) =>
    hasOneHost(request) ? listener(request, response) : refuseUnclear(request, response, headers),
  );
  return server.on('clientError', answerUnreadable(headers)).on('connect', (_, socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
}
