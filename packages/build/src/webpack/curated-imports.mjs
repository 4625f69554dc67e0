import { readFileSync } from 'node:fs';
import { ABSENT } from './router-trim.mjs';
import { ROUTER_FACADE } from './shared.mjs';

const NAME = 'CuratedImports';
/** Of npm, or of the stand-in shell, which no visitor meets. */
const FREE = /[\\/](?:node_modules[\\/]|packages[\\/]contract[\\/]src[\\/](?:testing|stand-in-shell)\.tsx$)/;

function facadeNames() {
  const source = readFileSync(ROUTER_FACADE, 'utf8').replace(/\/\/.*$/gm, '');
  return new Set(
    [...source.matchAll(/export\s*\{([^}]*)\}/g)]
      .flatMap(([, list]) => list.split(',').map((name) => name.trim()))
      .filter(Boolean),
  );
}

/** A name that pages may import must be whole. @param {Set<string>} names */
export function refuseAbsent(names) {
  const absent = ABSENT.filter((name) => names.has(name));
  if (absent.length > 0)
    throw new Error(`router-trim.mjs takes out what router-facade.mjs offers: ${absent.join(', ')}`);
  return names;
}

/** Fails the build on an import that would be undefined in the browser, and on a second copy of the router. */
export class CuratedImports {
  #names = refuseAbsent(facadeNames());

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      const watch = (parser) =>
        parser.hooks.importSpecifier.tap(NAME, (_statement, source, exported) =>
          this.#check(compiler, parser, source, exported),
        );
      for (const type of ['auto', 'esm', 'dynamic'])
        normalModuleFactory.hooks.parser.for(`javascript/${type}`).tap(NAME, watch);
    });
  }

  #check(compiler, parser, source, exported) {
    const module = parser.state.module;
    if (FREE.test(module.resource ?? '')) return;
    const complain = (text) => module.addError(new compiler.webpack.WebpackError(text));
    if (source === 'react-router' && module.resource !== ROUTER_FACADE)
      complain(`import from 'react-router-dom', not from 'react-router': two copies have two contexts`);
    if (source === 'react-router-dom' && exported && !this.#names.has(exported))
      complain(
        `'${exported}' of react-router-dom does not reach the browser: add it to packages/build/src/webpack/router-facade.mjs`,
      );
  }
}
