/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileReleaseStore, publicPathOf, putRelease, type ReleaseManifest } from '@verse/releases';
import { ActiveReleases } from './active-releases';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let dir = '';
let last = 0;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'verse-active-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Writes a release and makes it active in the store. */
async function activate(section: string, claims: string[], facts: Partial<ReleaseManifest>): Promise<string> {
  const release = String((last += 1)).padStart(16, '0');
  const manifest: ReleaseManifest = {
    section,
    release,
    version: '1.0.0',
    builtAt: '2026-11-30T00:00:00.000Z',
    contract: 2,
    shared: {},
    publicPath: publicPathOf(section, release),
    chunks: {},
    files: {},
    parts: [{ title: 'The page', base: '/', claims, list: 'routes', membersOnly: false }],
    pages: {},
    ...facts,
  };
  await putRelease(dir, manifest, () => Promise.resolve());
  await createFileReleaseStore(dir).activate(section, release, { who: 'ada' });
  return release;
}

async function startGateway() {
  const store = {
    ...createFileReleaseStore(dir),
    refresh: async () => {},
    report: async () => {},
    leave: async () => {},
  };
  const smokeTest = () => Promise.resolve();
  const releases = new ActiveReleases({
    releasesDir: dir,
    store: store as never,
    shell: 'a'.repeat(16),
    known: [],
    reserved: ['/signin'],
    log: log as never,
    smokeTest,
  });
  await releases.start();
  return releases;
}

const until = async (isMet: () => boolean) => {
  while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 20));
};

// @proves RTE-11
it('a release that would take a path is served once the other section yields the path', async () => {
  const verse = { routes: ['/verse/feed', '/verse/jobs/:id'] };
  await activate('mf-verse', ['/verse'], verse);
  const releases = await startGateway();
  const jobs = await activate('mf-work', ['/verse/jobs'], { routes: ['/verse/jobs/:id'] });
  const other = await activate('mf-store', ['/store'], { routes: ['/store'] });
  await until(() => releases.get('mf-store')?.release === other);
  expect(releases.sectionOf('/verse/jobs/7')?.name).toBe('mf-verse');
  await activate('mf-verse', ['/verse'], { ...verse, yields: ['/verse/jobs'] });
  await until(() => releases.get('mf-work')?.release === jobs);
  expect(releases.sectionOf('/verse/jobs/7')?.name).toBe('mf-work');
  expect(releases.sectionOf('/verse/feed')?.name).toBe('mf-verse');
  await releases.stop();
});
