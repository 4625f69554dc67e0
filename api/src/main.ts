import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { compose } from './compose';
import { ConfigError, readConfig, type Config } from './platform/config';
import { createLogger, type Logger } from './platform/logging';
import { openStore, type Store } from './store';

const HEADER_BYTES = 16 * 1024;
/** Longer than the gateway keeps an idle connection: whoever closes first must be the one who sends. */
const KEEP_ALIVE_MS = 65_000;
const DUE_EVERY_MS = 10_000;

async function openConfiguredStore({ mongoUri, dataDir }: Config, logger: Logger): Promise<Store> {
  if (mongoUri !== undefined) return openStore({ mongoUri, logger });
  await mkdir(dataDir, { recursive: true });
  return openStore({ path: path.join(dataDir, 'verse.sqlite'), logger });
}

/** Publishes what is due, now and every ten seconds. Every process does; each post is published once. */
function repeat(publishDue: () => Promise<number>, logger: Logger): NodeJS.Timeout {
  const once = () => publishDue().catch((error: unknown) => logger.error({ err: error }, 'publishing scheduled posts failed'));
  void once();
  return setInterval(() => void once(), DUE_EVERY_MS);
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const store = await openConfiguredStore(config, logger);
  const { app, lifecycle, publishDue, background, demo } = await compose({ config, store, logger, ofProcess: true });
  const server = createServer({ maxHeaderSize: HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS }, app);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.port, config.host, resolve));
  const { address, port } = server.address() as AddressInfo;
  logger.info({ address: `http://${address}:${port}`, store: store.kind }, 'the api is listening');
  background.start();
  if (demo.length > 0) logger.info({ accounts: demo.length }, 'this is a demo: the sign-in page offers accounts to try');

  const publishing = repeat(publishDue, logger);
  const stop = async (signal: string) => {
    logger.info({ signal }, 'draining');
    clearInterval(publishing);
    await lifecycle.drain(server, config.drain);
    await background.stop();
    await store.close().catch((error: unknown) => logger.error({ err: error }, 'closing the store failed'));
    logger.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'a promise failed that nobody waited for'));
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
