const NAME = 'FilesByShell';

/**
 * What is written in place of webpack's runtime modules, by their names. `l` is the shell's way to bring a file, which
 * knows what each must be: see `shell/src/remotes/files.ts`.
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
 * Leaves it to the shell to bring the scripts and sheets of chunks: it has each checked against its hash, and its code
 * stands in the page once instead of in every container. Fails the build when webpack calls its modules otherwise.
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
