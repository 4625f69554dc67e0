import { readBrands } from './file-brands';

/** MIME types that the server can decode. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Human-readable names of `PICTURE_TYPES`. */
export const PICTURE_KINDS = 'JPEG, PNG, WebP, AVIF or GIF';

/** Maximum size of an uploaded picture in bytes, the same for all forms. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** Formats a number of bytes: `5 MB`, `5.1 MB`. */
export const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

/** Number of leading bytes needed to distinguish pictures from other files. */
const HEAD = 512;

const AVIF = /^avi[fs]$/;
const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

const letters = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const SIGNS: readonly [string, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['svg', /<svg[\s>]/i],
];

/**
 * Detects a picture's format from its first bytes, because names and MIME types can be wrong. Returns undefined for
 * other files.
 */
export function pictureKindOf(bytes: Uint8Array): string | undefined {
  const brands = readBrands(bytes.subarray(0, HEAD));
  if (brands.some((brand) => AVIF.test(brand))) return 'avif';
  if (brands.some((brand) => HEIC.test(brand))) return 'heic';
  const head = letters(bytes, 0, HEAD);
  return SIGNS.find(([, sign]) => sign.test(head))?.[0];
}

const bigEndian = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);

/** Reports whether a GIF has at least two frames. */
function hasFrames(bytes: Uint8Array): boolean {
  const tableAt = (at: number, flags = bytes[at] ?? 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableAt(10);
  let frames = 0;
  while (at < bytes.length && frames < 2) {
    if (bytes[at] === 0x2c) {
      frames += 1;
      at += 11 + tableAt(at + 9);
    } else if (bytes[at] === 0x21) at += 2;
    else break;
    while (bytes[at]) at += 1 + bytes[at]!;
    at += 1;
  }
  return frames > 1;
}

/** Reports whether a PNG declares an animation. The declaration must precede the image data. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bigEndian(bytes, at)) {
    const chunk = letters(bytes, at + 4, at + 8);
    if (chunk === 'IDAT') return false;
    if (chunk === 'acTL') return bigEndian(bytes, at + 8) > 1;
  }
  return false;
}

/** Reports whether a picture has more than one frame. */
export function isAnimated(bytes: Uint8Array): boolean {
  const kind = pictureKindOf(bytes);
  if (kind === 'gif') return hasFrames(bytes);
  if (kind === 'png') return isAnimatedPng(bytes);
  if (kind === 'webp') return letters(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  return kind === 'avif' && letters(bytes, 8, 12) === 'avis';
}

export const HEIC_REFUSAL =
  'is a HEIC picture, which is not supported. Export it as JPEG and choose that file. ' +
  'An iPhone takes JPEG pictures with Settings, Camera, Formats, Most Compatible.';
export const ANIMATION_REFUSAL = 'is animated, and pictures here do not move. Choose a still picture.';

/** Returns the reason why this file cannot be sent as a picture, or null if it can. The server repeats the check. */
export async function pictureRefusal(file: File): Promise<string | null> {
  const { name, size } = file;
  if (size === 0) return `“${name}” is empty.`;
  if (size > PICTURE_BYTES)
    return `“${name}” is ${megabytes(size)}. A picture may be at most ${megabytes(PICTURE_BYTES)}.`;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureKindOf(bytes);
  if (kind === 'svg') return `“${name}” is an SVG drawing, which can carry scripts. Choose a ${PICTURE_KINDS} picture.`;
  if (kind === undefined) return `“${name}” is not a picture. Choose a ${PICTURE_KINDS} file.`;
  if (kind === 'heic') return `“${name}” ${HEIC_REFUSAL}`;
  return isAnimated(bytes) ? `“${name}” ${ANIMATION_REFUSAL}` : null;
}
