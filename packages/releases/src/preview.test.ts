import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileReleaseStore, PREVIEW_SECONDS, readAuditLog, readPreview } from './index.mjs';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'verse-preview-'));
});
afterEach(() => rm(dir, { recursive: true }));

const RELEASE = '0123456789abcdef';
const begin = () => createFileReleaseStore(dir).startPreview('mf-store', RELEASE, { who: 'Ada' });

// @proves RTE-11
it('a preview opens only with its secret key, until it ends, is replaced, or is a day old', async () => {
  const key = await begin();
  expect(await readPreview(dir, 'mf-store', key)).toMatchObject({ release: RELEASE, who: 'Ada' });
  expect(await readFile(path.join(dir, 'mf-store/preview.json'), 'utf8')).not.toContain(key);
  for (const wrong of ['', key.slice(1), `${key}A`, key.toLowerCase()])
    expect([wrong, await readPreview(dir, 'mf-store', wrong)]).toEqual([wrong, null]);
  expect(await readPreview(dir, 'mf-verse', key)).toBeNull();
  expect(await readPreview(dir, 'mf-store', key, Date.now() + PREVIEW_SECONDS * 1000)).toBeNull();

  const next = await begin();
  expect(await readPreview(dir, 'mf-store', key)).toBeNull();
  expect(await readPreview(dir, 'mf-store', next)).not.toBeNull();
  await createFileReleaseStore(dir).endPreview('mf-store', { who: 'Bola' });
  expect(await readPreview(dir, 'mf-store', next)).toBeNull();
});

// @proves RTE-11
it('the audit log says who started a preview, and who ended it', async () => {
  await begin();
  await begin();
  for (const _ of [1, 2]) await createFileReleaseStore(dir).endPreview('mf-store', { who: 'Bola' });
  expect((await readAuditLog(dir, 'mf-store')).map(({ act, who, release }) => [act, who, release])).toEqual([
    ['preview', 'Ada', RELEASE],
    ['preview', 'Ada', RELEASE],
    ['preview-ended', 'Bola', RELEASE],
  ]);
});
