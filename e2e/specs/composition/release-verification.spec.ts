import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRejectedError, verifyRelease } from '@verse/build/verify-release';
import { releasesDir } from '@verse/build/workspace';
import { readActiveRelease } from '@verse/releases';
import { type BadRelease, FURTHER_KINDS, KNOWN_KINDS, putBadRelease } from '../../bad-releases';
import { annotate, expect, test as base } from '../../fixtures';
import { ReleaseFolder } from '../../release-fixtures';

/** `npm run soak -- gate` tries all bad releases, and the good release of every section. */
const ALL = process.env.BAD_RELEASES === 'all';
const REPRESENTATIVE = new Set([
  'a missing file',
  'a chunk of 30 MB',
  'another React in its manifest',
  'a path that another section serves',
  'a sheet with global styles',
  'a script that restyles the header',
]);
const SECTIONS = ['mf-marketing', 'mf-resources', 'mf-store', 'mf-verse'];

/** Copies the site's releases to a folder where tests can break them. */
const test = base.extend<object, { site: { dir: string; good: string } }>({
  site: [
    // The empty pattern is required, because Playwright reads the names of required fixtures from it.
    async ({}, use) => {
      const releases = await ReleaseFolder.create();
      for (const section of SECTIONS) await releases.add(section);
      // A shell must run from the folder that contains its libraries.
      await symlink(path.join(releasesDir(), 'shell'), path.join(releases.dir, 'shell'));
      const good = (await readActiveRelease(releases.dir, 'mf-store'))?.release ?? '';
      await use({ dir: releases.dir, good });
      await releases.remove();
    },
    { scope: 'worker' },
  ],
});

const kinds: BadRelease[] = [...KNOWN_KINDS, ...FURTHER_KINDS].filter(({ kind }) => ALL || REPRESENTATIVE.has(kind));

for (const bad of kinds) {
  // @proves RTE-11
  test(`the gate rejects ${bad.kind} with a message`, async ({ site, baseURL }) => {
    const release = await putBadRelease(site.dir, site.good, bad);
    const start = performance.now();
    const outcome: unknown = await verifyRelease('mf-store', release, { dir: site.dir, api: baseURL }).catch(
      (error: unknown) => error,
    );
    annotate('s to the refusal', (performance.now() - start) / 1000);
    expect(outcome).toBeInstanceOf(ReleaseRejectedError);
    const { violations } = outcome as ReleaseRejectedError;
    test.info().annotations.push({ type: 'violations', description: violations.join(' | ') });
    expect(violations.join('\n')).toMatch(bad.reason);
  });
}

for (const section of ALL ? SECTIONS : ['mf-store']) {
  // @proves RTE-11
  test(`the gate accepts the good release of ${section} @soak`, async ({ site, baseURL }) => {
    const release = (await readActiveRelease(site.dir, section))?.release ?? '';
    const start = performance.now();
    expect((await verifyRelease(section, release, { dir: site.dir, api: baseURL })).pages).toBeGreaterThan(5);
    annotate('s to let a good release pass', (performance.now() - start) / 1000);
  });
}
