// Loads a section's server file in a separate process. Writes its pages to stdout as JSON, or the failure to stderr. A
// route without a component is not a page; only forms and polling use such routes.
import { loadServerFile, patternOf, readManifest } from '@verse/releases';
import { STUB_MODULES } from '../releasing/stub-modules.mjs';

const [dir = '', section = '', release = ''] = process.argv.slice(2);

/** @typedef {{ path?: string, index?: boolean, children?: Route[], handle?: { chunk?: string } } & Shown} Route */
/** @typedef {{ lazy?: () => Promise<Shown>, Component?: unknown, element?: unknown }} Shown */
/** @typedef {import('./pages.mjs').Page} Page */

/** @param {Route} route @param {string} address */
async function shows(route, address) {
  if (typeof route.lazy !== 'function') return Boolean(route.Component ?? route.element);
  const { Component, element } = await route.lazy().catch((error) => {
    throw new Error(`the page ${address} does not load: ${error instanceof Error ? error.message : error}`);
  });
  return Boolean(Component ?? element);
}

/** @param {Route[]} routes @param {string} base @returns {Promise<Omit<Page, 'membersOnly'>[]>} */
async function pagesIn(routes, base) {
  const found = await Promise.all(
    routes.map(async (route) => {
      const address = patternOf(base, route.path);
      if (route.children) return pagesIn(route.children, address);
      if (!(await shows(route, address))) return [];
      return [{ address, ...(route.handle?.chunk ? { chunk: route.handle.chunk } : {}) }];
    }),
  );
  return found.flat();
}

try {
  const manifest = await readManifest(dir, section, release);
  /** @type {Record<string, unknown>} */
  const remote = { ...loadServerFile(manifest, { contract: manifest.contract, given: STUB_MODULES }) };
  const pages = await Promise.all(
    manifest.parts.map(async ({ list, base, membersOnly }) => {
      const routes = remote[list];
      if (!Array.isArray(routes)) throw new Error(`its part at ${base} needs '${list}', which it does not have`);
      return (await pagesIn(routes, base)).map((page) => ({ ...page, membersOnly }));
    }),
  );
  process.stdout.write(JSON.stringify(pages.flat()), () => process.exit(0));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
