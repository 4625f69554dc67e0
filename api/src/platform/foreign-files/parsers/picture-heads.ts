/** Signatures of the five supported file types. An SVG file is text, so it cannot begin with any of them. */
const BEGINNINGS: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^\0[^]{3}ftyp/,
  /^GIF8[79]a/,
];

/**
 * Whether a file begins like a JPEG, PNG, WebP, AVIF or GIF. Uploads are checked before decoding, whatever their name.
 */
export function beginsLikePicture(file: Buffer): boolean {
  const head = file.subarray(0, 16).toString('latin1');
  return BEGINNINGS.some((beginning) => beginning.test(head));
}
