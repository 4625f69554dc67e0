import { pictureRefusal } from './pictures';

const file = (name: string, ...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    name,
    { type: 'image/jpeg' },
  );

const JPEG = [0xff, 0xd8, 0xff, 0xe0];

describe('a chosen file', () => {
  // @proves BLM-10 BLM-11
  it.each([
    ['JPEG', file('a.jpg', JPEG)],
    ['PNG', file('a.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['GIF', file('a.gif', 'GIF89a')],
    ['WebP', file('a.webp', 'RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['AVIF', file('a.avif', [0, 0, 0, 0x20], 'ftypavif')],
  ])('is taken when its bytes are a %s', async (_, picture) => {
    expect(await pictureRefusal(picture)).toBeNull();
  });

  // @proves BLM-10 BLM-11
  it.each([
    ['text under the name and type of a picture', file('notes.jpg', 'hello'), 'not a picture'],
    ['an SVG, which can carry scripts', file('logo.png', '<?xml version="1.0"?>\n<svg onload="alert(1)">'), 'SVG'],
    ['a page', file('page.jpg', '<!doctype html><script>'), 'not a picture'],
    ['sound in the same container as WebP', file('a.webp', 'RIFF', [1, 2, 3, 4], 'WAVEfmt '), 'not a picture'],
    ['a film in the same container as AVIF', file('a.avif', [0, 0, 0, 0x20], 'ftypisom'), 'not a picture'],
    ['an empty file', file('a.jpg'), 'empty'],
    ['more than 5 MB', file('a.jpg', JPEG, 'x'.repeat(5 * 1024 * 1024)), 'at most 5 MB'],
  ])('is refused by name when it is %s', async (_, refused, word) => {
    const words = await pictureRefusal(refused);
    expect(words).toContain(word);
    expect(words).toContain(`“${refused.name}”`);
  });
});
