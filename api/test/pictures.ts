import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

interface Drawn {
  width?: number;
  height?: number;
  /** Different numbers yield different pictures. */
  seed?: number;
}

function gradient({ width = 640, height = 400, seed = 0 }: Drawn) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const x = index % width;
    const y = Math.floor(index / width);
    pixels[index * 3] = (x * 255) / width;
    pixels[index * 3 + 1] = (y * 255) / height;
    pixels[index * 3 + 2] = (seed * 37) % 256;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const jpegOf = (drawn: Drawn = {}) => gradient(drawn).jpeg().toBuffer();
export const pngOf = (drawn: Drawn = {}) => gradient(drawn).png().toBuffer();
export const webpOf = (drawn: Drawn = {}) => gradient(drawn).webp().toBuffer();
export const avifOf = (drawn: Drawn = {}) => gradient(drawn).avif({ effort: 0 }).toBuffer();
export const gifOf = (drawn: Drawn = {}) => gradient(drawn).gif({ effort: 1 }).toBuffer();
export const tiffOf = (drawn: Drawn = {}) => gradient(drawn).tiff().toBuffer();

/** Returns a photo as a phone writes it: rotated, and with the location where it was taken. */
export const photographOf = (drawn: Drawn = {}) =>
  gradient(drawn)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'CANARY-CAMERA' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Returns a picture that does not compress, for the largest possible files. */
export const noiseOf = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Returns a few kilobytes that decode to width × height pixels. */
export const bombOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Has two frames. */
export const animatedGif = () =>
  sharp(Buffer.concat([Buffer.alloc(3 * 100, 0), Buffer.alloc(3 * 100, 255)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })
    .gif({ delay: [100, 100] })
    .toBuffer();
