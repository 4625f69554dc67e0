import { createHash } from 'node:crypto';
import ts from 'typescript';
import { inlined } from '../contract/inlined.mjs';

/**
 * Facts that a refactoring must not change. All lists and keys are sorted.
 * @typedef {object} Inventory
 * @property {Record<string, string[]>} claims paths owned by each section
 * @property {Record<string, string>} pages paths, keyed by the names that links use
 * @property {Record<string, string[]>} tables paths in the route tables of each deployable
 * @property {Record<string, string>} sitemap paths of the kinds of page in the sitemap
 * @property {Record<string, string>} routes a hash of each route of the API
 * @property {Record<string, string[]>} requirements titles of the tests that prove a requirement
 * @property {Record<string, Record<string, number>>} bytes transfer size of each measured page, by type of file
 */

/** @param {any} value @returns {any} */
const sortedDeep = (value) => {
  if (Array.isArray(value)) return value.map(sortedDeep);
  return typeof value === 'object' && value !== null ? sortedKeys(value, sortedDeep) : value;
};

/** @template T, U @param {Record<string, T>} record @param {(value: T) => U} map @returns {Record<string, U>} */
const sortedKeys = (record, map) =>
  Object.fromEntries(
    Object.entries(record)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, map(value)]),
  );

/** @param {unknown} value */
const hashOf = (value) =>
  createHash('sha256')
    .update(JSON.stringify(sortedDeep(value)))
    .digest('hex')
    .slice(0, 12);

/**
 * Returns a hash of each operation, e.g. of `GET /api/jobs`. Which schemas are components does not affect it.
 * @param {import('../contract/inlined.mjs').OpenApi} document @returns {Record<string, string>}
 */
export function routesIn(document) {
  const { paths } = inlined(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, hashOf(operation)]),
  );
  return sortedKeys(Object.fromEntries(operations), String);
}

/**
 * Returns the test titles that name each requirement. They are listed without their files, so that a moved test is no
 * difference.
 * @param {import('./proofs.mjs').Proof[]} proofs @returns {Record<string, string[]>}
 */
export function provedBy(proofs) {
  /** @type {Record<string, string[]>} */
  const titles = {};
  for (const { ids, title } of proofs) for (const id of ids) (titles[id] ??= []).push(title.replaceAll('\u0000', '…'));
  return sortedKeys(titles, (all) => all.sort());
}

/** @param {string} text @param {(node: ts.Node) => void} visit */
function walk(text, visit) {
  const visitAll = (/** @type {ts.Node} */ node) => {
    visit(node);
    ts.forEachChild(node, visitAll);
  };
  visitAll(ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true));
}

/** @param {ts.Node} node @param {string} name */
const isNamed = (node, name) => ts.isIdentifier(node) && node.text === name;

/** Returns the paths of a route table. @param {string} text its source @returns {string[]} */
export function pathsIn(text) {
  /** @type {string[]} */
  const paths = [];
  walk(text, (node) => {
    if (ts.isPropertyAssignment(node) && isNamed(node.name, 'path') && ts.isStringLiteral(node.initializer))
      paths.push(node.initializer.text);
    if (ts.isCallExpression(node) && isNamed(node.expression, 'page') && ts.isStringLiteral(node.arguments[0]))
      paths.push(node.arguments[0].text);
  });
  return paths.sort();
}

/** Returns the pages that search engines may list. @param {string} text source of the address table */
export function listedIn(text) {
  /** @type {Record<string, string>} */
  const listed = {};
  walk(text, (node) => {
    if (!ts.isVariableDeclaration(node) || !isNamed(node.name, 'LISTED') || !node.initializer) return;
    ts.forEachChild(node.initializer, (table) => {
      if (!ts.isObjectLiteralExpression(table)) return;
      for (const entry of table.properties)
        if (ts.isPropertyAssignment(entry) && ts.isStringLiteral(entry.initializer))
          listed[entry.name.getText().replaceAll("'", '')] = entry.initializer.text;
    });
  });
  return listed;
}

/** @param {unknown} value @returns {string[]} */
const entriesOf = (value) => (Array.isArray(value) ? value.map(String) : [JSON.stringify(value)]);

/**
 * Returns a line for each difference: `- routes: GET /api/jobs …` for what is gone, `+ …` for what is new.
 * @param {Inventory} before @param {Inventory} after @returns {string[]}
 */
export function differences(before, after) {
  /** @type {string[]} */
  const lines = [];
  for (const part of /** @type {(keyof Inventory)[]} */ (Object.keys(after))) {
    const names = [...new Set([...Object.keys(before[part] ?? {}), ...Object.keys(after[part])])].sort();
    for (const name of names) {
      const [was, is] = [before, after].map((one) =>
        one[part]?.[name] === undefined ? [] : entriesOf(one[part][name]),
      );
      const left = [...is];
      for (const entry of was) {
        const index = left.indexOf(entry);
        if (index < 0) lines.push(`- ${part}: ${name} ${entry}`);
        else left.splice(index, 1);
      }
      for (const entry of left) lines.push(`+ ${part}: ${name} ${entry}`);
    }
  }
  return lines;
}
