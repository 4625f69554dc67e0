import sharp from 'sharp';

// Only these decoders exist for us; process-wide, and before the first file is opened. The last one is for our own drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer', 'VipsForeignLoadNsgifBuffer', 'VipsForeignLoadSvgBuffer'],
});
sharp.cache(false);

/** How files of the five kinds begin: text at a place. */
const BEGINNINGS: readonly [number, string][] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBP'],
  [4, 'ftyp'],
  [0, 'GIF8'],
];

/**
 * Whether a file begins like a JPEG, PNG, WebP, AVIF or GIF. What somebody sent is asked this before anything decodes it,
 * so that it never reaches the decoder of drawings, whatever it is called.
 */
export function beginsLikePicture(file: Buffer): boolean {
  const head = file.subarray(0, 16).toString('latin1');
  return BEGINNINGS.some(([at, text]) => head.startsWith(text, at));
}
