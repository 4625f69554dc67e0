#!/usr/bin/env node
// npm run contract [-- --drop]: checks that live sections work with this checkout's contract and API. If they do,
// accepts both as the new baseline. --drop also accepts removals from the API.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept } from '../src/contract/accepted.mjs';
import { breakingChanges, CONTRACT_ACCEPTED, declarations } from '../src/contract/api-baseline.mjs';
import { brokenCalls, CALLS_ACCEPTED, callsIn } from '../src/contract/calls.mjs';
import { build } from '../src/releasing/build.mjs';
import { freePort, startApi } from '../src/site/processes.mjs';

async function documentOfApi() {
  await build('api');
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'verse-contract-'));
  const api = await startApi({ port, env: { DATA_DIR: dataDir, SEED: '0' } });
  try {
    return await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json();
  } finally {
    await api.stop();
    rmSync(dataDir, { recursive: true });
  }
}

const document = await documentOfApi();
const kinds = [
  { of: 'contract', broken: breakingChanges(), cure: 'raise CONTRACT_VERSION in packages/contract/src/version.ts' },
  {
    of: 'API',
    broken: process.argv.includes('--drop') ? [] : brokenCalls(document),
    cure: 'run it with --drop once no section that is live needs it, and say in CHANGELOG.md who has to act',
  },
].filter(({ broken }) => broken.length > 0);
for (const { of, broken, cure } of kinds) {
  console.error(`Sections that are live would break with the ${of}:`);
  for (const words of broken) console.error(`  ${words}`);
  console.error(`Keep what there was beside what is new, or ${cure}.`);
}
if (kinds.length > 0) process.exitCode = 1;
else {
  accept(CONTRACT_ACCEPTED, declarations());
  accept(CALLS_ACCEPTED, callsIn(document));
  console.log('The current contract is accepted: accepted.json of packages/contract and packages/api-contract.');
}
