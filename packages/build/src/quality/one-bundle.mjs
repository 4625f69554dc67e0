import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { exposedChunkOf, identifierOf } from '@verse/releases';
import { formatBuildErrors } from '../webpack/build-errors.mjs';
import { loadConfigs } from '../webpack/configs.mjs';
import { HostChunkLoading } from '../webpack/host-chunk-loading.mjs';
import { SECTIONS, WORKSPACE_ROOT } from '../workspace.mjs';

const FOLDER = path.join(WORKSPACE_ROOT, '.cache/one-bundle');
const CLIENT = path.join(FOLDER, 'client');
const PUBLIC = '/one-bundle/';
const CONTAINER = path.join(FOLDER, 'container.js');

/** Writes a module that replaces Module Federation, so that every section becomes part of the bundle. */
function writeContainer() {
  const parts = SECTIONS.filter((section) => section !== 'shell').map((section) => {
    const module = JSON.stringify(path.join(WORKSPACE_ROOT, section, 'src/remote.tsx'));
    const chunk = `/* webpackChunkName: "${exposedChunkOf(section)}" */`;
    return `  ${identifierOf(section)}: () => import(${chunk} ${module}),\n`;
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    CONTAINER,
    `const parts = {\n${parts.join('')}};\nexport async function openContainer(name) {\n` +
      `  const part = await parts[name.split('__')[0]]();\n  return { get: async () => () => part };\n}\n`,
  );
}

/** @returns {Promise<Record<string, string[]>>} the scripts of each chunk */
async function bundle() {
  writeContainer();
  const [config] = await loadConfigs('shell', 'production');
  // Removes the plugin that makes the shell load a chunk's files. webpack then loads scripts itself, but no
  // stylesheets, so the pages of the bundle keep using the site's stylesheets.
  const plugins = config?.plugins?.filter((plugin) => !(plugin instanceof HostChunkLoading)) ?? [];
  const compiler = webpack({
    ...config,
    devtool: false,
    output: { ...config?.output, path: CLIENT, uniqueName: 'one-bundle', publicPath: PUBLIC },
    plugins: [...plugins, new webpack.NormalModuleReplacementPlugin(/^\.\/container$/, CONTAINER)],
    cache: false,
  });
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(formatBuildErrors([stats]));
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, entrypoints: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([chunk, { assets = [] }]) => [
      chunk,
      assets.map(({ name }) => name).filter((name) => name.endsWith('.js')),
    ]),
  );
}

/** Returns the section chunks among script URLs. @param {Iterable<string>} addresses */
const findChunks = (addresses) => [...addresses].flatMap((address) => /\/(mf-[\w-]+)\.js$/.exec(address)?.[1] ?? []);

/**
 * Builds the baseline for measuring the cost of Module Federation: the shell and all sections as a single bundle.
 * webpack knows all chunks and decides how to split them.
 */
export async function buildOneBundle() {
  const chunks = await bundle();
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  /** @param {string} file */
  function compressFile(file) {
    const bytes = packed.get(file) ?? brotliCompressSync(readFileSync(path.join(CLIENT, file)));
    packed.set(file, bytes);
    return bytes;
  }
  const known = new Set(Object.values(chunks).flat());
  /**
   * Returns the bundle's files, except its entry, that replace the site's scripts at the given URLs.
   * @param {Iterable<string>} addresses
   */
  const filesFor = (addresses) => [
    ...new Set(
      findChunks(addresses).flatMap((chunk) => {
        if (!chunks[chunk]) throw new Error(`there is no chunk ${chunk} in the one bundle`);
        return chunks[chunk];
      }),
    ),
  ];
  return {
    /**
     * Returns the brotli bytes of the bundle files that replace the scripts at the given URLs.
     * @param {Iterable<string>} addresses
     */
    bytesFor: (addresses) =>
      [...(chunks.main ?? []), ...filesFor(addresses)].reduce((sum, file) => sum + compressFile(file).length, 0),
    /** Replaces the scripts in one of the site's pages with those of the bundle. @param {string} html */
    page: (html) =>
      html.replace(/(<script type="application\/json" id="verse-scripts">)([^<]+)/, (_, tag, json) => {
        const { main, later } = JSON.parse(json);
        const files = filesFor(later.map((/** @type {{ href: string }} */ { href }) => href));
        const hints = files.map((file) => ({
          rel: 'preload',
          as: 'script',
          fetchpriority: 'low',
          href: PUBLIC + file,
        }));
        return tag + JSON.stringify({ main: { ...main, src: `${PUBLIC}main.js`, integrity: '' }, later: hints });
      }),
    /** Returns one of the bundle's scripts, compressed. @param {string} pathname */
    file(pathname) {
      const name = pathname.startsWith(PUBLIC) ? pathname.slice(PUBLIC.length) : '';
      return known.has(name) ? compressFile(name) : undefined;
    },
  };
}
