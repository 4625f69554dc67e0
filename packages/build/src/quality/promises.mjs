import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from './words.mjs';

/**
 * A public sentence, and what keeps it:
 * - ids of `docs/requirements.md`, each with a test that proves it;
 * - `in preparation: learning`: the page says so and links to that waiting list;
 * - `people`: staff or members keep it, e.g. in an order or a project;
 * - `example`: the page marks it as an example;
 * - `description`: it promises nothing that can be kept or broken.
 * @typedef {{ file: string, sentence: string, keeper: string }} Promised
 */

/** Content files: every JSON file beside the sources, and the sources that hold public texts. */
const CONTENT = [
  /^(?:mf-[\w-]+|shell|packages\/(?:contract|api-contract|ui))\/src\/.+\.json$/,
  /^api\/(?:src\/.+|content\/[\w-]+)\.json$/,
  /^packages\/contract\/src\/legal\.ts$/,
  /^api\/src\/domains\/publishing\/discovery\/pages\.ts$/,
  /^mf-marketing\/src\/(?:pages|features)\/.+\.tsx$/,
  /^mf-verse\/src\/features\/(?:hiring\/start|dashboard|marketplace|referrals)\/[\w-]+\.tsx$/,
];
/** Files whose texts are not ours to keep. */
const NO_CONTENT = new Map([
  ['api/src/domains/identity/accounts/common-passwords.json', 'passwords'],
  ['api/content/blog-posts.json', 'sample posts, marked as examples'],
  ['api/content/community-posts.json', 'sample posts, marked as examples'],
  ['api/content/contests.json', 'sample contests, marked as examples'],
  ['api/content/jobs.json', 'sample jobs, marked as examples'],
  ['api/content/marketplace-products.json', 'sample products, marked as examples'],
  ['api/content/profiles.json', 'sample profiles, marked as examples'],
  ['api/content/referrals.json', 'sample referrals of the demo account'],
  ['api/content/shop-products.json', 'sample products, marked as examples'],
]);

/** Properties that hold a name for programs. */
const NAMES = new Set(['scene', 'page', 'pageName', 'name', 'waitingList', 'availability', 'type', 'image', 'emoji']);
const MORE_NAMES = [
  'id',
  'path',
  'link',
  'url',
  'href',
  'slug',
  'avatar',
  'profile',
  'thumbnail',
  'date',
  'time',
  'icon',
];
for (const name of MORE_NAMES) NAMES.add(name);

/** @param {unknown} value @param {string} [key] @returns {string[]} */
function textsIn(value, key = '') {
  if (typeof value === 'string') return NAMES.has(key) || !/\p{L}{2,}\s+\S/u.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      typeof one === 'object' ? textsIn(one) : textsIn(one, name),
    );
  return [];
}

/** @param {string} text */
const sentencesOf = (text) => text.split(/(?<=[.!?][”’)]?)\s+(?=[\p{Lu}“‘\d])/u).map((one) => one.trim());

/** @param {string} root @param {string} folder @returns {string[]} */
const filesIn = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [name];
    return ['node_modules', 'dist', 'images'].includes(entry.name) ? [] : filesIn(root, name);
  });

/** @param {string} root @returns {string[]} */
export function contentFiles(root) {
  const folders = readdirSync(root).filter((name) => /^(?:api|mf-[\w-]+|packages|shell)$/.test(name));
  const files = folders.flatMap((folder) => filesIn(root, folder));
  const isContent = (/** @type {string} */ file) => CONTENT.some((pattern) => pattern.test(file));
  return files
    .filter((file) => isContent(file) && !/\.(?:test|stories)\.tsx$|\/testing\//.test(file) && !NO_CONTENT.has(file))
    .toSorted();
}

/** Returns the sentences of a content file, each once. @param {string} root @param {string} file */
export function sentencesIn(root, file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.json')) return [...new Set(textsIn(JSON.parse(source)).flatMap(sentencesOf))];
  // Sources also hold labels, which promise nothing.
  const sentences = wordsOf(file, source).flatMap(({ text }) => sentencesOf(text));
  return [...new Set(sentences.filter((one) => /\p{L}{2,}\s+\S.*[.!?][”’)]?$/u.test(one)))];
}

const escape = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** Reads the table. @param {string} markdown @returns {Promised[]} */
export function readPromises(markdown) {
  /** @type {Promised[]} */
  const rows = [];
  let file = '';
  for (const line of markdown.split('\n')) {
    file = /^## `(.+)`$/.exec(line)?.[1] ?? file;
    const [, sentence, keeper] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (file && sentence && keeper && !/^(?:Sentence|-+)$/.test(sentence))
      rows.push({ file, sentence: sentence.replaceAll('\\|', '|'), keeper });
  }
  return rows;
}

/**
 * Returns what is wrong with the table.
 * @param {{ sentences: { file: string, sentence: string }[], rows: Promised[], proved: ReadonlySet<string>,
 *   lists: readonly string[] }} facts
 */
export function findFaults({ sentences, rows, proved, lists }) {
  const keyOf = (/** @type {{ file: string, sentence: string }} */ one) => `${one.file}: ${escape(one.sentence)}`;
  const known = new Set(rows.map(keyOf));
  const said = new Set(sentences.map(keyOf));
  /** @param {string} keeper */
  const isKept = (keeper) => {
    if (['people', 'example', 'description'].includes(keeper)) return true;
    const list = /^in preparation: ([\w-]+)$/.exec(keeper)?.[1];
    if (list !== undefined) return lists.includes(list);
    return keeper.split(' ').every((id) => proved.has(id));
  };
  return [
    ...sentences.map(keyOf).flatMap((key) => (known.has(key) ? [] : [`no row: ${key}`])),
    ...rows.map(keyOf).flatMap((key) => (said.has(key) ? [] : [`no such sentence: ${key}`])),
    ...rows.flatMap((row) => (isKept(row.keeper) ? [] : [`nothing keeps it (${row.keeper}): ${keyOf(row)}`])),
  ];
}
