import { basename, dirname, relative, resolve, sep } from 'node:path';

/**
 * Returns the workspace of a file as a path relative to the root, e.g. `shell` or `packages/ui`.
 * @param {string} root
 * @param {string} file
 */
export function workspaceOf(root, file) {
  const parts = relative(root, file).split(sep);
  return parts.length === 1 ? 'the root' : parts.slice(0, parts[0] === 'packages' ? 2 : 1).join('/');
}

/**
 * Requires relative imports to stay within the workspace. Other workspaces must be imported by package name.
 * @type {import('eslint').Rule.RuleModule}
 */
export const stayInside = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const here = workspaceOf(context.cwd, context.filename);
    if (here === 'the root') return {};
    /** @param {{ source?: import('estree').Expression | null }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
      const target = workspaceOf(context.cwd, resolve(dirname(context.filename), source.value));
      if (target !== here)
        context.report({ node: source, message: `This path leaves ${here}. Import the package by its name.` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const BANNED = /^(utils?|helpers?|misc|common|managers?|data|info)$/;
const BANNED_LAST_WORD = /-(utils?|helpers?|misc|common|managers?)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SUFFIXES = new Set([
  'api',
  'slice',
  'feature',
  'routes',
  'schema',
  'service',
  'repository',
  'view',
  'module',
  'test',
  'spec',
  'suite',
  'stories',
  'values',
  'decorator',
  'config',
  'server',
  'd',
]);

/** @param {string} stem */
function complaintAbout(stem) {
  if (!KEBAB.test(stem)) return `"${stem}" is not kebab-case.`;
  if (BANNED.test(stem) || BANNED_LAST_WORD.test(stem))
    return `"${stem}" does not say what is inside. Name it for the thing.`;
  return undefined;
}

/**
 * Requires file and folder names to be descriptive and kebab-case, with known suffixes only.
 * @type {import('eslint').Rule.RuleModule}
 */
export const honestNames = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      const report = (/** @type {string | undefined} */ message) => {
        if (message) context.report({ loc: { line: 1, column: 0 }, message });
      };
      const folders = relative(context.cwd, dirname(context.filename))
        .split(sep)
        .filter((part) => part && !part.startsWith('.'));
      for (const folder of folders) report(complaintAbout(folder));
      const [stem, ...suffixes] = basename(context.filename).split('.').slice(0, -1);
      report(complaintAbout(stem));
      for (const suffix of suffixes) {
        if (!SUFFIXES.has(suffix)) report(`".${suffix}" is not one of the suffixes: ${[...SUFFIXES].join(', ')}.`);
      }
    },
  }),
};
