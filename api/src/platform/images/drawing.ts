import './decoders';
import sharp from 'sharp';

/**
 * Renders one of the project's own drawings as PNG; it must not contain unescaped input of visitors. Fonts are not
 * available: letters are paths.
 */
export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}
