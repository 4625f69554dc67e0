#!/usr/bin/env node
// npm run soak: runs the extended tests at full length, which takes up to an hour. Some of them run in a browser. npm
// run soak -- timing: runs only the test named `timing`.
import { fileURLToPath } from 'node:url';
import { namesFrom, runTests, SOAKS } from '../src/quality/soaks.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const failed = namesFrom(SOAKS, 'soak').filter((name) => {
  const soak = SOAKS[name];
  console.log(`\n── ${name} ${JSON.stringify(soak.env)}`);
  return !runTests(soak);
});
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nall passed');
process.exit(failed.length > 0 ? 1 : 0);
