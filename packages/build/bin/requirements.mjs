#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readProofs } from '../src/quality/proofs.mjs';
import { readRequirements, toMarkdown, trace } from '../src/quality/requirements.mjs';
import { readTests } from '../src/quality/test-reports.mjs';

const RESULTS = 'test-results';

if (!existsSync(RESULTS)) {
  console.error(`There is no ${RESULTS}/ yet: run npm test first.`);
  process.exit(1);
}

const tests = readTests(RESULTS);
const { rows, faults } = trace(readRequirements(readFileSync('docs/requirements.md', 'utf8')), tests, readProofs('.'));
const markdown = toMarkdown({ rows });
writeFileSync(`${RESULTS}/requirements.md`, markdown);

console.log(markdown.split('\n')[2]);
for (const fault of faults) console.error(fault);
if (!faults.length) console.log(`The lists are in ${RESULTS}/requirements.md.`);
process.exit(faults.length ? 1 : 0);
