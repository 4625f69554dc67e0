import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { passGate, Refused } from '@verse/build/gate';
import { releasesDir } from '@verse/build/workspace';
import { readPointer } from '@verse/releases';
import { type BadRelease, FURTHER_KINDS, KNOWN_KINDS, putBadRelease } from '../../bad-releases';
import { expect, measured, test as base } from '../../fixtures';
import { ReleaseFolder } from '../../release-fixtures';

/** `npm run soak -- gate` tries all kinds, and the good release of every section. */
const ALL = process.env.BAD_RELEASES === 'all';
const REPRESENTATIVE = new Set([
  'a missing file',
  'a chunk of 30 MB',
  'another React by its record',
  'a sheet that styles everybody',
  'a page that throws while it is rendered',
  'a script that restyles the header',
]);
const SECTIONS = ['mf-marketing', 'mf-resources', 'mf-store', 'mf-verse'];

/** Copies the releases of the site into a folder where they can be broken. */
const test = base.extend<object, { site: { dir: string; good: string } }>({
  site: [
    // Playwright reads the names of required fixtures from this pattern: none.
    async ({}, use) => {
      const releases = await ReleaseFolder.create();
      for (const section of SECTIONS) await releases.add(section);
      // A shell must run from the folder of its libraries.
      await symlink(path.join(releasesDir(), 'shell'), path.join(releases.dir, 'shell'));
      const good = (await readPointer(releases.dir, 'mf-store'))?.release ?? '';
      await use({ dir: releases.dir, good });
      await releases.remove();
    },
    { scope: 'worker' },
  ],
});

// Each test starts a site of its own and opens up to two dozen pages.
test.setTimeout(300_000);

const kinds: BadRelease[] = [...KNOWN_KINDS, ...FURTHER_KINDS].filter(({ kind }) => ALL || REPRESENTATIVE.has(kind));

for (const bad of kinds) {
  // @proves RTE-11
  test(`the gate refuses ${bad.kind}, and says so`, async ({ site, baseURL }) => {
    const release = await putBadRelease(site.dir, site.good, bad);
    const start = performance.now();
    const outcome: unknown = await passGate('mf-store', release, { dir: site.dir, api: baseURL }).catch(
      (error: unknown) => error,
    );
    measured('s to the refusal', (performance.now() - start) / 1000);
    expect(outcome).toBeInstanceOf(Refused);
    const { reasons } = outcome as Refused;
    test.info().annotations.push({ type: 'reasons', description: reasons.join(' | ') });
    expect(reasons.join('\n')).toMatch(bad.reason);
  });
}

for (const section of ALL ? SECTIONS : ['mf-store']) {
  // @proves RTE-11
  test(`the gate lets the good release of ${section} pass`, async ({ site, baseURL }) => {
    const release = (await readPointer(site.dir, section))?.release ?? '';
    const start = performance.now();
    expect((await passGate(section, release, { dir: site.dir, api: baseURL })).pages).toBeGreaterThan(5);
    measured('s to let a good release pass', (performance.now() - start) / 1000);
  });
}
