const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const webpack = require('webpack');

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verse-imports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a file with the given content, and returns the build errors. */
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
