import { createServer, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses as the gateway does. A higher quality would delay each page by a tenth of a second. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @typedef {(html: string) => string | Promise<string>} Change */

/**
 * Proxies the site, except for pages rewritten by `page` and files returned by `file`. The site and its baseline are
 * measured through the same code, so that the proxy itself cannot cause a difference between them.
 * @param {string} origin
 * @param {{ page?: Change, file?: (pathname: string) => Buffer | undefined }} [options] `file`: returns a script,
 * compressed with brotli
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export function startMeasuringProxy(origin, { page, file } = {}) {
  const server = createServer((incoming, outgoing) => {
    const script = file?.(incoming.url ?? '');
    if (script)
      return outgoing
        .writeHead(200, {
          'content-type': 'text/javascript',
          'content-encoding': 'br',
          'content-length': script.length,
        })
        .end(script);
    const change = incoming.headers.accept?.includes('text/html') ? page : undefined;
    const headers = { ...incoming.headers, ...(change ? { 'accept-encoding': 'identity' } : {}) };
    const outbound = request(
      new URL(incoming.url ?? '/', origin),
      { method: incoming.method, headers },
      async (answer) => {
        if (!change) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          return answer.pipe(outgoing);
        }
        await sendChanged(answer, outgoing, change, String(incoming.headers['accept-encoding'] ?? ''));
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
 * @param {Change} change
 * @param {string} accepted
 */
async function sendChanged(answer, outgoing, change, accepted) {
  let html = '';
  for await (const part of answer.setEncoding('utf8')) html += part;
  // The changed page may have inline style that the policy of the original does not list.
  const {
    'content-length': _length,
    'transfer-encoding': _transfer,
    'content-security-policy': _policy,
    ...headers
  } = answer.headers;
  const text = Buffer.from(await change(html));
  const isSmall = accepted.includes('br');
  const body = isSmall ? brotliCompressSync(text, QUALITY) : text;
  outgoing.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-length': body.length,
    ...(isSmall ? { 'content-encoding': 'br' } : {}),
  });
  outgoing.end(body);
}
