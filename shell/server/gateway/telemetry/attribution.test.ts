/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import express from 'express';
import { ask, endAll, listen } from '../../../test/test-gateway';
import { createClientResolver, parseTrustedProxies } from '../http/client-address';
import { attributeError, type Attribution, type ErrorReport } from './attribution';
import { MetricsAggregator } from './metrics-aggregator';
import { reportRoute } from './reports';

afterEach(endAll);

/** Number of planted errors. `npm run soak -- blame` uses a thousand. */
const PLANTED = Number(process.env.PLANTED ?? 50);
const SITE = 'https://verse.example';
const SHELL = 'ffffffffffffffff';
const SECTIONS = ['mf-marketing', 'mf-resources', 'mf-store', 'mf-verse', 'mf-events'];
const releaseOf = (number: number) => (number % 7).toString(16).repeat(16);

const addressOf = ({ section, release }: Attribution, file: string) =>
  `${SITE}/mf/${section}/${release}/client/${file}`;

/** Runs code of the shell and of a section, under the file names used in production. */
function twoPrograms(owner: Attribution) {
  const world = createContext({ Promise });
  const run = (blame: Attribution, file: string, code: string): unknown =>
    runInContext(code, world, { filename: addressOf(blame, file) });
  const ofShell = (code: string) => run({ section: 'shell', release: SHELL }, 'main.js', code);
  ofShell('var call = (work) => work(); var later = (work) => Promise.resolve().then(work); var href = (x) => x.y.z;');
  return { ofShell, ofSection: (code: string) => run(owner, `${owner.section}-page.js`, code) };
}

interface Planted {
  caught: 'by the section' | 'by the page of another' | 'by nobody';
  error(programs: ReturnType<typeof twoPrograms>): unknown;
  isShells?: boolean;
}

/** The kinds of errors that sections and the shell throw. */
const KINDS: Planted[] = [
  { caught: 'by the section', error: ({ ofSection }) => ofSection('call(() => { throw new Error("at render"); })') },
  { caught: 'by nobody', error: ({ ofSection }) => ofSection('call(() => undefined.x)') },
  { caught: 'by nobody', error: ({ ofSection }) => ofSection('(() => href(null))()') },
  { caught: 'by nobody', error: ({ ofSection }) => ofSection('later(() => { throw new TypeError("late"); })') },
  { caught: 'by the page of another', error: ({ ofSection }) => ofSection('later(async () => null.of.widget)') },
  { caught: 'by the section', error: ({ ofShell }) => ofShell('call(() => { throw new Error("invalid child"); })') },
  { caught: 'by nobody', error: ({ ofShell }) => ofShell('call(() => href(null))'), isShells: true },
  { caught: 'by the section', error: () => 'only words, of nobody’s' },
];

/** Returns the same stack in the format of another engine. */
const asInFirefox = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.includes('    at '))
    .map((line) => line.replace(/^\s+at (?:async )?(?:(\S+) )?\(?(.*?)\)?$/, '$1@$2'))
    .join('\n');

async function thrown(plant: () => unknown): Promise<unknown> {
  try {
    await plant();
  } catch (error) {
    return error;
  }
  return undefined;
}

async function plant(number: number): Promise<{ told: ErrorReport; whose: Attribution }> {
  const kind = KINDS[number % KINDS.length] as Planted;
  const owner = { section: SECTIONS[number % SECTIONS.length] ?? '', release: releaseOf(number) };
  const other = { section: SECTIONS[(number + 1) % SECTIONS.length] ?? '', release: releaseOf(number + 1) };
  const error = await thrown(() => {
    const made = kind.error(twoPrograms(owner));
    return typeof made === 'string' ? Promise.reject(made) : made;
  });
  const { message, stack = '' } = typeof error === 'object' ? (error as Error) : { message: String(error) };
  // A message may name a file of another section and span several lines.
  const misleading = `${message}\n  of ${addressOf(other, 'x.js')}`;
  const text = stack.replace(message, number % 3 === 0 ? misleading : message);
  return {
    told: {
      stack: number % 2 === 0 ? text : asInFirefox(text),
      file: '',
      caught: kind.caught === 'by the section' || kind.isShells ? owner : other,
      shell: SHELL,
      isUncaught: kind.caught === 'by nobody',
    },
    whose: kind.isShells ? { section: 'shell', release: SHELL } : owner,
  };
}

