const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { acceptedIn } = require('./accepted.mjs');
const { breakingChanges, CONTRACT_ACCEPTED, declarations } = require('./api-baseline.mjs');

const SOURCES = join(__dirname, '../../../contract/src');

const textOf = (file) => readFileSync(join(SOURCES, file), 'utf8');

/** Edits the contract and returns the resulting breaking changes. */
function breaking(...edits) {
  const changed = {};
  for (const [file, from, to] of edits) {
    const before = changed[file] ?? textOf(file);
    changed[file] = before.replace(from, to);
    expect([file, changed[file] === before]).toEqual([file, false]);
  }
  return breakingChanges(changed);
}

// @proves RTE-11
it('equals the accepted contract: after a change, npm run contract', () => {
  expect([breakingChanges(), acceptedIn(CONTRACT_ACCEPTED)]).toEqual([[], declarations()]);
});

// @proves RTE-11
it.each([
  ['the shell gives less', 'shell-api.ts', '  report(report: Report): void;\n', '', 'useShell().report is gone'],
  [
    'a session loses what it said',
    'shell-api.ts',
    ' email: string;',
    '',
    'useShell().session.get().user.email is gone',
  ],
  ['a member may have no name', 'shell-api.ts', 'firstName: string', 'firstName?: string', 'firstName may be missing'],
  [
    'an id becomes a number',
    'shell-api.ts',
    'SessionUser {\n  id: string',
    'SessionUser {\n  id: number',
    '.id was string, and is number',
  ],
  [
    'a session has a new state',
    'shell-api.ts',
    "'guest' | 'member'",
    "'guest' | 'member' | 'staff'",
    'session.get().status was',
  ],
  [
    'a notice is needed with more',
    'shell-api.ts',
    '  text: string;',
    '  text: string;\n  seconds: number;',
    'notice).seconds is needed',
  ],
  ['a notice has one tone less', 'shell-api.ts', " | 'error'", '', 'useShell().notify(notice).tone was'],
  [
    'a notice has no action any more',
    'shell-api.ts',
    '  action?: { label: string; run: () => void };\n',
    '',
    'notify(notice).action is gone',
  ],
  [
    'a report must say where',
    'shell-api.ts',
    'report(report: Report)',
    'report(report: Report, where: string)',
    'needs another argument, where',
  ],
  [
    'changes are heard of by number',
    'shell-api.ts',
    'subscribe(topic: string',
    'subscribe(topic: number',
    'useShell().changes.subscribe(topic) was',
  ],
  [
    'listening cannot be ended',
    'shell-api.ts',
    'subscribe(listener: () => void): () => void;',
    'subscribe(listener: () => void): void;',
    'useShell().session.subscribe()',
  ],
  [
    'who listens is told less',
    'shell-api.ts',
    'run: () => void',
    'run: (answer: string) => string',
    'notify(notice).action.run',
  ],
  [
    'a session is asked for by a promise',
    'shell-api.ts',
    '  get(): Session;',
    '  get(): Promise<Session>;',
    'useShell().session.get()',
  ],
  ['a hook is gone', 'react.tsx', 'export function useChanged', 'function useChanged', 'useChanged is gone'],
  [
    'a hook has another name',
    'react.tsx',
    'export function useSession',
    'export function useVisitor',
    'useSession is gone',
  ],
  [
    'a component needs a property',
    'page-head.tsx',
    '  description?: string;',
    '  description: string;',
    '.description is needed',
  ],
  ['a component takes a property no longer', 'page-head.tsx', '  card?: string;\n', '', '.card is gone'],
  ['a page is gone', 'addresses.ts', /^ {2}about: .*\n/m, '', 'pages.about is gone'],
  [
    'a page needs another word',
    'addresses.ts',
    /^( {2}about: ')\/about/m,
    '$1/about/:year',
    'pages.about.year is needed',
  ],
  ['a slot is gone', 'remote-module.ts', "'header-cart'", "'footer-cart'", 'remote.slots.header-cart is gone'],
  [
    'a section must say more',
    'remote-module.ts',
    '  routes: RouteObject[];',
    '  routes: RouteObject[];\n  icon: string;',
    'remote.icon is needed',
  ],
  [
    'a part of a section must say more',
    'section.ts',
    '  title: string;',
    '  title: string;\n  order: number;',
    'order is needed',
  ],
])('%s: that breaks sections that are live', (_, file, from, to, words) => {
  expect(breaking([file, from, to]).join('; ')).toContain(words);
});

// @proves RTE-11
it.each([
  ['the shell gives more', 'shell-api.ts', '  changes: ChangesApi;', '  changes: ChangesApi;\n  now(): Date;'],
  ['a member says more', 'shell-api.ts', ' email: string;', ' email: string; avatar: string;'],
  ['a member may say more', 'shell-api.ts', ' email: string;', ' email: string; avatar?: string;'],
  ['a session has one state less', 'shell-api.ts', "'unknown' | ", ''],
  ['a role is one of three', 'shell-api.ts', 'role: string', "role: 'member' | 'editor' | 'admin'"],
  ['a notice may say more', 'shell-api.ts', '  text: string;', '  text: string;\n  seconds?: number;'],
  ['a notice has a new tone', 'shell-api.ts', "'success' | ", "'success' | 'warning' | "],
  ['a notice needs no tone', 'shell-api.ts', '  tone:', '  tone?:'],
  ['a report needs no words', 'shell-api.ts', '  during: string;', '  during?: string;'],
  ['a report may say where', 'shell-api.ts', 'report(report: Report)', 'report(report: Report, where?: string)'],
  ['a report takes any value', 'shell-api.ts', '  during: string;', '  during: unknown;'],
  ['changes are heard of by more', 'shell-api.ts', 'subscribe(topic: string', 'subscribe(topic: string | RegExp'],
  [
    'who listens is told more',
    'shell-api.ts',
    'subscribe(topic: string, listener: () => void)',
    'subscribe(topic: string, listener: (times: number) => void)',
  ],
  [
    'a notice tells whether it was shown',
    'shell-api.ts',
    'notify(notice: Notice): void',
    'notify(notice: Notice): boolean',
  ],
  [
    'there is a new hook',
    'react.tsx',
    'export function useChanged',
    'export const useTwice = () => 2;\nexport function useChanged',
  ],
  ['a component takes a new property', 'page-head.tsx', '  card?: string;', '  card?: string;\n  author?: string;'],
  ['a component needs one property less', 'page-head.tsx', '  title: string;', '  title?: string;'],
  ['there is a new page', 'addresses.ts', /^ {2}about: .*\n/m, "$&  jobs: '/jobs/:id',\n"],
  ['there is a new slot', 'remote-module.ts', "'header-cart'", "'header-cart' | 'footer'"],
  [
    'a section may say more',
    'remote-module.ts',
    '  routes: RouteObject[];',
    '  routes: RouteObject[];\n  icon?: string;',
  ],
  ['a part of a section may say more', 'section.ts', '  title: string;', '  title: string;\n  order?: number;'],
])('%s: that breaks nothing', (_, file, from, to) => {
  expect(breaking([file, from, to])).toEqual([]);
});

// @proves RTE-11
it('lets a contract with a higher version break: the shell rejects sections built before', () => {
  const edit = ['shell-api.ts', '  report(report: Report): void;\n', ''];
  expect(breaking(edit)).toEqual(['@verse/contract/react: useShell().report is gone']);
  expect(breaking(edit, ['version.ts', /\d+;/, '99;'])).toEqual([]);
});
