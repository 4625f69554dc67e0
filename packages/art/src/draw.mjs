/**
 * Draws the pictures of the site: `npm run art`, or `npm run art -- members/ shop/` to draw only files whose
 * path contains one of the words. The same sources give the same pixels on every machine: no fonts, no clock.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { film } from './film.mjs';
import { pictures } from './pictures.mjs';
import { scenes } from './scenes.mjs';
import { sheet } from './svg.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const FORMATS = {
  '.jpg': (picture, quality = 82) => picture.jpeg({ quality, mozjpeg: true }),
  '.webp': (picture, quality = 78) => picture.webp({ quality, effort: 6, smartSubsample: true }),
  '.avif': (picture, quality = 50) => picture.avif({ quality, effort: 6 }),
};

async function render({ file, width, height, canvas = [width, height], seed, draw, quality }) {
  const s = sheet(canvas[0], canvas[1], seed);
  const svg = Buffer.from(s.document(draw(s)));
  const drawn = await sharp(svg, { density: 72 * Math.max(1, width / canvas[0]), unlimited: true })
    .resize(width, height, { kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grained = sharp(film(drawn.data, drawn.info, seed), { raw: { width, height, channels: 3 } });
  const bytes = await FORMATS[extname(file)](grained, quality).toBuffer();
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), bytes);
  return bytes.length;
}

const words = process.argv.slice(2);
const isWanted = ({ file }) => words.length === 0 || words.some((word) => file.includes(word));
const chosen = pictures.filter(isWanted);
for (const { file, text } of scenes.filter(isWanted)) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
let total = 0;
for (const picture of chosen) {
  const size = await render(picture);
  total += size;
  console.log(`${String(Math.round(size / 1024)).padStart(5)} kB  ${picture.file}`);
}
console.log(`${String(Math.round(total / 1024)).padStart(5)} kB  ${chosen.length} pictures`);
