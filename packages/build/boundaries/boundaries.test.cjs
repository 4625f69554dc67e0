const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, readdirSync, existsSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const layers = require('./layers.cjs');

const ROOT = join(__dirname, '../../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = join(__dirname, '../boundaries.cjs');

const manifest = (name, more = {}) =>
  JSON.stringify({ name, type: 'module', exports: { './package.json': './package.json' }, ...more });
const shared = (name, exports) => manifest(`@verse/${name}`, { exports });

/** A small repository whose imports are all legal. */
const LEGAL = {
  'package.json': manifest('root'),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
  }),
  'packages/contract/package.json': shared('contract', { '.': './src/index.ts', './addresses': './src/addresses.ts' }),
  'packages/contract/src/index.ts': `export { place } from './places';`,
  'packages/contract/src/places.ts': `export const place = '/';`,
  'packages/contract/src/addresses.ts': `export const home = '/';`,
  'packages/api-contract/package.json': shared('api-contract', { './*': './src/*.ts' }),
  'packages/api-contract/src/commerce/orders.values.ts': `export const orders = [];`,
  'packages/api-contract/src/commerce/orders.schema.ts': `export type T = typeof import('./orders.values');`,
  'packages/api-contract/src/commerce/orders.ts': [
    `export * from './orders.values';`,
    `export type { T } from './orders.schema';`,
  ].join('\n'),
  'packages/releases/package.json': shared('releases', { '.': './src/index.mjs', './names': './src/names.mjs' }),
  'packages/releases/src/index.mjs': `export { names } from './names.mjs';`,
  'packages/releases/src/names.mjs': `export const names = 1;`,
  'packages/build/src/quality/visit.mjs': `import '../site/site.mjs'; import '@verse/releases';`,
  'packages/build/src/site/site.mjs': `export const site = 1;`,
  'packages/ui/package.json': shared('ui', { '.': './src/index.ts' }),
  'packages/ui/src/index.ts': `export const button = 1;`,
  'shell/package.json': manifest('shell'),
  'shell/src/main.tsx': `import './app/store'; import '@verse/ui';`,
  'shell/src/app/store.ts': `import '../session/session';`,
  'shell/src/session/session.ts': `import '../shared/clock';`,
  'shell/src/remotes/loader.ts': `import '@verse/contract'; import '@verse/releases/names';`,
  'shell/src/shared/clock.ts': `export const now = 0;`,
  'shell/server/main.ts': `import './gateway/app'; import './render/worker';`,
  'shell/server/gateway/app.ts': `import '../releases/releases'; import './pages';`,
  'shell/server/gateway/pages/index.ts': `export { handler } from './handler';`,
  'shell/server/gateway/pages/handler.ts': `import '../http'; export const handler = 1;`,
  'shell/server/gateway/http/index.ts': `export const http = 1;`,
  'shell/server/render/worker.ts': `import '../../src/app/store';`,
  'shell/server/releases/releases.ts': `import '@verse/releases'; export const releases = [];`,
  'mf-store/package.json': manifest('mf-store'),
  'mf-store/src/remote.tsx': `import './routes';`,
  'mf-store/src/routes.tsx': `export const load = () => import('./pages/cart/cart');`,
  'mf-store/src/pages/cart/cart.tsx': `import '../../features/cart'; import '../../features/orders';`,
  'mf-store/src/features/cart/index.ts': `export { cart } from './cart.api';`,
  'mf-store/src/features/cart/cart.api.ts': [
    `import '../../shared/api-root';`,
    `import '@verse/api-contract/commerce/orders';`,
    `export const cart = 1;`,
  ].join('\n'),
  'mf-store/src/features/orders/index.ts': `export { orders } from './orders.api';`,
  'mf-store/src/features/orders/orders.api.ts': `export const orders = 1;`,
  'mf-store/src/shared/api-root.ts': `export const root = 1;`,
  'mf-verse/package.json': manifest('mf-verse', { exports: { '.': './src/remote.tsx' } }),
  'mf-verse/src/remote.tsx': `export const verse = 1;`,
  'api/package.json': manifest('api', { dependencies: { decoder: '1.0.0' } }),
  'api/src/main.ts': `import './bootstrap';`,
  'api/src/bootstrap.ts': [
    `import './app';`,
    `import './domains/commerce/compose';`,
    `import './domains/identity/members';`,
    `import './store/port';`,
  ].join('\n'),
  'api/src/app.ts': `import './platform/config';`,
  'api/src/domains/commerce/orders/index.ts': `export { service } from './orders.service';`,
  'api/src/domains/commerce/orders/orders.service.ts': [
    `import '../../../store/port';`,
    `import '../cart';`,
    `import '@verse/api-contract/commerce/orders';`,
    `import '@verse/contract/addresses';`,
    `export const service = 1;`,
  ].join('\n'),
  'api/src/domains/commerce/orders/orders.test.ts': `import '../../../bootstrap';`,
  'api/src/domains/commerce/cart/index.ts': `import './cart.service'; export const cart = 1;`,
  'api/src/domains/commerce/cart/cart.service.ts': `export const cart = 1;`,
  'api/src/domains/commerce/compose.ts': `import './orders';`,
  'api/src/domains/identity/members/index.ts': `export const members = 1;`,
  'api/src/domains/work/jobs/index.ts': `export { feature } from './jobs.feature';`,
  'api/src/domains/work/jobs/jobs.feature.ts': `import './postings/closing'; export const feature = 1;`,
  'api/src/domains/work/jobs/job.ts': `export const job = 1;`,
  'api/src/domains/work/jobs/postings/closing.ts': `import '../job';`,
  'api/src/store/port.ts': `export const port = 1;`,
  'api/src/platform/config.ts': `export const config = 1;`,
  'api/src/platform/foreign-files/parser.ts': `import './parsers/film';`,
  'api/src/platform/foreign-files/parsers/film.ts': `import 'decoder'; import 'node:zlib';`,
  'node_modules/decoder/package.json': manifest('decoder', { main: './index.js', exports: { '.': './index.js' } }),
  'node_modules/decoder/index.js': `export const decode = 1;`,
};

