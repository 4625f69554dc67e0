import './decoders';
import sharp from 'sharp';

/**
 * A drawing of our own as PNG; nothing that a visitor sent may
 * be in it unescaped. It knows no fonts: letters are paths.
 */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}
