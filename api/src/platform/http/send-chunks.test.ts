import http, { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '../logging';
import { problemHandler } from './problem';
import { sendChunks } from './send-chunks';

const PIECE = `${'x'.repeat(64 * 1024 - 1)}\n`;
let server: Server;
let log: string[];
let given: number;
let ended: Promise<void>;

/** Serves endless chunks, and fails at chunk number `failing`. */
async function serve(failing = Infinity): Promise<IncomingMessage> {
  let end: () => void = () => undefined;
  ended = new Promise((resolve) => (end = resolve));
  async function* pieces() {
    try {
      for (;;) {
        if (given === failing) throw new Error('the store is away');
        given += 1;
        yield PIECE;
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      end();
    }
  }
  const app = express().get('/', (_request, response) => sendChunks(response, 'text/plain', pieces()));
  app.use(problemHandler(createLogger('info', { write: (line: string) => log.push(line) })));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new Promise((resolve) =>
    http.get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, resolve),
  );
}

beforeEach(() => {
  log = [];
  given = 0;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a text sent in pieces', () => {
  it('waits for its reader, and is not read further once the reader has left', async () => {
    const answer = await serve();
    answer.pause();
    let before = -1;
    while (before !== given) {
      before = given;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // Allows for kernel buffers at both ends of the connection.
    expect(given * PIECE.length).toBeLessThan(32 * 1024 * 1024);
    answer.destroy();
    await ended;
    expect(log).toEqual([]);
  });

  it('aborts when a chunk fails, so that a client cannot take a part for the whole', async () => {
    const answer = await serve(20);
    const seen = await new Promise((resolve) =>
      answer
        .on('error', () => resolve('broken'))
        .on('end', () => resolve('whole'))
        .resume(),
    );
    expect([answer.statusCode, seen, log.length]).toEqual([200, 'broken', 1]);
    expect(log[0]).toContain('a response was interrupted');
  });

  it('is rejected with a message when the first chunk fails', async () => {
    const answer = await serve(0);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      500,
      'application/problem+json; charset=utf-8',
    ]);
  });
});
