#!/usr/bin/env node
// npm run build [-- workspace …]: builds and activates stale workspaces on this machine.
import { build } from '../src/releasing/build.mjs';
import { buildAll } from '../src/releasing/build-all.mjs';
import { deploy } from '../src/releasing/deploy.mjs';
import { SECTIONS } from '../src/workspace.mjs';

const begun = performance.now();
const args = process.argv.slice(2);
const names = args.length > 0 ? args : ['api', ...SECTIONS];
const built = await buildAll(names);
for (const name of names) {
  const { release } = SECTIONS.includes(name) ? await deploy(name) : await build(name);
  console.log(`${name.padEnd(14)} ${built.has(name) ? 'built' : 'up to date'}${release ? `  release ${release}` : ''}`);
}
console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
