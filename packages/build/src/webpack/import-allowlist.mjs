import { readFileSync } from 'node:fs';
import { ROUTER_FACADE } from './shared.mjs';

const NAME = 'ImportAllowlist';
/** Modules that may import anything: npm packages, and the stub shell, which is never loaded by visitors. */
const FREE = /[\\/](?:node_modules[\\/]|packages[\\/]contract[\\/]src[\\/](?:testing|stand-in-shell)\.tsx$)/;

function facadeNames() {
  const source = readFileSync(ROUTER_FACADE, 'utf8').replace(/\/\/.*$/gm, '');
  return new Set(
    [...source.matchAll(/export\s*\{([^}]*)\}/g)]
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
      .filter(Boolean),
  );
}

/** @typedef {import('webpack').javascript.JavascriptParser} Parser */

/** Fails the build if an import would be undefined in the browser, or would bundle a second copy of the router. */
export class ImportAllowlist {
  #names = facadeNames();

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      const watch = (/** @type {Parser} */ parser) =>
        parser.hooks.importSpecifier.tap(NAME, (_statement, source, exported) => {
          this.#check(compiler, parser, String(source), exported);
        });
      for (const type of /** @type {const} */ (['javascript/auto', 'javascript/esm', 'javascript/dynamic']))
        normalModuleFactory.hooks.parser.for(type).tap(NAME, watch);
    });
  }

  /**
   * @param {import('webpack').Compiler} compiler
   * @param {Parser} parser
   * @param {string} source
   * @param {string | null} exported
   */
  #check(compiler, parser, source, exported) {
    const module = parser.state.module;
    const file = 'resource' in module ? String(module.resource) : '';
    if (FREE.test(file)) return;
    const complain = (/** @type {string} */ text) => module.addError(new compiler.webpack.WebpackError(text));
    if (source === 'react-router' && file !== ROUTER_FACADE)
      complain(`import from 'react-router-dom', not from 'react-router': two copies have two contexts`);
    if (source === 'react-router-dom' && exported && !this.#names.has(exported))
      complain(
        `'${exported}' of react-router-dom does not reach the browser: ` +
          'add it to packages/build/src/webpack/router-facade.mjs',
      );
  }
}
