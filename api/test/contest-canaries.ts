import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { box, filmOf } from './films';

/** Distinctive enough not to occur in any other text. */
const CANARIES = ['Quillon', 'Vandermolen', 'qvdm.private', 'vandermolen-portfolio', 'Moonlit Weasels', 'weasels-film'];
const ABOUT =
  'By Quillon Vandermolen (QUILLON_vandermolen, @quillon-vandermolen) of the Moonlit Weasels (moonlitweasels), ' +
  'see https://vandermolen-portfolio.example or qvdm.private@example.org.';

/** Returns the canaries found in the bytes, in any encoding that files use. */
export const found = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes).toString('latin1').toLowerCase();
  const plain = [text, Buffer.from(bytes).toString('utf16le').toLowerCase(), text.replaceAll('\0', '')];
  return CANARIES.filter((canary) =>
    plain.some((one) => one.includes(canary.toLowerCase()) || one.includes(canary.toLowerCase().replace(' ', ''))),
  );
};

const exif = { IFD0: { Artist: 'Quillon Vandermolen', Copyright: 'Moonlit Weasels' } };
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#824' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();

const XMP = '<x:xmpmeta><dc:creator>Quillon Vandermolen</dc:creator></x:xmpmeta>';
async function pdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setAuthor('Quillon Vandermolen');
  document.setTitle('Moonlit Weasels');
  const page = document.addPage([300, 200]);
  page.drawImage(await document.embedJpg(await picture()), { x: 10, y: 10, width: 60, height: 40 });
  const stream = document.context.stream(XMP, { Type: 'Metadata', Subtype: 'XML' });
  document.catalog.set(document.context.obj('Metadata') as never, document.context.register(stream));
  return document.save({ useObjectStreams: false });
}

export const text = (words: string) => Buffer.from(words, 'latin1');
/** Creates files whose names and metadata contain canaries. */
export const canaryFiles = async (): Promise<[string, Uint8Array][]> => [
  ['Quillon Vandermolen.jpg', await picture()],
  ['Moonlit Weasels.pdf', await pdf()],
  ['weasels-film.mp4', Buffer.concat([filmOf('Quillon Vandermolen'), box('uuid', text(ABOUT))])],
  ['qvdm.private.zip', Buffer.concat([text('PK\x03\x04'), text(ABOUT)])],
];

/** A draft that reveals its author in every possible field. */
export const CANARY_DRAFT = {
  title: 'A bus by Quillon Vandermolen',
  text: ABOUT,
  links: ['https://vandermolen-portfolio.example/works'],
  teamName: 'Moonlit Weasels',
};
