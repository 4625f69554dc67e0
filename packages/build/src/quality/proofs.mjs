import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Requirements that a comment `// @proves HDR-08` assigns to the following test, or row of a table of tests.
 * `isShared`: the suite is run by other files. `isExtended`: only `npm run soak` runs the test.
 * @typedef {object} Proof
 * @property {string} file
 * @property {string} title
 * @property {RegExp} pattern
 * @property {string[]} ids
 * @property {boolean} isShared
 * @property {boolean} isExtended
 */

const MARK = /^\/\/ @proves (.+)$/;
const TESTS = /\.(?:test|spec)\.(?:tsx?|cjs)$/;
const SOURCES = /\.(?:tsx?|cjs)$/;
const PASSED_BY = new Set(['node_modules', 'dist', 'test-results', 'public']);

/**
 * Returns a pattern that matches a test title. `it.each` titles contain placeholders, which match any value. If
 * `isRow`, the title is the name of a row, which only has to match the end of the test title.
 * @param {string} title @param {boolean} isRow
 */
const patternOf = (title, isRow) =>
  new RegExp(
    `${isRow ? '' : '^'}${title
      .split(/%[a-z#%]|\$[\w.]+|\u0000/i)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

/** @param {ts.Node | undefined} node @returns {string | undefined} */
function textOf(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('\u0000');
  return undefined;
}

/** Returns the title of a test or the name of a row. @param {ts.Node} node @returns {string | undefined} */
function titleOf(node) {
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
    return textOf(node.expression.arguments[0]);
  if (ts.isArrayLiteralExpression(node)) return textOf(node.elements[0]);
  return textOf(node);
}

/** @param {string} file @param {string} text @returns {Proof[]} */
export function proofsIn(file, text) {
  if (!text.includes('// @proves ')) return [];
  /** @type {Proof[]} */
  const proofs = [];
  const seen = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
      const ids = MARK.exec(text.slice(pos, end))?.[1].split(' ');
      if (!ids || seen.has(pos)) continue;
      seen.add(pos);
      const title = titleOf(node) ?? '';
      proofs.push({
        file,
        title,
        pattern: patternOf(title, !ts.isExpressionStatement(node)),
        ids,
        isShared: !TESTS.test(file),
        isExtended: title.includes('@soak'),
      });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), visit);
  return proofs;
}

/** Returns every proof named in files under a folder. @param {string} folder @returns {Proof[]} */
export function readProofs(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return PASSED_BY.has(entry.name) || entry.name.startsWith('.') ? [] : readProofs(path);
    return SOURCES.test(entry.name) ? proofsIn(path, readFileSync(path, 'utf8')) : [];
  });
}
