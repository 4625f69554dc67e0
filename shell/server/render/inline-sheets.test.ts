/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Release, sha256 } from '@verse/releases';
import { assemble } from './head';

const folder = mkdtempSync(path.join(tmpdir(), 'verse-sheets-'));
mkdirSync(path.join(folder, 'client'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a release with one sheet on disk and returns what its page does with the sheet. */
function pageWith(text: string, inManifest = text) {
  writeFileSync(path.join(folder, 'client/main.css'), text);
  const shell: Release = {
    section: 'shell',
    release: '0'.repeat(16),
    version: '0.1.0',
    builtAt: '2026-11-29T00:00:00.000Z',
    contract: 1,
    shared: {},
    publicPath: '/mf/shell/0/client/',
    chunks: { main: { js: [], css: ['main.css'] } },
    files: { 'client/main.css': { sha256: sha256(inManifest), bytes: inManifest.length } },
    parts: [],
    pages: {},
    folder,
  };
  return assemble('<html><head></head><body></body></html>', {
    shell,
    release: undefined,
    chunks: [],
    state: '{}',
    fonts: [],
    icon: '/icon.svg',
  });
}

// @proves GEN-03
test('a page contains the sheet of its release, under the hash of the manifest and the address of the file', () => {
  const { html, styles } = pageWith('p{color:red}');
  expect(html).toContain('<style data-sheet="/mf/shell/0/client/main.css">p{color:red}</style>');
  expect(html).not.toContain('rel="stylesheet"');
  expect(styles).toEqual([`'sha256-${Buffer.from(sha256('p{color:red}'), 'hex').toString('base64')}'`]);
});

// @proves GEN-03 GEN-09
test.each([
  ['differs from the manifest', 'p{color:red}', 'p{color:blue}'],
  ['would end the element', 'p{}</style><b>'],
  ['has another meaning inside a page', 'p{background:url(media/a.png)}'],
  ['requests another one', '@import "/other.css";'],
  ['begins with a byte order mark', '\uFEFFp{}'],
  ['is a developer’s', 'p{}/*# sourceMappingURL=main.css.map*/'],
  ['is large', 'p{color:red}'.repeat(6000)],
])('a sheet that %s stays a file', (_, text, inManifest = text) => {
  const { html, styles } = pageWith(text, inManifest);
  expect(html).toContain('<link rel="stylesheet" href="/mf/shell/0/client/main.css" integrity="sha256-');
  expect([html.includes('<style data-sheet'), styles]).toEqual([false, []]);
});
