// Smoke-tests a section's server file: loads it in a process of its own, as a render worker would, and writes the
// reason
// for a rejection to stderr.
import { loadServerFile, readRecord } from '@verse/releases';
import { STAND_IN_MODULES } from './stand-in-modules.mjs';

const [dir = '', section = '', release = ''] = process.argv.slice(2);

try {
  const record = await readRecord(dir, section, release);
  loadServerFile(record, { contract: record.contract, given: STAND_IN_MODULES });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
