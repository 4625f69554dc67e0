import sharp from 'sharp';

// Only these decoders exist for us; process-wide, and before the
// first file is opened. The last one is for our own drawings.
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

/**
 * How files of the five kinds begin: every one with bytes that no
 * drawing, which is text, can begin with or be hidden behind.
 */
const BEGINNINGS: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^\0[^]{3}ftyp/,
  /^GIF8[79]a/,
];

/**
 * Whether a file begins like a JPEG, PNG, WebP, AVIF or GIF. What somebody sent is asked this before anything decodes
 * it, so that it never reaches the decoder of drawings, whatever it is called.
 */
export function beginsLikePicture(file: Buffer): boolean {
  const head = file.subarray(0, 16).toString('latin1');
  return BEGINNINGS.some((beginning) => beginning.test(head));
}
