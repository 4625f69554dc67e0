#!/usr/bin/env node
// npm run build [-- workspace …]: builds and activates stale workspaces on this machine. Leaves all others untouched.
import { build } from '../src/releasing/build.mjs';
import { deploy } from '../src/releasing/deploy.mjs';
import { SECTIONS } from '../src/workspace.mjs';

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : ['api', ...SECTIONS]) {
  const start = performance.now();
  const { built, release } = SECTIONS.includes(name) ? await deploy(name) : await build(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${name.padEnd(14)} ${built ? `built in ${seconds} s` : 'up to date'}${release ? `  release ${release}` : ''}`,
  );
}
