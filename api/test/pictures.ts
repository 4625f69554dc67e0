import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

interface Drawn {
  width?: number;
  height?: number;
  /** Different seeds yield different pictures. */
  seed?: number;
}

function gradient({ width = 640, height = 400, seed = 0 }: Drawn) {
  const row = Buffer.alloc(width * 3);
  for (let x = 0; x < width; x += 1) {
    row[x * 3] = (x * 255) / width;
    row[x * 3 + 2] = (seed * 37) % 256;
  }
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    row.copy(pixels, y * width * 3);
    const green = (y * 255) / height;
    for (let at = y * width * 3 + 1; at < (y + 1) * width * 3; at += 3) pixels[at] = green;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Draws and encodes each picture only once. Each call returns a copy, because a test may modify the returned bytes. */
function drawnOnce(encode: (drawn: Drawn) => Promise<Uint8Array>): (drawn?: Drawn) => Promise<Buffer<ArrayBuffer>> {
  const known = new Map<string, Promise<Uint8Array>>();
  return async (drawn = {}) => {
    const key = JSON.stringify(drawn);
    const bytes = known.get(key) ?? encode(drawn);
    known.set(key, bytes);
    return Buffer.from(await bytes);
  };
}

export const jpegOf = drawnOnce((drawn) => gradient(drawn).jpeg().toBuffer());
export const pngOf = drawnOnce((drawn) => gradient(drawn).png().toBuffer());
export const webpOf = drawnOnce((drawn) => gradient(drawn).webp().toBuffer());
export const avifOf = drawnOnce((drawn) => gradient(drawn).avif({ effort: 0 }).toBuffer());
export const gifOf = drawnOnce((drawn) => gradient(drawn).gif({ effort: 1 }).toBuffer());
export const tiffOf = drawnOnce((drawn) => gradient(drawn).tiff().toBuffer());

/** Returns a photo as saved by a phone: rotated, and with its location in the metadata. */
export const photographOf = (drawn: Drawn = {}) =>
  gradient(drawn)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'CANARY-CAMERA' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Returns an incompressible picture, to produce the largest possible files. */
export const noiseOf = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Returns a PNG of a few kilobytes that decodes to width × height pixels. */
export const bombOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Returns a GIF with two frames. */
export const animatedGif = () =>
  sharp(Buffer.concat([Buffer.alloc(3 * 100, 0), Buffer.alloc(3 * 100, 255)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })
    .gif({ delay: [100, 100] })
    .toBuffer();
