import { fileTypeOf } from './files';
import { pictureKindOf } from './pictures';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const number = (value: number) =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
/** The beginning of a file of the MP4 family with these brands, the major one first. */
const brands = (major: string, ...compatible: string[]) => {
  const content = `ftyp${major}\0\0\x02\0${compatible.join('')}`;
  return `${number(content.length + 4)}${content}`;
};
const padding = (type: string, bytes: number) => `${number(bytes + 8)}${type}${'\0'.repeat(bytes)}`;

/** Heads of files as programs and devices write them. */
const HEADS: [string, string, ReturnType<typeof fileTypeOf>][] = [
  ['Acrobat', '%PDF-1.7\n%\xe2\xe3', 'application/pdf'],
  ['a PDF after a byte order mark', '\xef\xbb\xbf%PDF-1.4', 'application/pdf'],
  ['a PDF after an empty line', '\r\n%PDF-1.4', 'application/pdf'],
  ['ZIP', 'PK\x03\x04\x14\0', 'application/zip'],
  ['an empty ZIP', `PK\x05\x06${'\0'.repeat(18)}`, 'application/zip'],
  ['a ZIP in one span', 'PK\x07\x08PK\x03\x04', 'application/zip'],
  ['PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['JFIF', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['Exif', '\xff\xd8\xff\xe1\0\x10Exif', 'image/jpeg'],
  ['JPEG without either', '\xff\xd8\xff\xdb', 'image/jpeg'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['FFmpeg', brands('isom', 'isom', 'iso2', 'avc1', 'mp41'), 'video/mp4'],
  ['HandBrake', brands('M4V ', 'M4V ', 'mp42', 'isom'), 'video/mp4'],
  ['QuickTime as MP4', brands('mp42', 'mp41', 'isom', 'iso2'), 'video/mp4'],
  ['Android', brands('mp42', 'isom', 'mp42'), 'video/mp4'],
  ['Sony', brands('XAVC', 'XAVC', 'mp42', 'iso2', 'nras'), 'video/mp4'],
  ['Sony, older', brands('MSNV', 'MSNV', 'mp42', 'isom'), 'video/mp4'],
  ['Canon', brands('CAEP', 'CAEP', 'mp42', 'isom'), 'video/mp4'],
  ['Canon, older', brands('mp42', 'mp42', 'CAEP'), 'video/mp4'],
  ['Nikon', brands('niko', 'niko', 'mp42', 'avc1'), 'video/mp4'],
  ['Panasonic', brands('pana', 'pana', 'mp42', 'isom'), 'video/mp4'],
  ['Fujifilm', brands('fjfm', 'fjfm', 'mp42'), 'video/mp4'],
  ['DJI', brands('isom', 'isom', 'iso2', 'avc1', 'mp41'), 'video/mp4'],
  ['a mobile phone', brands('mmp4', '3gp4', 'mp41'), 'video/mp4'],
  ['Flash', brands('F4V ', 'isom', 'mp42'), 'video/mp4'],
  ['DASH', brands('dash', 'iso6'), 'video/mp4'],
  ['CMAF', brands('cmfc', 'iso6'), 'video/mp4'],
  ['newer than any', brands('iso9', 'isoa'), 'video/mp4'],
  ['an MP4 after a free box', padding('free', 24) + brands('isom', 'mp42'), 'video/mp4'],
  ['an MP4 after two boxes', padding('skip', 8) + padding('wide', 0) + brands('niko', 'mp42'), 'video/mp4'],
  ['MOV', brands('qt  ', 'qt  ', 'mp42'), undefined],
  ['3GP', brands('3gp4', '3gp4', 'isom'), undefined],
  ['M4A', brands('M4A ', 'mp42', 'isom'), undefined],
  ['Canon raw', brands('crx ', 'crx ', 'isom'), undefined],
  ['HEIC', brands('heic', 'mif1', 'heic', 'mp42'), undefined],
  ['a camera unknown to all', brands('abcd', 'efgh'), undefined],
  ['a cut head', brands('isom').slice(0, 10), undefined],
  ['a free box that never ends', `${number(0xffffffff)}free`, undefined],
  ['text', 'Dear judges', undefined],
];

// @proves FIL-03
it.each(HEADS)('recognises the head of %s', (_, head, type) => {
  expect(fileTypeOf(latin(head.padEnd(64, '\0')))).toBe(type);
});

// @proves FIL-03
it('tells an AVIF from a HEIC by any of its brands', () => {
  const kindOf = (...all: [string, ...string[]]) => pictureKindOf(latin(brands(...all)));
  expect(kindOf('avif', 'mif1', 'miaf')).toBe('avif');
  expect(kindOf('mif1', 'miaf', 'MA1B', 'mif2', 'pred', 'geo1', 'avif')).toBe('avif');
  expect(kindOf('heic', 'mif1')).toBe('heic');
  expect(kindOf('mif1', 'miaf', 'MiHB', 'mif2', 'pred', 'geo1', 'heic')).toBe('heic');
  expect(kindOf('isom', 'mp42')).toBeUndefined();
});