// @proves GEN-09
it('blames the right release for 99 of 100 planted errors, and the shell for none of a section', async () => {
  const planted = await Promise.all(Array.from({ length: PLANTED }, (_, number) => plant(number)));
  const wrong = planted.filter(({ told, whose }) => JSON.stringify(attributeError(told)) !== JSON.stringify(whose));
  expect(wrong.slice(0, Math.max(0, wrong.length - PLANTED / 100))).toEqual([]);
  expect(wrong.filter(({ told }) => attributeError(told)?.section === 'shell')).toEqual([]);
});

// @proves GEN-09
it('blames no release for an error that a browser extension has thrown', () => {
  const owner = { section: 'mf-store', release: releaseOf(1) };
  const ours = `at x (${addressOf(owner, 'x.js')}:1:2)`;
  const told = (stack: string, file = '') =>
    attributeError({ stack, file, caught: owner, shell: SHELL, isUncaught: true })?.section;
  for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension', 'safari-extension']) {
    const theirs = `at y (${scheme}://abcdef/inject.js:1:2)`;
    expect(told(`Error: no\n    ${theirs}`)).toBeUndefined();
    expect(told(`Error: no\n    ${theirs}\n    ${ours}`)).toBeUndefined();
    expect(told('', `${scheme}://abcdef/inject.js`)).toBeUndefined();
    expect(told(`Error: no\n    ${ours}\n    ${theirs}`)).toBe('mf-store');
  }
  expect(told('Error: in chrome-extension://abcdef/inject.js')).toBe('mf-store');
});

// @proves GEN-09 R18
it('counts reports about releases in the folder, and sends them to the API with the token', async () => {
  const owner = { section: 'mf-store', release: releaseOf(1) };
  let hand: (call: unknown) => void = () => undefined;
  const handed = new Promise((resolve) => (hand = resolve));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const metrics = new MetricsAggregator({
    token: 'a token',
    isKnown: (section) => section !== 'mf-nowhere',
    log,
    everyMs: 500,
    api: (path, { body, headers } = {}) => {
      hand([path, headers, JSON.parse(String(body))]);
      return Promise.resolve(new Response(null, { status: 204 }));
    },
  });
  const resolveClient = createClientResolver(parseTrustedProxies('loopback'));
  const app = express();
  app.post(
    '/report',
    ...reportRoute({
      log,
      resolveClient,
      shell: SHELL,
      onReport: (blame, counters) => metrics.record(blame, counters),
    }),
  );
  const origin = await listen(app);
  const report = (body: object) =>
    ask(origin, '/report', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'text/plain' } });
  const stackOf = (blame: Attribution) => `Error: no\n    at x (${addressOf(blame, 'x.js')}:1:2)`;
  await report({ kind: 'mount', stack: stackOf(owner), section: 'mf-verse', release: releaseOf(2) });
  await report({ kind: 'mount', stack: stackOf({ section: 'mf-nowhere', release: releaseOf(2) }) });
  await report({ kind: 'load', stack: stackOf({ section: 'shell', release: SHELL }), ...owner });
  await report({ kind: 'hydrate', section: 'shell', release: '' });
  const counters = { views: 3, 'lcp-2500': 1, 'x.y': 4, cls: -1, inp: 1e9 };
  await report({ visits: [{ ...owner, counters }] });
  expect(await handed).toEqual([
    '/_tally',
    { authorization: 'Bearer a token', 'content-type': 'application/json' },
    {
      counts: [
        { ...owner, counters: { mount: 1, load: 1, views: 3, 'lcp-2500': 1 } },
        { section: 'shell', release: SHELL, counters: { hydrate: 1 } },
      ],
    },
  ]);
});
