import { spawnSync } from 'node:child_process';

/**
 * Extended tests: the daily tests with higher counts. To reproduce a failure, set its seed: FUZZ_SEED=7.
 * @typedef {{ files: string[], title?: string, env: Record<string, string> }} Soak
 * @type {Record<string, Soak>}
 */
export const SOAKS = {
  timing: {
    files: ['api/src/domains/identity/accounts/attacks.test.ts'],
    title: 'the response time',
    env: { TIMING_TRIES: '1000' },
  },
  hijacking: {
    files: ['api/src/domains/identity/accounts/pre-hijacking.test.ts'],
    title: 'a stranger who signed up first',
    env: { HIJACK_ORDERS: 'all' },
  },
  guessing: {
    files: ['api/src/domains/identity/accounts/attacks.test.ts'],
    title: 'guessing over two processes',
    env: { GUESS_TRIES: '5000' },
  },
  fuzz: { files: ['api/src/app-fuzz.test.ts'], env: { FUZZ_CASES: '200', FUZZ_SEED: String(Date.now() % 1_000_000) } },
  'slow-clients': {
    files: ['shell/server/gateway/proxy/slow-clients.test.ts'],
    env: { SLOW_CONNECTIONS: '1000', SLOW_SECONDS: '30', SLOW_BYTES: '2000000' },
  },
  seats: {
    files: ['api/src/domains/contests/capacity.test.ts'],
    env: { SEAT_ROUNDS: '50', SEAT_JOINERS: '1000' },
  },
  uploads: {
    files: ['api/src/domains/contests/entries/broken-lines.test.ts'],
    env: { UPLOAD_MEGABYTES: '200', UPLOAD_BREAKS: '20' },
  },
  stock: {
    files: ['api/src/domains/commerce/stock/stock.test.ts'],
    env: { STOCK_ROUNDS: '20', STOCK_BUYERS: '1000', STOCK_STEPS: '100000' },
  },
  orders: {
    files: ['api/src/domains/commerce/orders/sequences.test.ts', 'api/src/domains/commerce/orders/kill.test.ts'],
    env: { ORDER_SEQUENCES: '100000', ORDER_KILLS: '200' },
  },
  offers: {
    files: ['api/src/domains/work/projects/offers/offer-sequences.test.ts'],
    env: { OFFER_SEQUENCES: '100000' },
  },
  projects: {
    files: [
      'api/src/domains/commerce/orders/agreed-orders.test.ts',
      'api/src/domains/work/projects/work/kill.test.ts',
      'api/src/domains/work/projects/billing/numbering.test.ts',
    ],
    env: { AGREED_SEQUENCES: '100000', PROJECT_KILLS: '100' },
  },
  crowd: { files: ['api/src/crowd.test.ts'], env: { CROWD: '200' } },
  merging: { files: ['api/src/domains/commerce/cart/merging.test.ts'], env: { MERGE_ROUNDS: '200' } },
  'site-search': {
    files: ['api/src/domains/publishing/site-search/at-scale.test.ts'],
    env: { SEARCH_DOCUMENTS: '100000' },
  },
  judged: { files: ['api/src/domains/publishing/site-search/judged.test.ts'], env: { JUDGED: 'all' } },
  jobs: {
    files: [
      'api/src/domains/work/jobs/jobs-at-scale.test.ts',
      'api/src/domains/work/jobs/applications/applications-at-scale.test.ts',
      'api/src/domains/work/jobs/applications/kill.test.ts',
    ],
    env: { JOBS: '100000', APPLICATIONS: '100000', ANSWER_KILLS: '20' },
  },
  judging: {
    files: ['api/src/domains/contests/judging/kill.test.ts'],
    env: { JUDGING_ROUNDS: '20', JUDGING_ENTRIES: '200' },
  },
  entries: {
    files: ['api/src/domains/contests/entries/kill.test.ts'],
    env: { ENTRY_ROUNDS: '20', ENTRY_MAKERS: '200' },
  },
  counters: {
    files: ['api/src/domains/community/community/counters.test.ts'],
    env: { COUNTER_ROUNDS: '50', COUNTER_ACTS: '2000', COUNTER_PEOPLE: '200' },
  },
  feed: {
    files: ['api/src/domains/community/community/feed.test.ts'],
    title: 'read as much with',
    env: { FEED_POSTS: '100000' },
  },
  notifications: {
    files: ['api/src/domains/community/notifications/notified.test.ts'],
    title: 'reads as much as one of',
    env: { NOTIFICATIONS: '100000' },
  },
  directory: { files: ['api/src/domains/identity/profiles/directory-at-scale.test.ts'], env: { PEOPLE: '10000' } },
  contests: { files: ['api/src/domains/contests/contests-at-scale.test.ts'], env: { CONTESTS: '10000' } },
  letters: { files: ['api/src/domains/publishing/waiting-lists/kill.test.ts'], env: { LETTER_KILLS: '20' } },
  referrals: { files: ['api/src/domains/identity/referrals/referrals-at-scale.test.ts'], env: { REFERRALS: '10000' } },
  notices: {
    files: ['e2e/specs/community/notifications-in-trouble.spec.ts'],
    env: { NOTICES_AWAY_MS: '5000', NOTICES_ROUNDS: '3' },
  },
  'many-pages': {
    files: ['e2e/specs/community/many-pages.spec.ts'],
    env: { OPEN_PAGES: '1000', OPEN_PAGES_IDLE_MS: '20000' },
  },
  aborts: {
    files: ['api/src/domains/publishing/blogs/broken-uploads.test.ts'],
    title: 'break off at any byte',
    env: { UPLOAD_ABORTS: '1000' },
  },
  kills: {
    files: ['api/src/store/embedded/processes.test.ts'],
    title: 'loses no acknowledged write',
    env: { KILL_ROUNDS: '200' },
  },
  publications: {
    files: ['api/src/kill-during-publication.test.ts'],
    title: 'during publications',
    env: { PUBLICATIONS: '1000' },
  },
  'blob-kills': { files: ['api/src/platform/stored-blobs/kill.test.ts'], env: { BLOB_KILLS: 'all' } },
  restarts: { files: ['api/src/drain.test.ts'], env: { DRAIN_ROUNDS: '20' } },
  strangers: { files: ['api/src/app-others-things.test.ts'], env: { STRANGERS: 'all' } },
  nonsense: { files: ['api/src/openapi.test.ts'], title: 'nonsense', env: { NONSENSE: 'all' } },
  'foreign-origins': { files: ['api/src/app-foreign-origin.test.ts'], env: { FOREIGN_ORIGINS: 'all' } },
  'heavy-input': { files: ['api/src/app-heavy-input.test.ts'], env: { HEAVY_INPUT: 'all' } },
  wording: { files: ['api/src/app-wording.test.ts'], env: { WORDING: 'all' } },
  hidden: { files: ['api/src/app-hidden-things.test.ts'], env: { HIDDEN: 'all' } },
  operators: { files: ['api/src/app-forbidden-fields.test.ts'], env: { OPERATORS: 'all' } },
  visibility: { files: ['api/src/app-visibility.test.ts'], env: { VISIBILITY: 'all' } },
  editing: {
    files: ['api/src/domains/publishing/blogs/editing.test.ts'],
    title: 'two editors race',
    env: { EDITING_RACES: '500' },
  },
  load: { files: ['api/src/load.test.ts'], env: { LOAD_SECONDS: '600', LOAD_RATE: '150' } },
  race: {
    files: ['e2e/specs/publishing/resources/race.spec.ts'],
    title: 'race \\d+ times',
    env: { RACE_ROUNDS: '500' },
  },
  crashes: { files: ['e2e/specs/publishing/resources/crash.spec.ts'], env: { CRASHES: '10' } },
  scripts: { files: ['e2e/specs/publishing/resources/scripts.spec.ts'], env: { SCRIPTS: '300' } },
  'scripts-of-people': { files: ['e2e/specs/security/scripts-of-people.spec.ts'], env: { SCRIPTS_OF_PEOPLE: '36' } },
  /** Browser tests that cover variants of what daily tests already prove. They have the tag `@soak`. */
  journeys: { files: ['e2e/specs'], title: '@soak', env: {} },
  audits: {
    files: [
      'e2e/specs/accessibility/audit.spec.ts',
      'e2e/specs/identity',
      'e2e/specs/journeys/start.spec.ts',
      'e2e/specs/publishing',
      'e2e/specs/commerce',
      'e2e/specs/community',
      'e2e/specs/contests',
      'e2e/specs/operations',
      'e2e/specs/work',
    ],
    env: { AUDITS: 'all' },
  },
  'back-and-forward': {
    files: ['e2e/specs/layout/pages.spec.ts'],
    title: 'Back and Forward',
    env: { JOURNEYS: 'all' },
  },
  pages: {
    files: [
      'e2e/specs/accessibility/in-page-links.spec.ts',
      'e2e/specs/accessibility/keyboard.spec.ts',
      'e2e/specs/accessibility/written-texts.spec.ts',
      'e2e/specs/accessibility/zoom.spec.ts',
      'e2e/specs/accessibility/zoomed-window.spec.ts',
      'e2e/specs/composition/sheets.spec.ts',
      'e2e/specs/layout/text-edges.spec.ts',
    ],
    env: { PAGES: 'all' },
  },
  'in-page-links': {
    files: ['e2e/specs/accessibility/in-page-links.spec.ts'],
    title: 'in-page links move the focus',
    env: { IN_PAGE_LINKS: 'all', PAGES: 'all' },
  },
  'scripts-in-the-verse': {
    files: ['e2e/specs/security/scripts-in-the-verse.spec.ts'],
    env: { SCRIPTS_IN_THE_VERSE: '300' },
  },
  'hostile-addresses': {
    files: ['e2e/specs/security/hostile-addresses.spec.ts'],
    env: { HOSTILE_ADDRESSES: 'all' },
  },
  /** Needs Java. */
  html: { files: ['e2e/specs/accessibility/valid-html.spec.ts'], env: {} },
  redirects: { files: ['e2e/specs/security/redirects.spec.ts'], env: { REDIRECTS: 'all' } },
  blame: {
    files: ['shell/server/gateway/telemetry/attribution.test.ts'],
    title: 'planted errors',
    env: { PLANTED: '1000' },
  },
  gallery: { files: ['e2e/specs/layout/gallery.spec.ts'], env: { GALLERY: 'all' } },
  'fault-matrix': { files: ['e2e/specs/composition/fault-matrix.spec.ts'], env: { FAULT_CELLS: 'all' } },
  gate: { files: ['e2e/specs/composition/release-verification.spec.ts'], env: { BAD_RELEASES: 'all' } },
  deployments: {
    files: ['e2e/specs/composition/deploy.spec.ts'],
    title: 'deployments under constant requests',
    env: { DEPLOYMENTS: '20' },
  },
};

