/** @jest-environment node */
import type { Release } from '@verse/releases';
import { CanaryAnalysis } from './canary-analysis';

const SECTION = 'mf-store';
const release = (letter: string) => ({ section: SECTION, release: letter.repeat(16) }) as Release;
const run = { id: 'one', canary: release('b'), active: release('a') };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Creates an analysis with one canary. `ends` collects the reasons for which the canary was ended. */
function watched() {
  const ends: string[] = [];
  const end = async (_: unknown, why: string) => ends.push(why);
  const watch = new CanaryAnalysis({ log, runs: () => (ends.length > 0 ? [] : [run]), end });
  const visitor = (client: string) => ({ client, bucket: 3 });
  /** Serves a release to `count` networks. The first `tellers` of them report `told`. */
  const visits = (of: Release, count: number, told: string, tellers: number) => {
    for (let client = 0; client < count; client += 1) {
      const from = visitor(`${of.release} ${client}`);
      watch.recordPage(from, of, false);
      watch.recordReport(of, { [client < tellers ? told : 'lcp-1500']: 1 }, from);
    }
  };
  return { ends, visits, visitor, watch };
}

// @proves GEN-09
test('a canary with more late paints than the active release is ended', () => {
  const { ends, visits } = watched();
  visits(run.active, 100, 'lcp-6000', 10);
  visits(run.canary, 20, 'lcp-more', 9);
  expect(ends).toEqual([]);
  visits(run.canary, 40, 'lcp-more', 15);
  expect(ends).toHaveLength(1);
  expect(ends[0]).toMatch(/^it was slow for 10 of 20 addresses, the active release for 10 of 100$/);
});

// @proves GEN-09
test('a canary that fails in most browsers is ended once ten networks were given it', () => {
  const { ends, visits } = watched();
  visits(run.active, 100, 'uncaught', 5);
  visits(run.canary, 9, 'mount', 9);
  expect(ends).toEqual([]);
  visits(run.canary, 10, 'mount', 9);
  expect(ends).toEqual(['it failed for 9 of 10 addresses, the active release for 5 of 100']);
});

// @proves GEN-09
test('a canary that fails on the server for three networks is ended at once', () => {
  const { ends, visitor, watch } = watched();
  for (const client of ['a', 'a', 'b', 'c']) watch.recordPage(visitor(client), run.canary, true);
  expect(ends).toEqual(['it failed for 3 of 3 addresses, the active release for 0 of 0']);
});

// @proves GEN-09
test('reports of a few networks do not end a healthy canary, however many addresses and buckets they send', () => {
  for (const healthy of [0, 6, 60]) {
    const { ends, visits, watch } = watched();
    visits(run.canary, healthy, 'none', 0);
    for (const kind of ['load', 'mount', 'uncaught', 'rejection', 'lcp-more'])
      for (let turn = 0; turn < 400; turn += 1) {
        // Four IPv6 sites, each with several networks.
        const visitor = { client: `2001:db8:${turn % 4}:${turn.toString(16)}::/64`, bucket: turn % 10 };
        watch.recordPage(visitor, run.canary, false);
        watch.recordReport(run.canary, { [kind]: 20 }, visitor);
      }
    expect([healthy, ends]).toEqual([healthy, []]);
  }
});

// @proves GEN-09
test('a report counts only from the visitor that the release was sent to, and not for what extensions break', () => {
  const { ends, visits, visitor, watch } = watched();
  visits(run.canary, 50, 'hydrate', 50);
  for (let client = 0; client < 50; client += 1) {
    watch.recordReport(run.canary, { mount: 1 }, { client: `${run.canary.release} ${client}`, bucket: 4 });
    watch.recordReport(run.canary, { mount: 1 }, visitor(`elsewhere ${client}`));
  }
  expect(ends).toEqual([]);
});

// @proves GEN-09
test('a canary that fails no more often than the active release goes on, whatever its code reports', () => {
  const { ends, visits, visitor, watch } = watched();
  visits(run.active, 1000, 'uncaught', 30);
  for (let client = 0; client < 100; client += 1) watch.recordPage(visitor(`canary ${client}`), run.canary, false);
  for (let client = 0; client < 15; client += 1)
    watch.recordReport(run.canary, { mount: 1 }, visitor(`canary ${client}`));
  for (let client = 0; client < 100; client += 1)
    watch.recordReport(run.canary, { reported: 1 }, visitor(`canary ${client}`));
  expect(ends).toEqual([]);
});
