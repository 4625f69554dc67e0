#!/usr/bin/env node
// npm run contract [-- --drop]: checks that live sections work with this checkout's contract and API. If they do,
// accepts both as the new baseline and writes the types of the API. --drop also accepts removals from the API.
import { writeFileSync } from 'node:fs';
import { accept } from '../src/contract/accepted.mjs';
import { breakingChanges, CONTRACT_ACCEPTED, declarations } from '../src/contract/api-baseline.mjs';
import { API_TYPES, apiTypes } from '../src/contract/api-types.mjs';
import { brokenCalls, CALLS_ACCEPTED, callsIn } from '../src/contract/calls.mjs';
import { apiDocument } from '../src/contract/document.mjs';

const document = await apiDocument();
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
  writeFileSync(API_TYPES, await apiTypes(document));
  console.log('The current contract is accepted: accepted.json of packages/contract and packages/api-contract.');
  console.log(`The types of the API are in ${API_TYPES}.`);
}
