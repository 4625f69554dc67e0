/** Boxes that may precede the one with the brands. */
const PADDING = new Set(['free', 'skip', 'wide']);
const MOST_PADDING = 8;
const MOST_BRANDS = 64;

/**
 * Reads the brands of a file of the MP4 family (MP4, MOV, 3GP, HEIC, AVIF) from its first bytes, the major one first.
 * Returns none for other files.
 */
export function readBrands(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const textAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  let at = 0;
  for (let count = 0; count < MOST_PADDING && at + 8 <= bytes.length && PADDING.has(textAt(at + 4)); count += 1)
    at += Math.max(8, view.getUint32(at));
  if (at + 12 > bytes.length || textAt(at + 4) !== 'ftyp') return [];
  const end = Math.min(bytes.length, at + view.getUint32(at));
  const brands = [textAt(at + 8)];
  for (let next = at + 16; next + 4 <= end && brands.length < MOST_BRANDS; next += 4) brands.push(textAt(next));
  return brands;
}
