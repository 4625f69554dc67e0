/**
 * The project that documents name.
 * @typedef {object} KnownNames
 * @property {readonly string[]} files tracked files
 * @property {readonly string[]} ignored patterns of `.gitignore`: folders that a build or a run creates
 * @property {string} source the text of all source files
 * @property {ReadonlySet<string>} words all identifiers in it
 * @property {ReadonlySet<string>} scripts npm scripts of all workspaces
 */
/** @typedef {{ line: number, name: string, kind: 'path' | 'identifier' | 'script' }} StaleName */

const FILE_TYPES = 'ts|tsx|mjs|cjs|js|scss|css|json|md|yml|yaml|sh|py|html|template';
/** A path within the repository: with a slash that is not its first character, or with the ending of a file. */
const PATH = new RegExp(`^(?![@<])[\\w.*<>{}…-][\\w.*<>{},…-]*(?:/[\\w.*<>{},@…-]*)+$|^[\\w.*-]+\\.(?:${FILE_TYPES})$`);
const IDENTIFIER = /^<?([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:>| \/>|\(.*\))?$/s;
/** Words that are names and not English: `useToggle`, `PageHead`, `SMTP_URL`. */
const NAME = /[a-z\d][A-Z]|^[A-Z][a-z]|^[A-Z]+_[A-Z_]+$/;
/** Placeholders in examples, such as `onX`. */
const PLACEHOLDER = /^(?:X|[a-z]+X)$/;

/** @param {string} path */
const toPattern = (path) =>
  path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*+|<[^>]*>|…/g, '[^/]*');

/** @param {string} path @param {KnownNames} known */
function isPath(path, { files, ignored, source }) {
  if (ignored.some((folder) => path.startsWith(folder))) return true;
  const pattern = new RegExp(`(?:^|/)${toPattern(path.replace(/\/$/, ''))}(?:/|$)`);
  // Files that a build or a release has are named in the source, without being tracked.
  return files.some((file) => pattern.test(file)) || source.includes(path);
}

/** Returns the names in a code span that must occur in the source. @param {string} span @returns {string[]} */
function namesIn(span) {
  const identifier = IDENTIFIER.exec(span)?.[1] ?? /^([A-Za-z_$][\w$]*(?:\.\w+)*)\(/.exec(span)?.[1];
  if (identifier === undefined) return [];
  const isCall = span.includes('(');
  const words = identifier.split('.');
  return words.filter(
    (word, index) => !PLACEHOLDER.test(word) && (NAME.test(word) || (isCall && index === words.length - 1)),
  );
}

/** @param {string} source @returns {ReadonlySet<string>} */
export const wordsIn = (source) => new Set(source.match(/[A-Za-z_$][\w$]*/g));

/**
 * Returns the names in a document that refer to nothing: paths and identifiers in backticks, and npm scripts. Blocks of
 * code are examples, so that only their npm scripts are checked.
 * @param {string} text @param {KnownNames} known
 * @returns {StaleName[]}
 */
export function findStaleNames(text, known) {
  /** @type {StaleName[]} */
  const stale = [];
  let isBlock = false;
  text.split('\n').forEach((content, index) => {
    const line = index + 1;
    for (const [, name] of content.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g))
      if (!known.scripts.has(name)) stale.push({ line, name, kind: 'script' });
    if (content.startsWith('```')) isBlock = !isBlock;
    if (isBlock) return;
    for (const [, span] of content.matchAll(/`([^`]+)`/g)) {
      if (PATH.test(span)) {
        if (!isPath(span, known)) stale.push({ line, name: span, kind: 'path' });
      } else
        for (const name of namesIn(span)) if (!known.words.has(name)) stale.push({ line, name, kind: 'identifier' });
    }
  });
  return stale;
}
