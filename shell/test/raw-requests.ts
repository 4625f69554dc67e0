import { connect } from 'node:net';

const LIMIT_MS = 5000;

export interface RawAnswer {
  /** Status codes of the responses received on the connection. */
  statuses: number[];
  text: string;
}

/** Sends the given bytes and reads until the server closes the connection. */
export const send = (origin: string, bytes: Buffer | string) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes));
    const parts: Buffer[] = [];
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end within ${LIMIT_MS} ms of ${JSON.stringify(bytes.toString('latin1').slice(0, 200))}`));
    }, LIMIT_MS);
    socket.on('data', (part: Buffer) => parts.push(part));
    // A client rejected while still writing may receive a connection reset after the response.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(limit);
      const text = Buffer.concat(parts).toString('latin1');
      resolve({ statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)), text });
    });
  });

export const CRLF = '\r\n';
export const request = (method: string, target: string, headers: string[] = [], body = '') =>
  [`${method} ${target} HTTP/1.1`, 'Host: verse.example', 'Connection: close', ...headers, '', body].join(CRLF);
