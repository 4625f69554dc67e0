const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const webpack = require('webpack');

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verse-imports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the complaints of a build of a file with this text. */
async function complaintsAbout(text) {
  const { ImportAllowlist } = require('./import-allowlist.mjs');
  writeFileSync(join(folder, 'page.js'), text);
  const compiler = webpack({
    mode: 'none',
    entry: join(folder, 'page.js'),
    output: { path: folder },
    externals: ['react-router-dom', 'react-router'],
    plugins: [new ImportAllowlist()],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
}

it('a name of the router that browsers get is imported without complaint', async () => {
  expect(await complaintsAbout(`import { Link } from 'react-router-dom'; Link();`)).toEqual([]);
});

it('a name of the router that browsers do not get fails the build of the page that imports it', async () => {
  expect(await complaintsAbout(`import { useHref } from 'react-router-dom'; useHref('x');`)).toEqual([
    expect.stringContaining(`'useHref' of react-router-dom does not reach the browser`),
  ]);
});

it('what is taken out of the router may not be offered to pages', async () => {
  const { refuseAbsent } = require('./import-allowlist.mjs');
  expect(() => refuseAbsent(new Set(['Link', 'PrefetchPageLinks']))).toThrow('PrefetchPageLinks');
});

describe('the loader that takes parts out of the router', () => {
  const installed = () => {
    const production = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
    const [, chunk] = [
      ...readFileSync(join(production, 'index.mjs'), 'utf8').matchAll(/from "\.\/(chunk-\w+\.mjs)"/g),
    ].map(([, name]) => readFileSync(join(production, name), 'utf8'));
    return chunk;
  };

  it('empties what it names in the installed version', async () => {
    const { default: trimRouter } = require('./router-trim.mjs');
    const trimmed = trimRouter(installed());
    expect(trimmed).toContain('throw Error("react-router: PrefetchPageLinks is left out");}');
    expect(trimmed).toContain('function usePrefetchBehavior(prefetch, theirElementProps) {return [false, null, {}];}');
    expect(installed().length - trimmed.length).toBeGreaterThan(10_000);
  });

  it('takes nothing else with it: every function that was there is there', async () => {
    const { default: trimRouter } = require('./router-trim.mjs');
    const names = (source) => [...source.matchAll(/^(?:async )?function (\w+)/gm)].map(([, name]) => name);
    expect(names(trimRouter(installed()))).toEqual(names(installed()));
  });

  it('fails when a new version has renamed one of them', async () => {
    const { default: trimRouter } = require('./router-trim.mjs');
    expect(() => trimRouter(installed().replace('function RSCErrorHandler(', 'function RSCErrorCatcher('))).toThrow(
      'react-router has 0 of RSCErrorHandler',
    );
  });
});
