#!/usr/bin/env node
// npm run dependencies: checks the lockfile against packages/build/minimum-versions.json. Maintainers raise the
// versions in that file by hand after reading security advisories.
import { readFileSync } from 'node:fs';
import { findFaults } from '../src/quality/dependencies.mjs';

/** @param {string} file */
const read = (file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

const lock = JSON.parse(read('package-lock.json'));
const minimumVersions = JSON.parse(read('packages/build/minimum-versions.json'));
const faults = findFaults({ lock, minimumVersions, npmrc: read('.npmrc') });

for (const fault of faults) console.error(fault);
const [locked, minimums] = [lock, minimumVersions].map(({ packages }) => Object.keys(packages).length);
console.log(`${locked} packages, ${minimums} minimum versions of ${minimumVersions.looked}, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
