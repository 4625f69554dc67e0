import ts from 'typescript';
import { compare } from './breaking.mjs';

/** @type {ts.CompilerOptions} */
export const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Caches source files read from disk. @type {Map<string, ts.SourceFile | undefined>} */
const read = new Map();

/**
 * @param {string[]} roots @param {ts.CompilerOptions} options
 * @param {Record<string, string>} changed replacement contents for files on disk, keyed by path
 */
export function programOf(roots, options, changed) {
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, readFile, fileExists } = host;
  // Without this method, the compiler assumes that every folder exists, including virtual ones.
  delete host.directoryExists;
  host.fileExists = (file) => Object.hasOwn(changed, file) || fileExists.call(host, file);
  host.readFile = (file) => changed[file] ?? readFile.call(host, file);
  host.getSourceFile = (file, version) => {
    if (Object.hasOwn(changed, file)) return ts.createSourceFile(file, changed[file] ?? '', version, true);
    if (!read.has(file)) read.set(file, getSourceFile.call(host, file, version));
    return read.get(file);
  };
  return ts.createProgram(roots, options, host);
}

/** Returns the exports of a file, keyed by name. @param {ts.Program} program @param {string} file */
function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return new Map((module ? checker.getExportsOfModule(module) : []).map((symbol) => [symbol.name, symbol]));
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
const realOf = (checker, symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/**
 * Returns the type of a value or, with `isType`, the declared type.
 * @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @param {boolean} isType
 */
function typeOf(checker, symbol, isType) {
  const real = realOf(checker, symbol);
  if (isType) return checker.getDeclaredTypeOfSymbol(real);
  return real.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(real) : undefined;
}

/**
 * @param {import('./breaking.mjs').Comparison} comparison @param {string} title
 * @param {ts.Type} before @param {ts.Type} after @param {import('./breaking.mjs').Side} side
 */
function compareEntries(comparison, title, before, after, side) {
  const { checker, found } = comparison;
  for (const was of checker.getPropertiesOfType(before)) {
    const is = checker.getPropertyOfType(after, was.name);
    const name = `${title}.${was.name}`;
    if (is) compare(comparison, name, checker.getTypeOfSymbol(was), checker.getTypeOfSymbol(is), side);
    else found.push(`${name} is gone`);
  }
}

/**
 * Lists breaking changes between two files, as messages that begin with `as`. Compares only `type` if it is given,
 * otherwise all values exported by the previous file.
 * @param {ts.Program} program
 * @param {{ before: string, after: string, as: string, side: import('./breaking.mjs').Side, type?: string, isTable?:
 * boolean, but?: string[] }} files `isTable`: entries may be added to the type
 */
export function brokenIn(program, { before, after, as, side, type, isTable = false, but = [] }) {
  const checker = program.getTypeChecker();
  /** @type {string[]} */
  const found = [];
  const now = exportsOf(program, after);
  for (const [name, was] of exportsOf(program, before)) {
    if (but.includes(name) || (type !== undefined && name !== type)) continue;
    // Skips exported types. They do not exist at run time, and the API's types can be renamed, because each is named
    // after its first use.
    if (type === undefined && !(realOf(checker, was).flags & ts.SymbolFlags.Value)) continue;
    const is = now.get(name);
    const title = type === undefined ? `${as}: ${name}` : as;
    if (!is) found.push(`${title} is gone`);
    const [one, other] = [was, is].map((symbol) => symbol && typeOf(checker, symbol, type !== undefined));
    if (!one || !other) continue;
    const comparison = { checker, found, seen: new Set() };
    if (isTable) compareEntries(comparison, title, one, other, side);
    else compare(comparison, title, one, other, side);
  }
  return found;
}
