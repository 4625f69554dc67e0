import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { buildApi, spawnApi } from '../test/api-process';
import { atEnd } from '../test/at-end';
import { PASSWORD } from '../test/people';
import { openSiteStore, removeSite } from '../test/site-store';

const ADDRESSES = ['ada', 'bea', 'cleo', 'dora'].map((name) => `${name}@example.org`);
/** Docker Compose kills a stopping process after fifteen seconds. */
const KILLED_AFTER_MS = 15_000;

let dataDir: string;

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-mail-outage-'));
});
afterAll(() => removeSite(dataDir));

async function until(claim: () => boolean): Promise<void> {
  while (!claim()) await pause(20);
}

/** Creates a server that accepts connections but sends nothing, like a mail server behind a broken load balancer. */
async function silentServer(): Promise<{ port: number; connections: Set<Socket>; server: Server }> {
  const connections = new Set<Socket>();
  const server = createServer((socket) => void connections.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, connections, server };
}

async function close(server: Server, connections: Set<Socket>): Promise<void> {
  for (const socket of connections) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
}

/** Starts a working mail server on the same port. `received` lists the recipients. */
async function workingServer(port: number): Promise<{ received: string[]; stop: () => Promise<void> }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { received, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const signUp = (origin: string, email: string) =>
  fetch(`${origin}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lastname: 'Lovelace', firstname: 'Ada', email, password: PASSWORD }),
  });

// @proves GAP-085 R3
it('exits in time though the mail server hangs, and the next process sends each queued email once', async () => {
  const { port, connections, server } = await silentServer();
  atEnd(() => close(server, connections));
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  const api = await spawnApi(dataDir, environment);
  for (const email of ADDRESSES) expect((await signUp(api.origin, email)).status).toBe(201);
  await until(() => connections.size > 0);

  const begun = Date.now();
  expect(await api.leave()).toBe(0);
  expect(Date.now() - begun).toBeLessThan(KILLED_AFTER_MS);
  await close(server, connections);

  const store = await openSiteStore(dataDir);
  const waiting = await store.db
    .collection<{ _id: string; tries: number; dueAt: Date }>('mail_jobs')
    .find({})
    .toArray();
  await store.close();
  // The stopped process left no lease that another process would have to wait for.
  expect(waiting.map(({ tries, dueAt }) => [tries, dueAt.getTime() <= Date.now()])).toEqual(
    ADDRESSES.map(() => [0, true]),
  );

  const mails = await workingServer(port);
  atEnd(mails.stop);
  const next = await spawnApi(dataDir, environment);
  await until(() => mails.received.length >= ADDRESSES.length);
  expect(await next.leave()).toBe(0);
  expect(mails.received.toSorted()).toEqual(ADDRESSES);
});
