import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { ensureChunkHandlers, loadScript, publicPath } = RuntimeGlobals;
const NAME = 'HostChunkLoading';

/** For a container whose host provides no loader: loads files unchecked, like webpack's own loader. */
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

/** Loads a chunk's stylesheet, if it has one. @param {import('webpack').RuntimeModule} module */
function generateSheetLoading({ chunk, chunkGraph }) {
  // Nearly all chunks have a stylesheet, so it is shorter to list those that do not.
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
 * Makes the shell load the scripts and stylesheets of chunks. The shell checks each file's hash and limits loading
 * times, and the page contains the loading code only once rather than in every container. Requires
 * mini-css-extract-plugin's option `runtime: false`, and stylesheets named after their chunks.
 */
export class HostChunkLoading {
  #code;

  /** @param {'host' | 'container'} side the host sets its loader itself; a container receives it in `init` */
  constructor(side) {
    this.#code = side === 'container' ? UNCHECKED : '';
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    // Runs before webpack's tap on `compilation`, in which webpack adds its own loader only if it finds no other.
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
