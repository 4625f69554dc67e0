import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileReleaseStore, MANIFEST_FILE, prune, releaseFolder } from './index.mjs';

const SECTION = 'mf-store';
const WEEK_MS = 7 * 24 * 3_600_000;
const release = (number: number) => number.toString(16).padStart(16, '0');

it('keeps ten releases and a week, and what is active however old it is', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'verse-releases-'));
  const begun = Date.now();
  for (let number = 1; number <= 14; number += 1) {
    const folder = releaseFolder(dir, SECTION, release(number));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, MANIFEST_FILE), '{}');
    const at = new Date(begun + number * 1000);
    await utimes(path.join(folder, MANIFEST_FILE), at, at);
  }
  await createFileReleaseStore(dir).activate(SECTION, release(1), { who: 'ada' });
  expect(await prune(dir, SECTION, begun + WEEK_MS)).toEqual([]);
  expect((await prune(dir, SECTION, begun + WEEK_MS + 60_000)).toSorted()).toEqual([2, 3, 4].map(release));
  const left = (await readdir(path.join(dir, SECTION))).filter((name) => /^[0-9a-f]{16}$/.test(name));
  expect(left.toSorted()).toEqual([1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(release));
  await rm(dir, { recursive: true });
});
