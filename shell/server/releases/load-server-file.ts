import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import type { RemoteModule } from '@verse/contract';
import { CONTRACT_VERSION } from '@verse/contract';
import * as contractReact from '@verse/contract/react';
import { sha256 } from './release';

const IMPORT_LIMIT_MS = 700;
const LOADER = '__verseLoadServerFile';

/** All that a remote may require on the server: the same list that is shared in the browser. */
const GIVEN: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@verse/contract/react': contractReact,
};

function requireGiven(name: string): unknown {
  if (!(name in GIVEN)) throw new Error(`'${name}' is not given to remotes`);
  return GIVEN[name];
}

interface ServerFile {
  folder: string;
  release: string;
  sha256: string;
}

/**
 * Evaluates a remote's server file. Its hash and contract are checked, it can require only what the shell gives, and an
 * endless loop at import ends after 0.7 s. It is still code with this process's rights: that is why workers have no secrets.
 */
export function loadServerFile({ folder, release, sha256: expected }: ServerFile): RemoteModule {
  const file = path.join(folder, 'server/remote.cjs');
  const source = readFileSync(file, 'utf8');
  if (sha256(source) !== expected) throw new Error(`${file} differs from its hash`);
  const module: { exports: { default?: RemoteModule } } = { exports: {} };
  const scope = globalThis as Record<string, unknown>;
  const evaluate = runInThisContext(`(function (require, module, exports) {${source}\n})`, {
    filename: `${release}/remote.cjs`,
  }) as (...given: unknown[]) => void;
  scope[LOADER] = () => evaluate(requireGiven, module, module.exports);
  try {
    // The call itself must stand inside the script that has the time limit.
    runInThisContext(`${LOADER}()`, { timeout: IMPORT_LIMIT_MS });
  } finally {
    delete scope[LOADER];
  }
  const remote = module.exports.default;
  if (!remote || !Array.isArray(remote.routes)) throw new Error('the server file gives no routes');
  if (remote.contract !== CONTRACT_VERSION)
    throw new Error(`the server file keeps contract ${remote.contract}, the shell ${CONTRACT_VERSION}`);
  return remote;
}
