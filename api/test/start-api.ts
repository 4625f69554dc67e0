import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compose, type Api, type Surroundings } from '../src/compose';
import { readConfig } from '../src/platform/config';
import { createLogger } from '../src/platform/logging';
import { openStore, type FullScan, type Store } from '../src/store';

export const EDITOR_TOKEN = 'a-token-for-these-tests';
export const asEditor = { authorization: `Bearer ${EDITOR_TOKEN}` };

export interface RunningApi extends Api {
  /** Asks this api; the path is relative to it. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  origin: string;
  server: Server;
  store: Store;
  /** What the log holds so far, one object a line. */
  log: Record<string, unknown>[];
  /** List queries that no index served. */
  scans: FullScan[];
  stop: () => Promise<void>;
}

const running = new Set<RunningApi>();

/** The real app on a free port, on a store in memory. Each is stopped by `stopApis`. */
export async function startApi(environment: Record<string, string> = {}, given: Partial<Surroundings> = {}): Promise<RunningApi> {
  const config = readConfig({ DATA_DIR: ':memory:', SEED: '0', EDITOR_TOKEN, ANSWER_FLOOR_MS: '0', LOG_LEVEL: 'info', ...environment });
  const log: Record<string, unknown>[] = [];
  const logger = createLogger(config.logLevel, { write: (line: string) => log.push(JSON.parse(line) as Record<string, unknown>) });
  const scans: FullScan[] = [];
  const store = given.store ?? (await openStore({ onFullScan: (scan) => scans.push(scan) }));
  const api = await compose({ config, logger, ...given, store });
  const server = createServer({ maxHeaderSize: 16 * 1024 }, api.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const one: RunningApi = {
    ...api, origin, server, store, log, scans,
    call: (path, init) => fetch(origin + path, init),
    async stop() {
      running.delete(one);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // Some tests have closed it already.
      await store.close().catch(() => undefined);
    },
  };
  running.add(one);
  return one;
}

export async function stopApis(): Promise<void> {
  await Promise.all([...running].map((api) => api.stop()));
}
