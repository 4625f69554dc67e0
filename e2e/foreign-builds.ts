import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as WebpackFederation } from '@module-federation/enhanced/webpack';
import { rspack } from '@rspack/core';
import webpack, { type Configuration } from 'webpack';
import {
  containerNameOf,
  ENTRY_SCRIPT,
  exposedChunkOf,
  publicPathOf,
  putRelease,
  SERVER_FILE,
  sha256,
} from '@verse/releases';

/**
 * Module Federation builds that know nothing about this repository. They use the stock plugin and the stock runtime.
 */

export type Bundler = 'webpack' | 'Rspack';

const VERSIONS = { react: '^19.0.0', 'react-router-dom': '^7.0.0' };

const REMOTE = `
export default {
  contract: 2,
  routes: [
    { index: true, handle: { chunk: 'start' }, lazy: () => import(/* webpackChunkName: "start" */ './start.js') },
  ],
};`;

const START = `
import { createElement, Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
export function Component() {
  const [count, setCount] = useState(0);
  return createElement(
    Fragment,
    null,
    createElement('h1', null, 'Built elsewhere'),
    createElement('button', { onClick: () => setCount(count + 1) }, 'Pressed ' + count),
    createElement(Link, { to: '/about' }, 'About us'),
  );
}`;

/** Runs a build with webpack or Rspack, whose APIs are identical for this purpose. */
function run(bundler: Bundler, config: Configuration): Promise<void> {
  const compiler = bundler === 'webpack' ? webpack(config) : (rspack(config as never) as unknown as webpack.Compiler);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}

type FederationOptions = ConstructorParameters<typeof WebpackFederation>[0];

const federation = (bundler: Bundler, options: FederationOptions) =>
  (bundler === 'webpack' ? new WebpackFederation(options) : new RspackFederation(options)) as never;

async function buildSection(bundler: Bundler, folder: string, section: string, release: string) {
  const shared = Object.entries(VERSIONS).map(([name, requiredVersion]) => [
    name,
    { singleton: true, import: false, requiredVersion },
  ]);
  await run(bundler, {
    mode: 'production',
    context: folder,
    entry: {},
    output: {
      path: path.join(folder, 'dist/client'),
      publicPath: publicPathOf(section, release),
      filename: '[name].js',
    },
    plugins: [
      federation(bundler, {
        name: containerNameOf(section, release),
        filename: ENTRY_SCRIPT,
        exposes: { './remote': { import: './remote.js', name: exposedChunkOf(section) } },
        shared: Object.fromEntries(shared),
        dts: false,
      }),
    ],
  });
  await run(bundler, {
    mode: 'production',
    context: folder,
    target: 'node',
    entry: './remote.js',
    output: {
      path: path.join(folder, 'dist'),
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
    },
    externalsType: 'commonjs',
    externals: Object.keys(VERSIONS),
    module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
  });
}

interface FederationManifest {
  exposes: { assets: { js: { sync: string[]; async: string[] } } }[];
}

/** Returns the files of the exposed chunk and of each page, keyed by chunk name. */
function chunksFrom({ exposes: [exposed] }: FederationManifest, section: string) {
  const { sync = [], async: pages = [] } = exposed?.assets.js ?? {};
  return {
    [exposedChunkOf(section)]: { js: sync, css: [] },
    ...Object.fromEntries(pages.map((file) => [path.basename(file, '.js'), { js: [file], css: [] }])),
  };
}

/** Builds a section with a single page and writes it to a releases folder. */
export async function addForeignSection(dir: string, section: string, bundler: Bundler): Promise<string> {
  const release = randomBytes(8).toString('hex');
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-foreign-'));
  try {
    await writeFile(path.join(folder, 'remote.js'), REMOTE);
    await writeFile(path.join(folder, 'start.js'), START);
    await buildSection(bundler, folder, section, release);
    const entries = await readdir(path.join(folder, 'dist'), { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(folder, 'dist'), path.join(entry.parentPath, entry.name)));
    const files = new Map<string, Buffer>();
    for (const name of names) files.set(name, await readFile(path.join(folder, 'dist', name)));
    const federationManifest = JSON.parse(String(files.get('client/mf-manifest.json'))) as FederationManifest;
    const base = `/${section.slice(3)}`;
    const manifest = {
      section,
      release,
      version: '1.0.0',
      builtAt: new Date().toISOString(),
      contract: 2,
      shared: {},
      publicPath: publicPathOf(section, release),
      chunks: chunksFrom(federationManifest, section),
      parts: [{ title: 'This page', base, claims: [base], list: 'routes', membersOnly: false }],
      pages: {},
      files: Object.fromEntries(
        [...files].map(([name, bytes]) => [name, { sha256: sha256(bytes), bytes: bytes.length }]),
      ),
    };
    await putRelease(dir, manifest, async (write) => {
      for (const [name, bytes] of files) await write(name, bytes);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  return release;
}

const HOST = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createFakeShell } from '@verse/contract/testing';
import { ShellProvider } from '@verse/contract/react';
import remote from 'section/remote';
const initialEntries = [location.hash.slice(1)];
const routes = [{ path: '/', children: remote.routes, HydrateFallback: () => null }];
const router = createMemoryRouter(routes, { initialEntries });
createRoot(document.body).render(
  createElement(ShellProvider, { shell: createFakeShell() }, createElement(RouterProvider, { router })),
);`;

/** Builds a page that mounts a section from its `mf-manifest.json`. Returns the page's files, keyed by name. */
export async function buildStockHost(manifestUrl: string): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(path.join(import.meta.dirname, '.stock-host-'));
  try {
    await mkdir(path.join(folder, 'dist'));
    // Because `e2e` has `"type": "module"`, webpack would otherwise import the whole namespace as the default export.
    await writeFile(path.join(folder, 'package.json'), '{}');
    await writeFile(path.join(folder, 'host.js'), HOST);
    await writeFile(path.join(folder, 'index.js'), `import('./host.js');`);
    const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', '@verse/contract/react'];
    await run('webpack', {
      mode: 'production',
      context: folder,
      entry: './index.js',
      output: { path: path.join(folder, 'dist'), filename: '[name].js', publicPath: '/stock-host/' },
      resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: 'swc-loader',
            options: {
              jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
            },
          },
        ],
      },
      plugins: [
        federation('webpack', {
          name: 'stock_host',
          remotes: { section: `section@${manifestUrl}` },
          shared: Object.fromEntries(names.map((name) => [name, { singleton: true }])),
          dts: false,
          manifest: false,
        }),
      ],
    });
    const files = new Map<string, Buffer>();
    for (const name of await readdir(path.join(folder, 'dist')))
      files.set(name, await readFile(path.join(folder, 'dist', name)));
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}
