#!/usr/bin/env node
// npm run soak: the long tests at their full length, which takes up to an hour, the last
// ones in a browser. npm run soak -- timing runs one of them.
import { fileURLToPath } from 'node:url';
import { runTests, SOAKS } from '../src/quality/soaks.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SOAKS));
if (unknown.length > 0) {
  console.error(`No such soak: ${unknown.join(', ')}. There are ${Object.keys(SOAKS).join(', ')}.`);
  process.exit(2);
}

const failed = Object.entries(SOAKS).filter(([name, soak]) => {
  if (wanted.length > 0 && !wanted.includes(name)) return false;
  console.log(`\n── ${name} ${JSON.stringify(soak.env)}`);
  return !runTests(soak);
});
console.log(failed.length > 0 ? `\nfailed: ${failed.map(([name]) => name).join(', ')}` : '\nall passed');
process.exit(failed.length > 0 ? 1 : 0);
