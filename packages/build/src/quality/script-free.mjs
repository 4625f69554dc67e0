import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { withoutScripts } from './page-files.mjs';

/**
 * Stands before the site and passes everything on; with `stripped`, pages lose their scripts. The page that is measured
 * and the page it is measured against go through the same code, so that what differs is the scripts.
 * @param {string} origin
 * @param {{ stripped: boolean }} options
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export function standBefore(origin, { stripped }) {
  const server = createServer((incoming, outgoing) => {
    const isPage = stripped && Boolean(incoming.headers.accept?.includes('text/html'));
    const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const outbound = request(
      new URL(incoming.url ?? '/', origin),
      { method: incoming.method, headers },
      async (answer) => {
        if (!isPage) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          return answer.pipe(outgoing);
        }
        await sendStripped(answer, outgoing, String(incoming.headers['accept-encoding'] ?? ''));
      },
    );
    outbound.on('error', () => outgoing.destroy());
    incoming.pipe(outbound);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ origin: `http://localhost:${port}`, stop });
    });
  });
}

/**
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').ServerResponse} outgoing
 * @param {string} accepted
 */
async function sendStripped(answer, outgoing, accepted) {
  let html = '';
  for await (const part of answer.setEncoding('utf8')) html += part;
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...headers } = answer.headers;
  const text = Buffer.from(withoutScripts(html));
  const isSmall = accepted.includes('br');
  const body = isSmall ? brotliCompressSync(text) : text;
  outgoing.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-length': body.length,
    ...(isSmall ? { 'content-encoding': 'br' } : {}),
  });
  outgoing.end(body);
}
