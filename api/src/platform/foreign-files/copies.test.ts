import path from 'node:path';
import { inflateRawSync, inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { box, filmOf } from '../../../test/films';
import { documentOf, pictureOf } from '../../../test/named-documents';
import { createForeignFiles } from './foreign-files';

const TEST = path.join(__dirname, '../../../test');
const parser = [path.join(TEST, 'typescript.cjs'), path.join(__dirname, 'parser.ts')] as const;
const foreignFiles = createForeignFiles({ picturesAtOnce: 1, parser });
afterAll(() => foreignFiles.close());

const NAME = 'Quillon Vandermolen';
const PIXELS = 40_000_000;

/** Returns the bytes, and all that is compressed in them. */
function layersOf(bytes: Buffer): Buffer[] {
  const layers = [bytes];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const content = bytes.subarray(at + (bytes[at + 6] === 0x0d ? 8 : 7));
    for (const inflate of [inflateSync, inflateRawSync])
      try {
        layers.push(inflate(content));
      } catch {
        // Not compressed.
      }
  }
  return layers;
}

/** Returns the parts of the name that the bytes contain, in any encoding that files use. */
function found(bytes: Buffer): string[] {
  const forms = layersOf(bytes).flatMap((layer) => {
    const text = layer.toString('latin1').toLowerCase();
    return [text, text.replaceAll('\0', '')];
  });
  const parts = NAME.toLowerCase().split(' ');
  const encoded = (part: string) => [
    part,
    Buffer.from(part).toString('hex'),
    Buffer.from(part, 'utf16le').toString('hex'),
    Buffer.from(part).toString('base64').slice(0, 8).toLowerCase(),
  ];
  return parts.filter((part) => encoded(part).some((one) => forms.some((form) => form.includes(one))));
}

/** Applies edits as the copies do. */
async function copyOf(film: Buffer): Promise<Buffer> {
  const edits = await foreignFiles.editFilm(
    (at, length) => Promise.resolve(film.subarray(at, at + length)),
    film.length,
  );
  const copy = Buffer.from(film);
  for (const { at, end, bytes } of edits!)
    if (bytes) bytes.copy(copy, at);
    else copy.fill(0, at, end);
  return copy;
}

// @proves FIL-01
it('a copy of a PDF has its pages, and a name in no place of the format', async () => {
  const document = await documentOf(NAME);
  expect(found(document)).toEqual(['quillon', 'vandermolen']);
  const copy = (await foreignFiles.copyPdf(document))!;
  expect(found(copy)).toEqual([]);
  const pages = (await PDFDocument.load(copy)).getPages();
  expect(pages.map((page) => page.getSize())).toEqual([{ width: 300, height: 200 }]);
});

// @proves FIL-01
it('a copy of a film has its frames, and a name in no box, field, table, gap or other track', async () => {
  // Fewer than eight bytes at the end are no box.
  const film = Buffer.concat([filmOf(NAME), Buffer.from('Quillon')]);
  const copy = await copyOf(film);
  expect([found(film), found(copy), copy.length]).toEqual([['quillon', 'vandermolen'], [], film.length]);
  // A field of four bytes can hold only the beginning of a name.
  expect(copy.toString('latin1')).not.toMatch(/Quil|Vand/);
  const begin = copy.indexOf('frames ');
  expect(copy.subarray(begin, begin + 1_500_000).equals(Buffer.alloc(1_500_000, 'frames '))).toBe(true);
});

// @proves FIL-01
it.each(['jpeg', 'png', 'webp'] as const)('a copy of a %s has its pixels and no metadata', async (format) => {
  const picture = await pictureOf(format, NAME);
  expect(found(picture)).not.toEqual([]);
  const copy = (await foreignFiles.copyPicture(picture, PIXELS))!;
  const { width, height, exif, xmp, icc, comments } = await sharp(copy).metadata();
  expect([found(copy), width, height, exif, xmp, icc, comments]).toEqual([[], 60, 40, ...Array<undefined>(4)]);
});

// @proves FIL-02
it('counts every box of a film, whatever holds it', async () => {
  const entries = Buffer.concat(Array.from({ length: 150_000 }, () => box('avc1')));
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0')),
    box('moov', box('stsd', Buffer.alloc(8), entries)),
  ]);
  const reads: number[] = [];
  const readAt = (at: number, length: number) => {
    reads.push(length);
    return Promise.resolve(film.subarray(at, at + length));
  };
  expect(await foreignFiles.editFilm(readAt, film.length)).toBeUndefined();
  // Few large reads, because each is a message between processes.
  expect(reads.length).toBeLessThan(10);
});
