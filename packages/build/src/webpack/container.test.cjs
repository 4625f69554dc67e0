const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { createContext, runInContext } = require('node:vm');
const webpack = require('webpack');

const ALL = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  '@verse/contract/react': '1.2.0',
};

/**
 * Returns a share scope as created by webpack and the federation runtime. `ready` simulates a shell that has loaded its
 * modules.
 */
const scopeOf = (versions, ready = false) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const factory = () => ({ name, version });
      return [name, { [version]: { get: () => (ready ? factory : Promise.resolve(factory)), from: 'host' } }];
    }),
  );

describe('a container in the browser', () => {
  let folder;
  beforeAll(async () => {
    const { createContainer } = require('./container.mjs');
    const { HostChunkLoading } = require('./host-chunk-loading.mjs');
    folder = mkdtempSync(join(tmpdir(), 'verse-container-'));
    writeFileSync(join(folder, 'remote.js'), `globalThis.hasRun = true; module.exports = require('react');`);
    const compiler = webpack({
      mode: 'none',
      target: ['web', 'es2022'],
      context: folder,
      entry: {},
      output: { path: folder, publicPath: '/mf/' },
      optimization: { chunkIds: 'named' },
      plugins: [createContainer('mf-store', [join(folder, 'remote.js')]), new HostChunkLoading('container')],
    });
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the entry in a simulated page that loads scripts from the build folder. */
  function open() {
    const loaded = [];
    const page = createContext({
      document: {
        createElement: (tag) => ({ tag }),
        head: {
          append({ src, onload }) {
            loaded.push(src);
            runInContext(readFileSync(join(folder, src.replace('/mf/', '')), 'utf8'), page);
            onload({ type: 'load' });
          },
        },
      },
    });
    runInContext(readFileSync(join(folder, 'remote-entry.js'), 'utf8'), page);
    return { page, loaded, container: page.mf_store__release0release0 };
  }

  it('gives its module with the modules of any host, and loads its chunks itself', async () => {
    const { container, loaded } = open();
    container.init(scopeOf(ALL));
    expect((await container.get('./remote'))()).toEqual({ name: 'react', version: '19.3.1' });
    expect(loaded).toEqual(['/mf/mf-store-remote.js']);
  });

  it('does not wait for modules in init, which a host may wait for before it gives any', async () => {
    const { container } = open();
    const scope = scopeOf(ALL);
    let give;
    const gate = new Promise((resolve) => (give = resolve));
    const { get } = scope.react['19.3.1'];
    scope.react['19.3.1'].get = () => gate.then(get);
    await container.init(scope);
    give();
    expect((await container.get('./remote'))()).toEqual({ name: 'react', version: '19.3.1' });
  });

  it('loads its chunks with the loader of our shell', async () => {
    const { container, page, loaded } = open();
    const asked = [];
    const loader = (url, done) => {
      asked.push(url);
      page.document.head.append({ src: url, onload: done });
    };
    container.init(scopeOf(ALL, true), loader);
    await container.get('./remote');
    expect(asked).toEqual(['/mf/mf-store-remote.js']);
    expect(loaded).toEqual(asked);
  });

  it.each(['19.3.1', '19.3.2', '19.10.0', '19.4.0'])('takes React %s for ^19.3.1', (react) => {
    expect(() => open().container.init(scopeOf({ ...ALL, react }))).not.toThrow();
  });

  it.each(['19.3.0', '19.2.9', '20.0.0'])('refuses React %s for ^19.3.1', (react) => {
    expect(() => open().container.init(scopeOf({ ...ALL, react }))).toThrow(
      `it needs react ^19.3.1 and is given ${react}`,
    );
  });

  it('names a module that the host does not offer', () => {
    expect(() => open().container.init({})).toThrow('it needs react ^19.3.1 and is given none');
  });

  it('refuses a host with an older module before any of its code runs', () => {
    const { container, page, loaded } = open();
    expect(() => container.init(scopeOf({ ...ALL, react: '18.3.1' }))).toThrow(
      /it needs react \^19\.\d+\.\d+ and is given 18\.3\.1/,
    );
    expect(page.hasRun).toBeUndefined();
    expect(loaded).toEqual([]);
  });
});
