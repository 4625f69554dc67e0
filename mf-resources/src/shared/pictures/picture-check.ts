import { BLOG_LIMITS } from '@verse/api-contract/blogs';

export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const KINDS = 'JPEG, PNG, WebP, AVIF or GIF';
const HEAD = 512;

const letters = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** By the bytes, since a name and a type can say anything. */
function isPicture(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xff, 0xd8, 0xff) || startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return true;
  if (/^GIF8[79]a/.test(letters(bytes, 0, 6))) return true;
  if (letters(bytes, 0, 4) === 'RIFF') return letters(bytes, 8, 12) === 'WEBP';
  return letters(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(letters(bytes, 8, 32));
}

const isSvg = (bytes: Uint8Array) => /<svg[\s>]/i.test(letters(bytes, 0, HEAD));

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Why this file cannot be a picture of a post, in words; null when it can. The server judges again. */
export async function refusalOf(file: File): Promise<string | null> {
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (file.size > BLOG_LIMITS.imageBytes)
    return `“${file.name}” is ${megabytes(file.size)}. A picture may be at most ${megabytes(BLOG_LIMITS.imageBytes)}.`;
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (isPicture(head)) return null;
  if (isSvg(head)) return `“${file.name}” is an SVG drawing, which can carry scripts. Choose a ${KINDS} picture.`;
  return `“${file.name}” is not a picture. Choose a ${KINDS} file.`;
}
