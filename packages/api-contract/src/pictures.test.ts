import { pictureRefusal } from './pictures';

const file = (name: string, ...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    name,
    { type: 'image/jpeg' },
  );

const JPEG = [0xff, 0xd8, 0xff, 0xe0];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Builds a GIF from a two-colour table, a comment, and one-pixel frames with their own colour tables. */
const gifWith = (frames: number) => {
  const letters = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
  const table = [0, 0, 0, 255, 255, 255];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, ...table, 2, 2, 0x44, 1, 0];
  const all = Array.from({ length: frames }, () => frame).flat();
  return [...letters, 1, 0, 1, 0, 0x80, 0, 0, ...table, 0x21, 0xfe, 2, 0x2c, 0x2c, 0, ...all, 0x3b];
};

describe('a chosen file', () => {
  // @proves BLM-10 BLM-11
  it.each([
    ['JPEG', file('a.jpg', JPEG)],
    ['PNG', file('a.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['GIF', file('a.gif', 'GIF89a')],
    ['GIF of one frame', file('a.gif', gifWith(1))],
    ['WebP', file('a.webp', 'RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['AVIF', file('a.avif', [0, 0, 0, 0x20], 'ftypavif')],
  ])('is accepted when its bytes are a %s', async (_, picture) => {
    expect(await pictureRefusal(picture)).toBeNull();
  });

  // @proves BLM-10 BLM-11
  it.each([
    ['text under the name and type of a picture', file('notes.jpg', 'hello'), 'not a picture'],
    ['an SVG, which can carry scripts', file('logo.png', '<?xml version="1.0"?>\n<svg onload="alert(1)">'), 'SVG'],
    ['a page', file('page.jpg', '<!doctype html><script>'), 'not a picture'],
    ['sound in the same container as WebP', file('a.webp', 'RIFF', [1, 2, 3, 4], 'WAVEfmt '), 'not a picture'],
    ['a film in the same container as AVIF', file('a.avif', [0, 0, 0, 0x20], 'ftypisom'), 'not a picture'],
    ['a HEIC photograph', file('a.jpg', [0, 0, 0, 0x18], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), 'HEIC'],
    ['a HEIF picture', file('a.jpg', [0, 0, 0, 0x18], 'ftypmif1', [0, 0, 0, 0], 'mif1heic'), 'JPEG'],
    ['a GIF that moves', file('a.gif', gifWith(2)), 'animated'],
    ['a WebP that moves', file('a.webp', 'RIFF', [1, 2, 3, 4], 'WEBPVP8X', [10, 0, 0, 0, 2]), 'animated'],
    ['a PNG that moves', file('a.png', PNG, [0, 0, 0, 8], 'acTL', [0, 0, 0, 3], [0, 0, 0, 0]), 'animated'],
    ['an AVIF that moves', file('a.avif', [0, 0, 0, 0x20], 'ftypavis'), 'animated'],
    ['an empty file', file('a.jpg'), 'empty'],
    ['more than 5 MB', file('a.jpg', JPEG, 'x'.repeat(5 * 1024 * 1024)), 'at most 5 MB'],
  ])('is rejected with its name when it is %s', async (_, refused, word) => {
    const words = await pictureRefusal(refused);
    expect(words).toContain(word);
    expect(words).toContain(`“${refused.name}”`);
  });
});
