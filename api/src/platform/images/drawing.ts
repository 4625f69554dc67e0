import sharp from 'sharp';

sharp.cache(false);

/**
 * Renders one of the project's own drawings as a PNG. The drawing must not contain unescaped visitor input. No fonts
 * are available, so letters must be drawn as paths.
 */
export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}
