#!/usr/bin/env node
// npm run dependencies: checks the lockfile against packages/build/floors.json. A person reads the advisories and
// raises the minimum versions in that file.
import { readFileSync } from 'node:fs';
import { findFaults } from '../src/quality/dependencies.mjs';

/** @param {string} file */
const read = (file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

const lock = JSON.parse(read('package-lock.json'));
const floors = JSON.parse(read('packages/build/floors.json'));
const faults = findFaults({ lock, floors, npmrc: read('.npmrc') });

for (const fault of faults) console.error(fault);
const [locked, least] = [lock, floors].map(({ packages }) => Object.keys(packages).length);
console.log(`${locked} packages, ${least} floors of ${floors.looked}, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
