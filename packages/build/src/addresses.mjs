// The table of addresses for the tools, which Node runs as they are: it is TypeScript, so its types are taken off here.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { WORKSPACE_ROOT } from './workspace.mjs';

const source = await readFile(path.join(WORKSPACE_ROOT, 'packages/contract/src/addresses.ts'), 'utf8');
const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });

export const { ADDRESSES, FEEDS, addressOf, cardIdOf, listedPages } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);
