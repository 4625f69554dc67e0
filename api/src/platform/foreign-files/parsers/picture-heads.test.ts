import sharp from 'sharp';
import { beginsLikePicture } from './picture-heads';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';

// @proves GAP-071
test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('recognises the beginning of a %s', async (format) => {
  const file = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c2552d' } })
    .toFormat(format)
    .toBuffer();
  expect(beginsLikePicture(file)).toBe(true);
});

// @proves GAP-071
test.each([
  SVG,
  `<!--ftyp-->${SVG}`,
  `<!--    WEBP-->${SVG}`,
  `RIFF<!--${SVG}`,
  `GIF8${SVG}`,
  `\0${SVG}`,
  `\xef\xbb\xbf${SVG}`,
])('does not recognise an SVG, whatever precedes it: %j', (text) => {
  expect(beginsLikePicture(Buffer.from(text, 'latin1'))).toBe(false);
});
