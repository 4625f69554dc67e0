/* global __resourceQuery, __webpack_hash__, __webpack_public_path__:writable */
// Part of a section's entry in development: replaces modules that have changed in the new release.
import { showReplaced } from './refresh.mjs';

const section = __resourceQuery.slice(1);
const base = __webpack_public_path__;
const sections = (globalThis.verseSections ??= new Map());

/**
 * Applies all pending updates in order. There may be several, because the page may have missed a save.
 * @param {string | undefined} hash
 */
async function replaceModules(hash) {
  while (__webpack_hash__ !== hash) if (!(await import.meta.webpackHot?.check(true))) return false;
  return true;
}

/**
 * Replaces a stylesheet, keeping the old one until the new one has loaded.
 * @param {HTMLLinkElement} link @param {string} href @returns {Promise<void>}
 */
const replaceSheet = (link, href) =>
  new Promise((resolve) => {
    const next = /** @type {HTMLLinkElement} */ (link.cloneNode());
    next.href = href;
    next.onload = next.onerror = () => {
      link.remove();
      resolve();
    };
    link.after(next);
  });

/** @typedef {import('../../../development/hot-state.mjs').HotState} HotState */

/** @param {string} path @returns {Promise<HotState>} */
const recordAt = async (path) => (await fetch(`${path}hot.json`, { cache: 'no-store' })).json();

/** @type {HotState | Promise<HotState>} */
let record = recordAt(base);

/**
 * Replaces the section's stylesheets that have changed.
 * @param {string} before @param {string} path @param {HotState} next
 */
async function replaceSheets(before, path, { sheets }) {
  const { sheets: old } = await record;
  const found = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]'));
  const links = [...found].map((link) => ({
    link,
    name: new URL(link.href).pathname.replace(before, ''),
  }));
  const changed = links.filter(({ name }) => sheets[name] && sheets[name] !== old[name]);
  await Promise.all(changed.map(({ link, name }) => replaceSheet(link, `${path}${name}?${sheets[name]}`)));
}

sections.set(section, {
  /** @param {string} release */
  async take(release) {
    const before = __webpack_public_path__;
    const path = base.replace(/[0-9a-f]{16}/, release);
    const next = await recordAt(path);
    __webpack_public_path__ = path;
    await replaceSheets(before, path, next);
    record = next;
    if (!(await replaceModules(next.hash))) return false;
    showReplaced();
    return true;
  },
});
