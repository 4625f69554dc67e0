/** What the server decodes, by the types that browsers name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** The same for people. */
export const PICTURE_KINDS = 'JPEG, PNG, WebP, AVIF or GIF';

/** Bytes of one picture, wherever somebody adds one. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** Bytes for people: `5 MB`, `5.1 MB`. */
export const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

/** Bytes that tell a picture from another file. */
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

/** Why a form cannot send this file as a picture, in words; null when it can. The server judges again. */
export async function pictureRefusal(file: File): Promise<string | null> {
  const { name, size } = file;
  if (size === 0) return `“${name}” is empty.`;
  if (size > PICTURE_BYTES)
    return `“${name}” is ${megabytes(size)}. A picture may be at most ${megabytes(PICTURE_BYTES)}.`;
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (isPicture(head)) return null;
  if (isSvg(head)) return `“${name}” is an SVG drawing, which can carry scripts. Choose a ${PICTURE_KINDS} picture.`;
  return `“${name}” is not a picture. Choose a ${PICTURE_KINDS} file.`;
}
