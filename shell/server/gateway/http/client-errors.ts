import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isApiPath } from './api-paths';
import type { Headers } from './security-headers';

/**
 * How long the client has to read the response. If the connection were closed earlier, it would be reset while the
 * client is still sending.
 */
const CLOSING_MS = 1000;

interface ErrorText {
  title: string;
  text: string;
  code: string;
}

const MALFORMED: ErrorText = {
  title: 'We could not read this request',
  text: 'Check the address: letters outside of English have to be encoded.',
  code: 'invalid',
};

const ERROR_TEXTS: Record<number, ErrorText> = {
  408: {
    title: 'That took too long',
    text: 'The request did not arrive in time. Please try again.',
    code: 'too-slow',
  },
  431: {
    title: 'Your browser sends too many cookies',
    text: 'Delete the cookies of this site in your browser’s settings, then open the page again.',
    code: 'too-large',
  },
};

interface Answer {
  headers: [name: string, value: string][];
  body: string;
}

/** Creates an HTML page for browsers, or problem details for API clients. */
function createAnswer(status: number, target: string, commonHeaders: Headers): Answer {
  const { title, text, code } = ERROR_TEXTS[status] ?? MALFORMED;
  const body = isApiPath(target)
    ? JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, code, message: `${title}. ${text}` })
    : `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the home page</a></p></html>`;
  const headers: Answer['headers'] = [
    ...commonHeaders.map(([name, value]): [string, string] => [name, value]),
    ['content-type', isApiPath(target) ? 'application/problem+json' : 'text/html; charset=utf-8'],
    ['cache-control', 'no-store'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ];
  return { headers, body };
}

export function rejectAmbiguousHost(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  commonHeaders: Headers,
): void {
  const { headers, body } = createAnswer(400, url, commonHeaders);
  response.writeHead(400, headers.flat()).end(body);
}

interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node stores the current response in this undocumented property. */
interface RequestSocket extends Duplex {
  _httpMessage?: ServerResponse | null;
}

/** Answers unparsable requests with a full response. Node itself would send only a status line. */
export function handleClientErrors(commonHeaders: Headers): (error: ClientError, socket: RequestSocket) => void {
  return ({ code = '', rawPacket }, socket) => {
    if (!socket.writable || code === 'ECONNRESET' || socket._httpMessage?.headersSent) return void socket.destroy();
    const status = STATUSES[code] ?? 400;
    const target = /^[A-Z]+ (\S+)/.exec(rawPacket?.toString('latin1', 0, 2048) ?? '')?.[1] ?? '/';
    const { headers, body } = createAnswer(status, target, commonHeaders);
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((header) => header.join(': '))];
    socket.on('error', () => undefined);
    socket.end([...lines, '', body].join('\r\n'));
    setTimeout(() => socket.destroy(), CLOSING_MS).unref();
  };
}
