/** @jest-environment node */
import type { Release } from '@verse/releases';
import { CanaryWatch } from './canary-watch';

const SECTION = 'mf-store';
const release = (letter: string) => ({ section: SECTION, release: letter.repeat(16) }) as Release;
const trial = { id: 'one', canary: release('b'), active: release('a') };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A watch over one canary, with what it has said of its end. */
function watched() {
  const ends: string[] = [];
  const end = async (_: unknown, why: string) => ends.push(why);
  const watch = new CanaryWatch({ log, trials: () => (ends.length > 0 ? [] : [trial]), end });
  /** As many clients get a release, of whom the first ones tell this of it. */
  const visits = (of: Release, count: number, told: string, tellers: number) => {
    for (let client = 0; client < count; client += 1) {
      const address = `${of.release} ${client}`;
      watch.served(address, of, true);
      watch.told(of, { [client < tellers ? told : 'lcp-1500']: 1 }, address);
    }
  };
  return { ends, visits, watch };
}

// @proves GEN-09
test('a canary that is painted late more often than the active release is ended', () => {
  const { ends, visits } = watched();
  visits(trial.active, 100, 'lcp-6000', 10);
  visits(trial.canary, 20, 'lcp-more', 9);
  expect(ends).toEqual([]);
  visits(trial.canary, 40, 'lcp-more', 15);
  expect(ends).toHaveLength(1);
  expect(ends[0]).toMatch(/^it was slow for 10 of 20 addresses, the active release for 10 of 100$/);
});

// @proves GEN-09
test('a canary that fails no more often than the active release goes on, whatever one address or its code says', () => {
  const { ends, visits, watch } = watched();
  visits(trial.active, 1000, 'uncaught', 30);
  for (let client = 0; client < 100; client += 1) watch.served(`canary ${client}`, trial.canary, true);
  for (const client of [1, 2, 3]) watch.told(trial.canary, { mount: 1 }, `canary ${client}`);
  for (let turn = 0; turn < 500; turn += 1) watch.told(trial.canary, { load: 20 }, 'canary 1');
  for (let client = 0; client < 100; client += 1) watch.told(trial.canary, { reported: 1 }, `canary ${client}`);
  expect(ends).toEqual([]);
});
