// Checks that a section's stylesheet affects only the section's own elements, and that the names it defines have the
// section's prefix.
import postcss from 'postcss-scss';

/** @typedef {import('postcss').AnyNode} AnyNode */

/** At-rules that define page-wide names. */
const NAMED = new Set(['keyframes', '-webkit-keyframes', 'counter-style', 'property', 'font-face', 'view-transition']);
const LAYERS = /^(ui|section)(\.[\w-]+)?$/;
const FOREIGN = /url\(\s*["']?(?:https?:)?\/\//i;
const REACHES_OUT = new Set([':has', ':not']);

/** Returns the position of the bracket that closes the one at `start`. @param {string} text @param {number} start */
function closing(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

/** Splits a selector list at its top-level commas. @param {string} list */
export function alternatives(list) {
  /** @type {string[]} */
  const found = [''];
  for (let at = 0; at < list.length; at += 1) {
    const end = list[at] === '(' ? closing(list, at) : at;
    if (list[at] === ',') found.push('');
    else found[found.length - 1] += list.slice(at, end + 1);
    at = end;
  }
  return found.map((one) => one.trim());
}

/**
 * Reports whether a selector can match only a section's elements and their descendants. The selector must contain one
 * of the section's classes. A class that is only a condition on another element does not count
 * (`body:has(.mf-store_x)`).
 * @param {string} selector
 * @param {string} prefix the prefix of the section's classes
 * @returns {boolean}
 */
export function isScoped(selector, prefix) {
  let plain = '';
  let isWithin = false;
  for (let at = 0; at < selector.length; at += 1) {
    if (selector[at] !== '(') {
      plain += selector[at];
      continue;
    }
    const end = closing(selector, at);
    const [name = ''] = /:[\w-]*$/.exec(plain) ?? [];
    const inner = selector.slice(at + 1, end);
    if (!REACHES_OUT.has(name)) isWithin ||= alternatives(inner).every((one) => isScoped(one, prefix));
    at = end;
  }
  return isWithin || plain.includes(`.${prefix}`);
}

/** Returns the ancestors of a node, nearest first. @param {AnyNode} node @returns {import('postcss').AnyNode[]} */
const findAncestors = (node) =>
  node.parent && node.parent.type !== 'root' && node.parent.type !== 'document'
    ? [/** @type {AnyNode} */ (node.parent), ...findAncestors(/** @type {AnyNode} */ (node.parent))]
    : [];

/** Print styles may hide everything outside the section, so that a page of the section can be printed on its own. */
const isPrintOnly = (/** @type {AnyNode[]} */ outer) =>
  outer.some((one) => one.type === 'atrule' && one.name === 'media' && one.params === 'print');

/** @param {import('postcss').Rule} rule @param {string} prefix */
function checkRule(rule, prefix) {
  const outer = findAncestors(rule);
  // Skips keyframe steps and nested rules.
  if (outer.some((one) => one.type === 'rule' || (one.type === 'atrule' && /keyframes$/.test(one.name))))
    return undefined;
  const isOpenHere = (/** @type {string} */ selector) => isPrintOnly(outer) && selector.includes(`:has(.${prefix}`);
  const wide = alternatives(rule.selector).find((selector) => !isScoped(selector, prefix) && !isOpenHere(selector));
  return wide === undefined ? undefined : `styles elements outside of the section: ${wide}`;
}

/** @param {import('postcss').AtRule} rule @param {string} prefix */
function checkAtRule({ name, params }, prefix) {
  if (name === 'import') return `imports another sheet: ${params}`;
  if (name === 'layer') {
    const strange = alternatives(params).find((layer) => !LAYERS.test(layer));
    return strange === undefined
      ? undefined
      : `uses the layer ${strange || 'without a name'}, which the shell does not know`;
  }
  if (NAMED.has(name) && !params.replace(/^--/, '').startsWith(prefix))
    return `has @${name} ${params}`.trim() + ', which is one for the whole page';
  return undefined;
}

/**
 * Returns the violations in a stylesheet.
 * @param {string} section @param {string} text
 * @returns {string[]}
 */
export function checkStylesheet(section, text) {
  const prefix = `${section}_`;
  /** @type {Set<string>} */
  const violations = new Set();
  /** @param {AnyNode} node */
  const look = (node) => {
    if (node.type === 'rule') return checkRule(node, prefix);
    if (node.type === 'atrule') return checkAtRule(node, prefix);
    if (node.type === 'decl' && FOREIGN.test(node.value)) return `loads from another site: ${node.value.slice(0, 80)}`;
    return undefined;
  };
  try {
    postcss.parse(text).walk((node) => {
      const violation = look(node);
      if (violation) violations.add(violation);
    });
  } catch (error) {
    violations.add(`is not a style sheet: ${error instanceof Error ? error.message : error}`);
  }
  return [...violations];
}
