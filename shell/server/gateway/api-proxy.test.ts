/** @jest-environment node */
import { Agent, createServer, request as call, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import express from 'express';
import { apiProxy } from './api-proxy';

const open: Server[] = [];

async function listen(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** An API that hangs up whenever a kept connection is used again, as one whose patience has just ended. */
function impatientApi() {
  const used = new WeakSet<Socket>();
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.method ?? '');
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    response.setHeader('keep-alive', 'timeout=60');
    response.end('ok');
  });
  return { server, seen };
}

test('a kept connection that has just been closed costs a reader nothing, and no write goes out twice', async () => {
  const { server, seen } = impatientApi();
  const log = { info: () => undefined, error: () => undefined } as never;
  const gateway = await listen(createServer(express().use(apiProxy({ origins: [await listen(server)], log }))));
  const ask = async (method: string) => (await fetch(`${gateway}/api/session`, { method })).status;
  expect([await ask('GET'), await ask('GET'), await ask('GET')]).toEqual([200, 200, 200]);
  seen.length = 0;
  const writes = [await ask('POST'), await ask('POST')];
  expect(seen.filter((method) => method === 'POST')).toHaveLength(2);
  expect(writes).toContain(503);
});

test('a call that was answered before its body was read does not hold up the next one on its connection', async () => {
  const api = createServer((_, response) => response.writeHead(401).end());
  const gateway = await listen(createServer(express().use(apiProxy({ origins: [await listen(api)], log: { error: () => undefined } as never }))));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  const ask = (method: string, body = Buffer.alloc(0)) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = call(gateway, { agent, method, headers: { 'content-length': body.length } }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
      asked.on('socket', (socket) => ports.add(socket.localPort)).on('error', reject).end(body);
    });
  expect([await ask('POST', Buffer.alloc(4_000_000)), await ask('GET'), ports.size]).toEqual([401, 401, 1]);
  agent.destroy();
});
