const NAME = 'FilesByShell';

/**
 * Replacements for webpack's runtime modules, by name. `l` is the shell's function that loads a file and knows the hash
 * of each: see `shell/src/remotes/files.ts`.
 * @type {Record<string, string | null>}
 */
const RUNTIME = {
  'load script': null,
  'css loading':
    '__webpack_require__.f.miniCss = (chunkId, promises) =>' +
    ' promises.push(__webpack_require__.l.sheet(' +
    '__webpack_require__.p + __webpack_require__.miniCssF(chunkId)));',
};

/**
 * Lets the shell load the scripts and stylesheets of chunks: it has each checked against its hash, and its code is in
 * the page once instead of in every container. Fails the build when webpack renames its modules.
 */
export class FilesByShell {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const missing = new Set(Object.keys(RUNTIME));
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const code = RUNTIME[module.name];
        if (code === undefined) return;
        missing.delete(module.name);
        module.generate = () => code;
      });
      compilation.hooks.afterSeal.tap(NAME, () => {
        if (missing.size > 0)
          compilation.errors.push(
            new compiler.webpack.WebpackError(`${NAME} did not meet: ${[...missing].join(', ')}`),
          );
      });
    });
  }
}
