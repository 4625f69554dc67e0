#!/usr/bin/env node
// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readRequirements, toMarkdown, trace } from '../src/quality/requirements.mjs';
import { readTests } from '../src/quality/test-reports.mjs';

const RESULTS = 'test-results';

if (!existsSync(RESULTS)) {
  console.error(`There is no ${RESULTS}/ yet: run npm test first.`);
  process.exit(1);
}

const traced = trace(readRequirements(readFileSync('docs/requirements.md', 'utf8')), readTests(RESULTS));
const markdown = toMarkdown(traced);
writeFileSync(`${RESULTS}/requirements.md`, markdown);

console.log(markdown.split('\n')[2]);
for (const { id, title } of traced.unknown) console.error(`"${id}" is not an id of docs/requirements.md: ${title}`);
if (!traced.unknown.length) console.log(`The lists are in ${RESULTS}/requirements.md.`);
process.exit(traced.unknown.length ? 1 : 0);
