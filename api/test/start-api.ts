import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Api, bootstrap, type PlatformOptions } from '../src/bootstrap';
import { readConfig } from '../src/platform/config';
import { createLogger } from '../src/platform/logging';
import type { FullScan, Store, StoreOptions } from '../src/store';
import { counting } from './at-scale';
import { SERVER } from './site-store';
import { openFromTemplate } from './store-template';
import { rememberingCollections } from './stored-state';
import { admitEditor, AUTH_SECRET } from './test-editor';
import { openTestStore } from './test-store';

export { asEditor } from './test-editor';

export interface RunningApi extends Api {
  /** Sends a request to this API. The path is relative to the API's origin. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  origin: string;
  server: Server;
  store: Store;
  /** The log so far, one object per line. */
  log: Record<string, unknown>[];
  /** List queries that did not use an index. */
  scans: FullScan[];
  /** Returns the number of documents that the store has returned in lists so far. */
  documentsRead: () => number;
  stop: () => Promise<void>;
}

/** Independent of the folder in which jest was started. */
const CONTENT = path.join(__dirname, '../content');
/** The parser of foreign files, from its source. */
export const PARSER = [
  path.join(__dirname, 'typescript.cjs'),
  path.join(__dirname, '../src/platform/foreign-files/parser.ts'),
] as const;
const ENVIRONMENT = {
  DATA_DIR: ':memory:',
  API_CONTENT_DIR: CONTENT,
  MAIL_DIR: ':memory:',
  SEED: '0',
  AUTH_SECRET,
  ANSWER_FLOOR_MS: '0',
  LOG_LEVEL: 'info',
};
const running = new Set<RunningApi>();

/** Creates all indexes, by starting an API. */
async function declareIndexes(store: Store): Promise<void> {
  const logger = createLogger('info', { write: () => undefined });
  const { endParsers } = await bootstrap({ config: readConfig(ENVIRONMENT), logger, parser: PARSER, store });
  endParsers();
}

const openIndexedStore = (options: Pick<StoreOptions, 'onFullScan'>): Promise<Store> =>
  SERVER ? openTestStore(options) : openFromTemplate(declareIndexes, options);

/** Starts the real app on a free port, with an empty store. `stopApis` stops all apps started this way. */
export async function startApi(
  environment: Record<string, string> = {},
  { withoutEditor = false, ...given }: Partial<PlatformOptions> & { withoutEditor?: boolean } = {},
): Promise<RunningApi> {
  const config = readConfig({
    ...ENVIRONMENT,
    ...environment,
  });
  const log: Record<string, unknown>[] = [];
  const logger = createLogger(config.logLevel, {
    write: (line: string) => log.push(JSON.parse(line) as Record<string, unknown>),
  });
  const scans: FullScan[] = [];
  const store = rememberingCollections(
    given.store ?? (await openIndexedStore({ onFullScan: (scan) => scans.push(scan) })),
  );
  let documentsRead = 0;
  const db = counting(store.db, (documents) => {
    documentsRead += documents;
  });
  const api = await bootstrap({ config, logger, parser: PARSER, ...given, store: { ...store, db } });
  if (!withoutEditor) await admitEditor(store.db, given.now?.());
  // Only the tests' connection pool closes idle connections. If the server did so as well, requests on a busy machine
  // might be sent on closed connections.
  const server = createServer({ maxHeaderSize: 16 * 1024, keepAliveTimeout: 0 }, api.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const one: RunningApi = {
    ...api,
    origin,
    server,
    store,
    log,
    scans,
    documentsRead: () => documentsRead,
    call: (path, init) => fetch(origin + path, init),
    async stop() {
      running.delete(one);
      server.closeAllConnections();
      api.endParsers();
      await new Promise((resolve) => server.close(resolve));
      // Some tests have already closed the store.
      await store.close().catch(() => undefined);
    },
  };
  running.add(one);
  return one;
}

export async function stopApis(): Promise<void> {
  await Promise.all([...running].map((api) => api.stop()));
}