/** Files that each violate one rule, together with the rule that must report them. */
const BREACHES = {
  'a remote imports another by a relative path': [
    'mf-store/src/pages/a.ts',
    `import '../../../mf-verse/src/remote';`,
    'deployables apart',
  ],
  'a remote imports another by name': ['mf-store/src/pages/b.ts', `import 'mf-verse';`, 'deployables apart'],
  'a remote imports one whose exports are closed': [
    'mf-verse/src/pages/b.ts',
    `import 'mf-store/src/remote';`,
    'deployables apart',
  ],
  'a feature of a remote imports another': [
    'mf-store/src/features/cart/c.ts',
    `import '../orders';`,
    'features apart: mf-[^/]+/src',
  ],
  'a domain of the API imports another': [
    'api/src/domains/commerce/orders/d.ts',
    `import '../../identity/members';`,
    'domains apart: api/src',
  ],
  "a feature of the API bypasses another's public API": [
    'api/src/domains/commerce/orders/e.ts',
    `import '../cart/cart.service';`,
    'features by index: api/src',
  ],
  'a file of jobs about one subject imports a part': [
    'api/src/domains/work/jobs/job-colour.ts',
    `import './postings/closing';`,
    'parts of jobs by composition',
  ],
  "a page bypasses a feature's public API": [
    'mf-store/src/pages/e.ts',
    `import '../features/cart/cart.api';`,
    'public API: mf-[^/]+/src',
  ],
  "bootstrap.ts bypasses a feature's public API": [
    'api/src/app.ts',
    `import './domains/commerce/orders/orders.service';`,
    'public API: api/src',
  ],
  'shared looks up': ['mf-store/src/shared/f.ts', `import '../features/cart';`, 'order: mf-[^/]+/src: shared'],
  'the store looks up': ['api/src/store/g.ts', `import '../platform/config';`, 'order: api/src: store'],
  'session looks up': ['shell/src/session/h.ts', `import '../remotes/loader';`, 'order: shell/src: session'],
  'remotes look up': ['shell/src/remotes/i.ts', `import '../app/store';`, 'order: shell/src: remotes'],
  'releases look up': ['shell/server/releases/j.ts', `import '../gateway/app';`, 'order: shell/server: releases'],
  'a part of the gateway looks up': [
    'shell/server/gateway/http/y.ts',
    `import '../pages';`,
    'order: shell/server/gateway: http',
  ],
  'a layer of the gateway bypasses the public API of another': [
    'shell/server/gateway/proxy/z.ts',
    `import '../http/y';`,
    'public API: shell/server/gateway: http',
  ],
  'there is an unknown layer': [
    'mf-store/src/pages/k.ts',
    `import '../utils/k';`,
    'known layers: mf-[^/]+/src',
    'mf-store/src/utils/k.ts',
  ],
  'a deployable uses a package it may not': ['api/src/platform/l.ts', `import '@verse/ui';`, 'packages: api/src'],
  'the API uses more of the contract than its addresses': [
    'api/src/platform/w.ts',
    `import '@verse/contract';`,
    'packages: api/src',
  ],
  'a relative path leaves the workspace': [
    'mf-store/src/pages/m.ts',
    `import '../../../packages/ui/src/index';`,
    'packages by name',
  ],
  'a package imports a package': ['packages/ui/src/n.ts', `import '@verse/contract';`, 'packages apart'],
  'a package imports a deployable': [
    'packages/ui/src/o.ts',
    `import '../../../shell/src/shared/clock';`,
    'packages below deployables',
  ],
  'an import reaches deep into a package': [
    'shell/src/pages/p.ts',
    `import '@verse/contract/src/places';`,
    'resolvable',
  ],
  'the browser part imports its server': [
    'shell/src/shared/q.ts',
    `import '../../server/releases/releases';`,
    'exceptions: shell/src',
  ],
  'the gateway imports the browser part': [
    'shell/server/gateway/http/r.ts',
    `import '../../../src/shared/clock';`,
    'exceptions: shell/server',
  ],
  'two files need each other': [
    'api/src/store/s.ts',
    `import './t';`,
    'no cycles',
    'api/src/store/t.ts',
    `import './s';`,
  ],
  'the types of two files need each other': [
    'packages/api-contract/src/s.schema.ts',
    `import { s } from './s'; export type S = typeof s;`,
    'no cycles',
    'packages/api-contract/src/s.ts',
    `export const s = 1; export type { S } from './s.schema';`,
  ],
  'the API decodes a picture itself': ['api/src/platform/p.ts', `import 'decoder';`, 'foreign files in parsers'],
  'the API inflates': ['api/src/platform/z.ts', `import { gunzip } from 'node:zlib'; gunzip;`, 'no inflating'],
  'the API imports a parser': ['api/src/platform/q.ts', `import './foreign-files/parsers/film';`, 'parsers by process'],
  'a test imports a parser': [
    'api/src/platform/q.test.ts',
    `import './foreign-files/parsers/film';`,
    'parsers by process',
  ],
  'an npm package is not declared': ['api/src/platform/u.ts', `import 'left-over';`, 'declared'],
  'a layer of the tools imports one above': [
    'packages/build/src/site/w.mjs',
    `import '../quality/visit.mjs';`,
    'order: packages/build/src: site',
  ],
  'a browser gets the part of the releases that is for servers': [
    'shell/src/remotes/x.ts',
    `import '@verse/releases';`,
    'packages: shell/src',
  ],
  'what builds is imported by what runs': ['shell/src/shared/v.ts', `import '@verse/build';`, 'build is a tool'],
};