/** @param {string[]} files @param {string | undefined} title */
const inJest = (files, title) => ['node_modules/.bin/jest', '--runInBand', ...(title ? ['-t', title] : []), ...files];

/** @param {string[]} files @param {string | undefined} title */
const inBrowser = (files, title) => [
  ...['node_modules/.bin/playwright', 'test', '-c', 'e2e/playwright.config.ts'],
  ...(title ? ['-g', title] : []),
  ...files,
];

/**
 * Runs the tests and returns whether they passed.
 * @param {Soak} soak @param {string[]} [more] arguments for jest or Playwright
 */
export function runTests({ files, title, env }, more = []) {
  const words = isInBrowser({ files }) ? inBrowser(files, title) : inJest(files, title);
  const run = spawnSync(process.execPath, [...words, ...more], {
    stdio: 'inherit',
    env: { SOAK: '1', ...env, ...process.env },
  });
  return run.status === 0;
}

/**
 * Returns the names given on the command line, or all of them. Exits with a message if a name is unknown.
 * @param {Record<string, unknown>} all @param {string} what
 */
export function namesFrom(all, what) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
  if (unknown.length > 0) {
    console.error(`No such ${what}: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`);
    process.exit(2);
  }
  return Object.keys(all).filter((name) => wanted.length === 0 || wanted.includes(name));
}

/** @param {{ files: string[] }} soak */
export const isInBrowser = ({ files }) => files.every((file) => file.startsWith('e2e/'));
