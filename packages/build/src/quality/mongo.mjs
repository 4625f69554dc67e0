// @ts-check
import { spawn } from 'node:child_process';
import { freePort } from './free-port.mjs';

/** The first start on a machine compiles the server. */
const START_LIMIT_MS = 6 * 60_000;

/**
 * A MongoDB for the storage tests: the one `MONGODB_TEST_URI` names, else one that the program in `MONGO_START` starts.
 * That program takes a port, prints the address once it listens and stays in the foreground.
 * @returns {Promise<{ uri?: string, reason?: string, stop: () => void }>}
 */
export async function startMongo() {
  const { MONGODB_TEST_URI: uri, MONGO_START: program } = process.env;
  if (uri) return { uri, stop: () => {} };
  if (!program) return { reason: 'neither MONGODB_TEST_URI nor MONGO_START is set', stop: () => {} };
  const child = spawn(program, [String(await freePort())], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => void child.kill();
  const outcome = await new Promise((resolve) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const address = printed.match(/mongodb:\/\/\S+/);
      if (address) resolve({ uri: address[0] });
    });
    child.on('error', (error) => resolve({ reason: error.message }));
    setTimeout(() => resolve({ reason: `${program} printed no address` }), START_LIMIT_MS).unref();
    child.on('exit', (code) => resolve({ reason: `${program} ended with ${code}` }));
  });
  return { ...outcome, stop };
}
