import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sectionsIn } from './index.mjs';

it('a section is a folder with src/remote.tsx', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'verse-checkout-'));
  for (const folder of ['shell', 'mf-store/src', 'mf-events/src', 'mf-draft', 'api/src'])
    await mkdir(path.join(dir, folder), { recursive: true });
  for (const section of ['mf-store', 'mf-events']) await writeFile(path.join(dir, section, 'src/remote.tsx'), '');
  expect(sectionsIn(dir)).toEqual(['shell', 'mf-events', 'mf-store']);
  await rm(dir, { recursive: true });
});
