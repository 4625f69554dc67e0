import { cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jpegOf } from './pictures';

const CONTENT = path.join(__dirname, '..', 'content');
const PICTURES = {
  blog: ['b01.jpg', 'b02.jpg', 'b03.jpg', 'b04.jpg', 'b05.jpg', 'b06.jpg'],
  shop: [
    'make-things-tote',
    'enamel-pin',
    'grid-desk-mat',
    'mechanical-keyboard',
    'studio-headphones',
    'foldable-light-box',
    'work-apron',
    'weekend-cap',
    'project-planner',
    'sketch-prompts',
  ].map((name) => `${name}.webp`),
  works: ['zainab-indigo-rings', 'tolani-night-market', 'kojo-bread-window', 'aisha-roofs-of-tunis'].map(
    (name) => `${name}.webp`,
  ),
  contests: ['kinder-city', 'thirty-second-story', 'slow-network', 'one-page-one-voice'].map((name) => `${name}.webp`),
  marketplace: [
    'drawing-tablet-10',
    'podcast-microphone',
    'led-panel-light',
    'pocket-projector',
    'presentation-remote',
    'dotted-sketchbook',
    'fineliner-set',
    'felt-laptop-sleeve',
    'phone-tripod',
    'heavyweight-tshirt',
    'studio-overshirt',
    'night-owl-hoodie',
  ].map((name) => `${name}.webp`),
};

const IMAGES = path.join(CONTENT, 'images');

async function listPictures(): Promise<Record<string, string[]>> {
  const groups = await readdir(IMAGES);
  return Object.fromEntries(await Promise.all(groups.map(async (one) => [one, await readdir(path.join(IMAGES, one))])));
}

/**
 * Creates sample content in which small drawings replace the pictures, and returns its folder. `all` also includes
 * members' pictures.
 */
export async function drawContent({
  without = [],
  all = false,
}: { without?: string[]; all?: boolean } = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-content-'));
  await cp(CONTENT, folder, { recursive: true, filter: (source) => !source.includes('images') });
  let seed = 0;
  for (const [group, names] of Object.entries(all ? await listPictures() : PICTURES)) {
    await mkdir(path.join(folder, 'images', group), { recursive: true });
    for (const name of names) {
      if (!without.includes(name))
        await writeFile(
          path.join(folder, 'images', group, name),
          await jpegOf({ width: 120, height: 80, seed: (seed += 1) }),
        );
    }
  }
  return folder;
}
