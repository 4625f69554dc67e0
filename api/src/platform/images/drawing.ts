import sharp from 'sharp';

// Pictures that people send are decoded in another process. This one can decode only its own drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.cache(false);

/**
 * Renders one of the project's own drawings as a PNG. The drawing must not contain unescaped visitor input. No fonts
 * are available, so letters must be drawn as paths.
 */
export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}
