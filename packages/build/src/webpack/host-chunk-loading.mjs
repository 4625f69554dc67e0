import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { ensureChunkHandlers, loadScript, publicPath } = RuntimeGlobals;
const NAME = 'HostChunkLoading';

/** For a container under a host that provides no loader: loads files unchecked, as webpack's own loader does. */
const UNCHECKED = `
const loadElement = (name, properties, done) => {
  const element = Object.assign(document.createElement(name), properties);
  element.onload = element.onerror = done;
  document.head.append(element);
};
${loadScript} = (src, done) => loadElement('script', { src }, done);
${loadScript}.sheet = (href) => new Promise((done) => loadElement('link', { rel: 'stylesheet', href }, done));`;

class RuntimeCode extends RuntimeModule {
  #generate;

  /** @param {string} name @param {(module: import('webpack').RuntimeModule) => string} generate */
  constructor(name, generate) {
    super(name, RuntimeModule.STAGE_ATTACH);
    this.#generate = generate;
  }

  /** @override */
  generate() {
    return this.#generate(this);
  }
}

/** Loads the stylesheet of each chunk that has one. @param {import('webpack').RuntimeModule} module */
function generateSheetLoading({ chunk, chunkGraph }) {
  // Nearly all chunks have one, so the list of those without is short.
  const bare = [...(chunk?.getAllAsyncChunks() ?? [])]
    .filter((one) => !chunkGraph?.getChunkModulesIterableBySourceType(one, 'css/mini-extract'))
    .map(({ id }) => id);
  return `
const bare = ${JSON.stringify(bare)};
${ensureChunkHandlers}.sheets = (chunk, promises) => {
  if (!bare.includes(chunk)) promises.push(${loadScript}.sheet(${publicPath} + chunk + '.css'));
};`;
}

/**
 * Lets the shell load the scripts and stylesheets of chunks, because the shell checks each file against its hash and
 * limits the loading time, and its code is in the page once rather than in every container. Needs the option `runtime:
 * false` of mini-css-extract-plugin, and stylesheets named after their chunks.
 */
export class HostChunkLoading {
  #code;

  /** @param {'host' | 'container'} side the host sets its loader itself; a container gets it in `init` */
  constructor(side) {
    this.#code = side === 'container' ? UNCHECKED : '';
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // Taps before webpack itself, which taps in the hook `compilation` and adds its own loader unless one exists.
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { runtimeRequirementInTree } = compilation.hooks;
      runtimeRequirementInTree.for(loadScript).tap(NAME, (chunk) => {
        if (this.#code) compilation.addRuntimeModule(chunk, new RuntimeCode('host scripts', () => this.#code));
        return true;
      });
      runtimeRequirementInTree.for(ensureChunkHandlers).tap(NAME, (chunk, requirements) => {
        requirements.add(publicPath).add(loadScript);
        compilation.addRuntimeModule(chunk, new RuntimeCode('host sheets', generateSheetLoading));
      });
    });
  }
}
