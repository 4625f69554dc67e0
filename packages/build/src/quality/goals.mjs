import { SOAKS } from './soaks.mjs';

/**
 * A goal of independent deployment, with the tests that prove it. `asked` is the required figure; `missing` is the part
 * not yet proved by any test.
 * @typedef {{ what: string, asked: string, runs: import('./soaks.mjs').Soak[], missing?: string }} Goal
 */

const COMPOSITION = 'e2e/specs/composition';
/** @param {string} file @param {string} [title] @returns {import('./soaks.mjs').Soak} */
const composition = (file, title) => ({
  files: [`${COMPOSITION}/${file}.spec.ts`],
  env: {},
  ...(title ? { title } : {}),
});

const UNDER_LOAD = {
  ...SOAKS.deployments,
  env: {
    DEPLOYMENTS: '20',
    DEPLOYMENT_VISITORS: '40',
    DEPLOYMENT_BROWSERS: '10',
    DEPLOYMENT_READING_MS: '1000',
    // Spreads twenty deployments and twenty rollbacks over ten minutes.
    DEPLOYMENT_PAUSE_MS: '15000',
  },
};
const OLD_TABS = {
  ...composition('old-tabs'),
  env: { OLD_TABS: '20', OLD_FORMS: '100', OLD_DEPLOYMENTS: '10' },
};
const ROUNDS = { ...composition('seamless'), env: { SEAMLESS_ROUNDS: '34' } };

/** @type {Record<string, Goal>} */
export const GOALS = {
  P1: {
    what: 'deploying under load',
    asked: '20 deployments before 50 visitors: 0 failed; seen within 10 s (p95), 30 s at most',
    runs: [UNDER_LOAD],
  },
  P2: {
    what: 'old tabs',
    asked:
      'a page not yet loaded opens after further releases; what was typed is kept; 10 releases and 7 days are kept',
    runs: [
      OLD_TABS,
      composition('commands', 'open tabs go on'),
      composition('other-release', 'input is kept'),
      { files: ['packages/releases/src/prune.test.ts'], env: {} },
    ],
  },
  P3: {
    what: 'the way back',
    asked: 'seen within 10 s (p95), 0 failed, an entry each; teams at once lose nothing',
    runs: [UNDER_LOAD, { files: ['packages/releases/src/releases.test.ts'], title: 'at once|goes back one', env: {} }],
  },
  P4: {
    what: 'canary',
    asked: '10 ± 1 % of visitors, always the same ones; one that breaks is ended within 60 s',
    runs: [
      composition('canary'),
      composition('registry', 'canary'),
      { files: ['shell/server/gateway/rollout/canary-analysis.test.ts'], env: {} },
    ],
  },
  P5: {
    what: 'bad releases',
    asked: 'all refused with the reason, in 60 s each; good ones pass',
    runs: [SOAKS.gate],
  },
  P6: {
    what: 'matrix of faults',
    asked: '80 of 80: a page or a card, the frame alive within 8 s, mended without a reload, told once',
    runs: [SOAKS['fault-matrix']],
  },
  P7: {
    what: 'everything dead',
    asked: 'the frame and other sections go on; a registry that is away changes nothing',
    runs: [
      composition('broken-registry'),
      { ...composition('registry'), env: { REGISTRY_AWAY_MS: '600000', REGISTRY_VISITORS: '50' } },
    ],
  },
  P8: {
    what: 'shared libraries of other versions',
    asked: 'one React; the section gives way in words',
    runs: [composition('sharing'), { ...SOAKS.gate, title: 'React' }],
  },
  P9: {
    what: 'the contract',
    asked: '20 of 20 breaking changes caught, 1 false alarm at most',
    runs: [
      { files: ['packages/build/src/contract/api-baseline.test.cjs', 'api/src/promised-calls.test.ts'], env: {} },
      { ...SOAKS.gate, title: 'contract|missing page' },
    ],
  },
  P10: {
    what: 'isolation',
    asked: 'a release that restyles the frame is refused; 100 changes of section leave nothing behind (2 MB)',
    runs: [{ ...SOAKS.gate, title: 'restyles|global styles|all colours|built-in' }, ROUNDS],
  },
  P11: {
    what: 'a new section',
    asked: 'from the command to the running site in 10 minutes, nothing else edited; standalone, a save is seen in 2 s',
    runs: [composition('create-section'), composition('standalone')],
  },
  P12: {
    what: "staff's own build over the site",
    asked: 'in 2 steps, never for a visitor',
    runs: [composition('preview')],
  },
  P13: {
    what: 'integrity',
    asked: 'one changed byte in any script or sheet is refused',
    runs: [
      composition('integrity'),
      { ...composition('each-file'), env: { CHANGED_FILES: 'all' } },
      { files: ['packages/releases/src/releases.test.ts'], title: 'byte|must be', env: {} },
    ],
    missing: 'files that only actions load, not tried one by one: the same loader checks them',
  },
  P14: {
    what: 'whose error it is',
    asked: '99 % of 1,000 blamed on the right release',
    runs: [SOAKS.blame, composition('error-attribution')],
  },
  P15: {
    what: 'one seamless site',
    asked: '100 changes of section: the same frame, focus and title right, shift 0.05 at most, 300 ms (p95)',
    runs: [
      ROUNDS,
      { files: ['e2e/specs/layout/prefetch.spec.ts'], env: {} },
      { ...composition('one-bundle'), env: { ONE_BUNDLE: 'all' } },
    ],
    missing: 'the largest paint beside one bundle, a figure of time: npm run bench prints it',
  },
};
