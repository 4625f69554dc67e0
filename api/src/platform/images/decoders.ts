import sharp from 'sharp';

// Blocks all decoders but these, for the whole process and before the first file is opened. The last one is for the
// project's own drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
sharp.cache(false);

/** Signatures of the five file types: each has bytes that no drawing, which is text, can begin with or hide behind. */
const BEGINNINGS: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^\0[^]{3}ftyp/,
  /^GIF8[79]a/,
];

/**
 * Reports whether a file begins like a JPEG, PNG, WebP, AVIF or GIF. Uploads are checked before anything decodes them,
 * so that they never reach the decoder of drawings, whatever their name.
 */
export function beginsLikePicture(file: Buffer): boolean {
  const head = file.subarray(0, 16).toString('latin1');
  return BEGINNINGS.some((beginning) => beginning.test(head));
}
