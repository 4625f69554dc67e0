import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../workspace.mjs';
import { acceptedIn } from './accepted.mjs';
import { brokenIn, OPTIONS, programOf } from './types.mjs';

const CONTRACT = path.join(WORKSPACE_ROOT, 'packages/contract');
const SOURCES = path.join(CONTRACT, 'src');
/** Contract baseline: the declarations that the shell most recently promised to sections. */
export const CONTRACT_ACCEPTED = path.join(CONTRACT, 'accepted.json');
/** Virtual folder for these declarations. It exists only for the compiler. */
const ACCEPTED = path.join(CONTRACT, 'accepted');

/**
 * Types used across a release boundary, where a section built yesterday may run in today's shell.
 * @type {{ file: string, type?: string, as: string, side: import('./breaking.mjs').Side, isTable?: boolean }[]}
 */
const PROMISES = [
  { file: 'react', as: '@verse/contract/react', side: 'given' },
  { file: 'addresses', type: 'ParamsByPage', as: 'pages', side: 'taken', isTable: true },
  { file: 'remote-module', type: 'RemoteModule', as: 'remote', side: 'taken' },
  { file: 'section', type: 'SectionFacts', as: 'section', side: 'taken' },
];

/** Exports not used by sections. */
const FOR_SHELLS = ['ShellProvider'];

/** @param {string} file its name in `src`, without its extension */
const sourceOf = (file) =>
  path.join(SOURCES, readdirSync(SOURCES).find((name) => [`${file}.ts`, `${file}.tsx`].includes(name)) ?? `${file}.ts`);

/** @param {string} folder @param {Record<string, string>} texts @returns {Record<string, string>} */
const placed = (folder, texts) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [path.join(folder, name), text]));

/** @param {string} file */
const acceptedOf = (file) => path.join(ACCEPTED, `${file}.d.ts`);

/** @param {string} text of `version.ts`, or of its declaration */
const versionIn = (text) => Number(/CONTRACT_VERSION\b[^=]*= (\d+)/.exec(text)?.[1]);

/**
 * Returns the declarations that the shell currently promises to sections, keyed by file name.
 * @returns {Record<string, string>}
 */
export function declarations() {
  /** @type {Record<string, string>} */
  const texts = {};
  const emitted = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
  const roots = [...PROMISES.map(({ file }) => file), 'version'].map(sourceOf);
  const program = programOf(roots, { ...OPTIONS, ...emitted, rootDir: SOURCES }, {});
  program.emit(undefined, (file, text) => (texts[path.basename(file)] = text));
  return texts;
}

/**
 * Returns a message for each contract change that breaks sections built against the accepted contract. Returns no
 * messages if the contract version was raised, because the shell then rejects all older sections.
 * @param {Record<string, string>} [changed] replacement contents for files in `packages/contract/src`, keyed by name
 * @returns {string[]}
 */
export function breakingChanges(changed = {}) {
  const before = acceptedIn(CONTRACT_ACCEPTED);
  const version = versionIn(changed['version.ts'] ?? readFileSync(sourceOf('version'), 'utf8'));
  if (version > versionIn(before['version.d.ts'] ?? '')) return [];
  const roots = PROMISES.flatMap(({ file }) => [acceptedOf(file), sourceOf(file)]);
  const program = programOf(roots, OPTIONS, { ...placed(ACCEPTED, before), ...placed(SOURCES, changed) });
  return PROMISES.flatMap(({ file, ...promise }) =>
    brokenIn(program, { ...promise, before: acceptedOf(file), after: sourceOf(file), but: FOR_SHELLS }),
  );
}
