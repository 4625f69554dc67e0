import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

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
};

/** The server of the gateway. Nobody gets a tunnel through it, and who asks for one is told so. */
export function createGatewayServer(listener: RequestListener): Server {
  return createServer(SERVER_OPTIONS, listener).on('connect', (_, socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
}