function plant(files) {
  const root = mkdtempSync(join(tmpdir(), 'verse-layers-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'node_modules/@verse'), { recursive: true });
  for (const name of ['contract', 'api-contract', 'releases', 'ui', 'build'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@verse', name));
  for (const name of ['mf-store', 'mf-verse']) symlinkSync(join(root, name), join(root, 'node_modules', name));
  return root;
}

function cruise(root) {
  const folders = ['shell', 'mf-store', 'mf-verse', 'api', 'packages'];
  const { stdout, stderr } = spawnSync(process.execPath, [CRUISER, '--config', CONFIG, '-T', 'json', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations.map(({ from, rule }) => `${from} | ${rule.name}`);
}

describe('the boundaries', () => {
  let spoken;

  beforeAll(() => {
    const planted = { ...LEGAL };
    for (const [path, text, , other, otherText = ''] of Object.values(BREACHES)) {
      planted[path] = (planted[path] ?? '') + text;
      if (other) planted[other] = otherText;
    }
    planted['packages/build/package.json'] = shared('build', { '.': './src/index.ts' });
    planted['packages/build/src/index.ts'] = '';
    planted['node_modules/left-over/package.json'] = '{"name":"left-over","main":"index.js"}';
    planted['node_modules/left-over/index.js'] = '';
    const root = plant(planted);
    spoken = cruise(root);
    rmSync(root, { recursive: true });
  });

  it('let every legal import pass', () => {
    const root = plant(LEGAL);
    const violations = cruise(root);
    rmSync(root, { recursive: true });
    expect(violations).toEqual([]);
  });

  it.each(Object.entries(BREACHES))('are broken when %s', (_, [path, , rule]) => {
    expect(spoken).toContain(`${path} | ${rule}`);
  });

  it('know every folder', () => {
    const deployables = readdirSync(ROOT).filter((name) => /^(shell|api|mf-.+)$/.test(name));
    const unknown = deployables.flatMap((name) => layers.flatMap((area) => findUnknownFiles(name, area)));
    expect(unknown).toEqual([]);
  });
});

function findUnknownFiles(deployable, { folder, layers: known }) {
  const owner = folder.slice(0, folder.lastIndexOf('/'));
  const area = folder.slice(folder.lastIndexOf('/') + 1);
  const path = join(ROOT, deployable, area);
  if (!new RegExp(`^${owner}$`).test(deployable) || !existsSync(path)) return [];
  const stems = new Set(known.map((layer) => layer.replace(/\.tsx?$/, '')));
  return readdirSync(path)
    .filter((entry) => !/^\.|\.test\.tsx?$/.test(entry) && !stems.has(entry.replace(/\.tsx?$/, '')))
    .map((entry) => `${deployable}/${area}/${entry}`);
}
