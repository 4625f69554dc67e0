import sharp from 'sharp';

/** Returns a photo-like JPEG. It consists of noise over a gradient, so that it stays large when compressed. */
export function photo(width = 2464, height = 1632): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#c2552d', noise: { type: 'gaussian', mean: 128, sigma: 24 } },
  })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Returns a PNG of a few kB that decodes to 54 million pixels, which exceeds the server's limit. */
export function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns a small PNG of one colour, for any size of picture. */
export function plainPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c2552d' } })
    .png()
    .toBuffer();
}

export const SCRIPTED_SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "run"</script></svg>',
);
