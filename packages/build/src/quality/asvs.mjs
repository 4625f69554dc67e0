const ROW = /^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/gm;
const TEST = /^test `([^`]+)`: (.+)$/;
const DOCUMENT = /^document `([^`]+)`$/;
const REASON = /^(?:n\/a|gap): (.{4,})$/;

/** Matches a title after `it(`, or after the table of an `it.each`, which may end on its own line. */
const TITLE = /^\s*(?:(?:it|test)\b[^\n]*?|\]\))\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)")/gm;

/** Caches titles, keyed by file, because many requirements name the same file. @type {Map<string, string[]>} */
const known = new Map();

/** Returns the test titles in a file, with escaped quotes unescaped. @param {string} text */
function readTitles(text) {
  const titles =
    known.get(text) ??
    [...text.matchAll(TITLE)].map(([, ...forms]) => (forms.find(Boolean) ?? '').replaceAll("\\'", "'"));
  known.set(text, titles);
  return titles;
}

/**
 * Returns why a proof is invalid, or undefined if it is valid. For the title `*`, the file only has to exist, because
 * its tests are created in a loop.
 * @param {string} proof
 * @param {(file: string) => string | undefined} read
 */
function findFault(proof, read) {
  const [, file, title] = TEST.exec(proof) ?? [];
  if (file !== undefined) {
    const text = read(file);
    if (text === undefined) return `there is no file ${file}`;
    if (!/\.(?:test|spec)\.c?tsx?$|\.test\.cjs$/.test(file)) return `${file} holds no tests`;
    return title === '*' || readTitles(text).some((one) => one.includes(title))
      ? undefined
      : `${file} has no test "${title}"`;
  }
  const [, document] = DOCUMENT.exec(proof) ?? [];
  if (document !== undefined) return read(document) === undefined ? `there is no document ${document}` : undefined;
  return REASON.test(proof) ? undefined : `"${proof}" is no proof`;
}

/**
 * Returns the errors in the list of requirements: missing, unknown and duplicate ids, and nonexistent proofs.
 * @param {{ list: string, ids: readonly string[], read: (file: string) => string | undefined }} given
 * @returns {string[]}
 */
export function findAsvsFaults({ list, ids, read }) {
  const rows = [...list.matchAll(ROW)].map(([, id, , proofs]) => ({ id, proofs: proofs.split('<br>') }));
  const times = (/** @type {string} */ id) => rows.filter((row) => row.id === id).length;
  return [
    ...ids.filter((id) => times(id) !== 1).map((id) => `${id} stands there ${times(id)} times`),
    ...rows.filter(({ id }) => !ids.includes(id)).map(({ id }) => `${id} is no requirement of level 1 or 2`),
    ...rows.flatMap(({ id, proofs }) =>
      proofs.flatMap((proof) => findFault(proof, read) ?? []).map((fault) => `${id}: ${fault}`),
    ),
  ];
}
