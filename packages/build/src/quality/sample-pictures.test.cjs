const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');
const sharp = require('sharp');

/** @typedef {[width: number, height: number]} Size */

const root = join(__dirname, '../../../..');
const content = join(root, 'api/content');
/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/** @param {string} name */
const slug = (name) => name.toLowerCase().replaceAll(' ', '-');

/** @type {Record<string, Size>} */
const BY_KIND = {
  blog: [1600, 1000],
  contests: [1200, 750],
  marketplace: [900, 900],
  members: [320, 320],
  posts: [1200, 800],
  profile: [1600, 500],
  shop: [900, 900],
};
/** Works keep the proportion of their maker; this is the length of their longer side. */
const WORK_SIDE = { fewest: 1200, most: 1280 };
/** @type {[file: string, size: Size][]} */
const PAGES = [
  ['mf-marketing/src/pages/home/hero.webp', [1600, 1200]],
  ['mf-marketing/src/pages/home/hero-800.webp', [800, 600]],
  ['mf-marketing/src/pages/home/hero.avif', [1600, 1200]],
  ['mf-marketing/src/pages/home/hero-1200.avif', [1200, 900]],
  ['mf-marketing/src/pages/home/hero-800.avif', [800, 600]],
  ['mf-marketing/src/pages/about/about.webp', [1600, 1000]],
  ['mf-marketing/src/pages/about/about-800.webp', [800, 500]],
  ['mf-marketing/src/pages/about/about.avif', [1600, 1000]],
  ['mf-marketing/src/pages/about/about-1200.avif', [1200, 750]],
  ['mf-marketing/src/pages/about/about-800.avif', [800, 500]],
  ['mf-resources/src/pages/hub/hub.webp', [1200, 900]],
  ['mf-resources/src/pages/hub/hub-800.webp', [800, 600]],
  ['mf-resources/src/pages/hub/hub-1200.avif', [1200, 900]],
  ['mf-resources/src/pages/hub/hub-800.avif', [800, 600]],
];
const FOLDERS = [
  ...Object.keys(BY_KIND).map((kind) => `api/content/images/${kind}`),
  'mf-marketing/src/features/creators/images',
  'mf-marketing/src/features/testimonials/images',
  'mf-resources/src/features/digital-products/images',
];

/**
 * Returns the URLs of all pictures in a piece of content, at any depth.
 * @param {unknown} value
 * @returns {string[]}
 */
function addresses(value) {
  if (typeof value === 'string') return value.startsWith('/images/') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(addresses);
}

/** @param {string} file */
async function sizeOf(file) {
  const { width, height } = await sharp(readFileSync(join(root, file))).metadata();
  return [width, height];
}

// @proves ENT-01 ENT-14 ENT-17
it('every picture that the API content names is there in the size of its kind', async () => {
  const files = readdirSync(content).filter((name) => name.endsWith('.json'));
  const named = [...new Set(files.flatMap((name) => addresses(json(`api/content/${name}`))))];
  expect(named.length).toBeGreaterThan(20);
  for (const address of named) {
    const size = await sizeOf(`api/content${address}`);
    const kind = address.split('/')[2] ?? '';
    const side = Math.max(...size.map(Number));
    const isWork = kind === 'works' && side >= WORK_SIDE.fewest && side <= WORK_SIDE.most;
    expect([address, size]).toEqual([address, isWork ? size : BY_KIND[kind]]);
  }
});

// @proves SHW-05
it('each creator has a portrait of 480 pixels and one of 240 for small places', async () => {
  /** @type {{ name: string }[]} */
  const creators = json('mf-marketing/src/features/creators/creators.json');
  expect(creators).toHaveLength(7);
  for (const { name } of creators) {
    expect(await sizeOf(`mf-marketing/src/features/creators/images/${slug(name)}.webp`)).toEqual([480, 480]);
    expect(await sizeOf(`mf-marketing/src/features/creators/images/${slug(name)}-240.webp`)).toEqual([240, 240]);
  }
});

// @proves HOME-20
it('each testimonial has a portrait of 160 pixels', async () => {
  /** @type {{ author: string }[]} */
  const testimonials = json('mf-marketing/src/features/testimonials/testimonials.json');
  expect(testimonials).toHaveLength(3);
  for (const { author } of testimonials) {
    expect(await sizeOf(`mf-marketing/src/features/testimonials/images/${slug(author)}.webp`)).toEqual([160, 160]);
  }
});

it.each(PAGES)('the page picture %s has its size', async (file, size) => {
  expect(await sizeOf(file)).toEqual(size);
});

it('all pictures together weigh 6 MB at most', () => {
  const files = [
    ...PAGES.map(([file]) => file),
    ...FOLDERS.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
  ];
  const bytes = files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  expect(bytes).toBeLessThan(6 * 1024 * 1024);
});
