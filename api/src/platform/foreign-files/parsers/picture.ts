import './decoders';
import { createHash } from 'node:crypto';
import sharp, { type JpegOptions, type Sharp } from 'sharp';
import { isAnimated } from '@verse/api-contract/pictures';
import type { Blob, PictureRefusal, Rendering } from '../job';
import { beginsLikePicture } from './picture-heads';

const WIDTHS = [400, 800, 1600];
/**
 * Maximum height of a rendered picture. Limiting only the width would allow a strip of any height, and WebP supports at
 * most 16383 pixels.
 */
const MOST_HEIGHT = 4800;
const SECONDS = 10;

/** Maximum size of the small JPEG in bytes, so that the base64 pictures in a list of 20 posts stay below 400 kB. */
const SMALL_BYTES = 14 * 1024;
const SMALL_TRIES = [
  { width: 640, quality: 70 },
  { width: 640, quality: 50 },
  { width: 480, quality: 50 },
  { width: 400, quality: 40 },
  { width: 320, quality: 40 },
  { width: 240, quality: 30 },
];

/** Maximum size of a tile in bytes, so that a screen of a wall on a phone is small. */
const TILE_BYTES = 12 * 1000;
/** The first widths suit a column on a screen with two pixels per point. */
const TILE_TRIES = [
  { width: 400, quality: 75 },
  { width: 400, quality: 55 },
  { width: 400, quality: 40 },
  { width: 400, quality: 25 },
  { width: 320, quality: 30 },
  { width: 240, quality: 30 },
  { width: 200, quality: 20 },
  { width: 120, quality: 10 },
];

function blob(bytes: Buffer, ending: 'webp' | 'jpg'): Blob {
  return { name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`, bytes };
}

async function small(picture: Sharp): Promise<Blob> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const { width, quality } of SMALL_TRIES) {
    bytes = await jpeg(picture, width, { quality, mozjpeg: true });
    if (bytes.length <= SMALL_BYTES) break;
  }
  return blob(bytes, 'jpg');
}

async function tile(picture: Sharp): Promise<Blob> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const { width, quality } of TILE_TRIES) {
    bytes = await picture.clone().resize({ width, withoutEnlargement: true }).webp({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= TILE_BYTES) break;
  }
  return blob(bytes, 'webp');
}

function jpeg(picture: Sharp, width: number, options: JpegOptions): Promise<Buffer> {
  return picture
    .clone()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg(options)
    .toBuffer();
}

/** Decodes a picture once and renders all sizes from its pixels, so that no hidden content or metadata survives. */
async function renderSizes(file: Buffer, mostPixels: number): Promise<Rendering> {
  const { data, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: WIDTHS.at(-1), height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const widths = [...WIDTHS.filter((width) => width < info.width), info.width];
  const sizes = [];
  for (const width of widths) {
    const webp = await picture
      .clone()
      .resize({ width })
      .webp({ quality: 75, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    sizes.push({
      width,
      height: webp.info.height,
      webp: blob(webp.data, 'webp'),
      jpeg: blob(await jpeg(picture, width, { quality: 78 }), 'jpg'),
    });
  }
  return { sizes, small: await small(picture), tile: await tile(picture) };
}

/** Returns a stored picture as a tile, or undefined if it cannot be decoded. */
export const renderTile = (file: Buffer): Promise<Blob | undefined> =>
  tile(sharp(file, { failOn: 'error' }).timeout({ seconds: SECONDS })).catch(() => undefined);

const SHOWN_WIDTH = 4096;

/** Returns the picture's pixels as a WebP, or undefined if the file cannot be decoded. */
export async function copyPicture(file: Buffer, mostPixels: number): Promise<Buffer | undefined> {
  if (!beginsLikePicture(file)) return undefined;
  try {
    return await sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: SHOWN_WIDTH, height: SHOWN_WIDTH, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 88, effort: 4 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

async function refusalOf(file: Buffer, error: unknown): Promise<PictureRefusal> {
  if (error instanceof Error && error.message.includes('pixel limit')) return 'pixels';
  return (await hasHeader(file)) ? 'damaged' : 'unknown';
}

/** Renders a picture, or says why it cannot. */
export async function render(file: Buffer, mostPixels: number): Promise<Rendering | { refusal: PictureRefusal }> {
  if (isAnimated(file)) return { refusal: 'animated' };
  if (!beginsLikePicture(file)) return { refusal: 'unknown' };
  return renderSizes(file, mostPixels).catch(async (error: unknown) => ({ refusal: await refusalOf(file, error) }));
}

const readHeader = (file: Buffer) => sharp(file, { limitInputPixels: false }).metadata();
const hasHeader = (file: Buffer): Promise<boolean> =>
  readHeader(file).then(
    () => true,
    () => false,
  );

/** Returns width times height, or 0 if the file has an unsupported type. */
export async function countPixels(file: Buffer): Promise<number> {
  if (!beginsLikePicture(file)) return 0;
  const { width, height } = await readHeader(file).catch(() => ({ width: 0, height: 0 }));
  return width * height;
}
