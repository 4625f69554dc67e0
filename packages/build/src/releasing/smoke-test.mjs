// Smoke-tests a section's server file: loads it in a separate process, as a render worker would, and writes any reason
// for rejection to stderr.
import { loadServerFile, readManifest } from '@verse/releases';
import { STUB_MODULES } from './stub-modules.mjs';

const [dir = '', section = '', release = ''] = process.argv.slice(2);

try {
  const manifest = await readManifest(dir, section, release);
  loadServerFile(manifest, { contract: manifest.contract, given: STUB_MODULES });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
