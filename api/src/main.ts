import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bootstrap } from './bootstrap';
import { type Config, ConfigError, readConfig } from './platform/config';
import { createLogger, type Logger } from './platform/logging';
import { openStore, type Store } from './store';

/** Maximum size of request headers. The gateway accepts 16 kB from a visitor and adds headers of its own. */
const HEADER_BYTES = 18 * 1024;
/**
 * Longer than the gateway's idle timeout, because the side that sends requests must be the first to close an idle
 * connection.
 */
const KEEP_ALIVE_MS = 65_000;
/** Timeouts for clients that connect directly. The gateway handles its own slow clients. */
const SLOW_CLIENTS = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2000 };
/** Time allowed for closing the remaining connections after the drain limit. */
const CUT_MS = 500;
const CLOSING_MS = 2000;

/** Waits for a promise, but no longer than the given time. Reports a rejection or timeout instead of throwing. */
async function within(milliseconds: number, ending: Promise<unknown>, report: (error: unknown) => void): Promise<void> {
  const limit = pause(milliseconds).then(() => Promise.reject(new Error(`timed out after ${milliseconds} ms`)));
  await Promise.race([ending, limit]).catch(report);
}

/** Makes files created by this process accessible only to its user. */
process.umask(0o077);

async function openConfiguredStore({ mongoUri, dataDir }: Config, logger: Logger): Promise<Store> {
  if (mongoUri !== undefined) return openStore({ mongoUri, logger });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return openStore({ path: path.join(dataDir, 'verse.sqlite'), logger });
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const store = await openConfiguredStore(config, logger);
  const { app, lifecycle, background, demo, endParsers } = await bootstrap({
    config,
    store,
    logger,
    measuresProcess: true,
  });
  const server = createServer({ maxHeaderSize: HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS, ...SLOW_CLIENTS }, app);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, config.host, resolve));
  const { address, port } = server.address() as AddressInfo;
  logger.info({ address: `http://${address}:${port}`, store: store.kind }, 'the api is listening');
  background.start();
  if (demo.length > 0)
    logger.info({ accounts: demo.length }, 'this is a demo: the sign-in page offers accounts to try');

  const stop = async (signal: string) => {
    logger.info({ signal }, 'draining');
    const begun = Promise.all([lifecycle.drain(server, config.drain), background.stop()]);
    await within(config.drain.delayMs + config.drain.limitMs + CUT_MS, begun, (err) =>
      logger.error({ err }, 'not all running work has ended'),
    );
    endParsers();
    await within(CLOSING_MS, store.close(), (err) => logger.error({ err }, 'closing the store failed'));
    logger.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'a promise was rejected without a handler'));
}

try {
  start(readConfig(process.env)).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
