const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, readdirSync, existsSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const layers = require('./layers.cjs');
const { LEGAL, shared } = require('./legal-repository.cjs');

const ROOT = join(__dirname, '../../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = join(__dirname, '../boundaries.cjs');

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
