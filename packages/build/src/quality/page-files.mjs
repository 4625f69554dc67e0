// @ts-check

/** @typedef {{ kind: 'css' | 'js', address: string }} PageFile */

const TAG = /<(link|script)\b([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** @param {string} text @returns {Record<string, string>} */
const attributesOf = (text) => Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name.toLowerCase(), value]));

/** @param {string} tag @param {Record<string, string>} attributes @returns {PageFile | undefined} */
function fileOf(tag, { src, href = '', rel, as }) {
  if (tag === 'script') return src ? { kind: 'js', address: src } : undefined;
  if (rel === 'stylesheet' || (rel === 'preload' && as === 'style')) return { kind: 'css', address: href };
  if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) return { kind: 'js', address: href };
  return undefined;
}

/** The sheets and scripts a page names, each once. @param {string} html @returns {PageFile[]} */
export function filesOf(html) {
  const files = [...html.matchAll(TAG)].map(([, tag, rest]) => fileOf(tag, attributesOf(rest)));
  return [...new Map(files.filter((file) => file !== undefined).map((file) => [file.address, file])).values()];
}

/** The same page without its scripts and without what fetches them early. @param {string} html */
export const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*>/g, (link) => (fileOf('link', attributesOf(link))?.kind === 'js' ? '' : link));
