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

/** Caches library files. @type {Map<string, ts.SourceFile | undefined>} */
const read = new Map();

/**
 * @param {string[]} roots @param {ts.CompilerOptions} options
 * @param {Record<string, string>} changed texts that replace those on the disk, by file
 */
export function programOf(roots, options, changed) {
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, readFile, fileExists } = host;
  // Without this method, the compiler assumes that every folder may exist.
  delete host.directoryExists;
  host.fileExists = (file) => file in changed || fileExists.call(host, file);
  host.readFile = (file) => changed[file] ?? readFile.call(host, file);
  host.getSourceFile = (file, version) => {
    if (file in changed) return ts.createSourceFile(file, changed[file] ?? '', version, true);
    if (!read.has(file)) read.set(file, getSourceFile.call(host, file, version));
    return read.get(file);
  };
  return ts.createProgram(roots, options, host);
}

/** Returns the exports of a file, by name. @param {ts.Program} program @param {string} file */
function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return new Map((module ? checker.getExportsOfModule(module) : []).map((symbol) => [symbol.name, symbol]));
}

/**
 * Returns the type of a value, or the declared type where `isType` asks for it.
 * @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @param {boolean} isType
 */
function typeOf(checker, symbol, isType) {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (isType) return checker.getDeclaredTypeOfSymbol(real);
  return real.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(real) : undefined;
}

/**
 * Lists breaking changes between two files, in messages that begin with `as`: of all values that the previous one
 * exports, or of one `type`.
 * @param {ts.Program} program
 * @param {{ before: string, after: string, as: string, side: import('./breaking.mjs').Side, type?: string,
 *   but?: string[] }} files
 */
export function brokenIn(program, { before, after, as, side, type, but = [] }) {
  const checker = program.getTypeChecker();
  /** @type {string[]} */
  const found = [];
  const now = exportsOf(program, after);
  for (const [name, was] of exportsOf(program, before)) {
    if (but.includes(name) || (type !== undefined && name !== type)) continue;
    const is = now.get(name);
    const title = type === undefined ? `${as}: ${name}` : as;
    if (!is) found.push(`${title} is gone`);
    const [one, other] = [was, is].map((symbol) => symbol && typeOf(checker, symbol, type !== undefined));
    if (one && other) compare({ checker, found, seen: new Set() }, title, one, other, side);
  }
  return found;
}
