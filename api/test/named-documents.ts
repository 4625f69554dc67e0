import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

/** Creates a picture with a name in each kind of metadata of its format. */
export async function pictureOf(format: 'jpeg' | 'png' | 'webp', name: string): Promise<Buffer> {
  const description = `<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${name}"/>`;
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF>`;
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta>`;
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#824' } })
    .withExif({ IFD0: { Artist: name, Copyright: name }, IFD3: { GPSAreaInformation: name } })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();
  if (format === 'png') return withChunks(file, name);
  if (format === 'webp') return file;
  const comment = Buffer.from(`\xff\xfe\0\0${name}`, 'latin1');
  comment.writeUInt16BE(name.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), comment, file.subarray(2), Buffer.from(name)]);
}

/** Adds text chunks to a PNG, plain and compressed. */
function withChunks(file: Buffer, name: string): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), content, Buffer.alloc(4)]);
    bytes.writeUInt32BE(content.length, 0);
    bytes.writeUInt32BE(crc(bytes.subarray(4, -4)), bytes.length - 4);
    return bytes;
  };
  const plain = chunk('tEXt', Buffer.from(`Author\0${name}`));
  const compressed = chunk('zTXt', Buffer.concat([Buffer.from('Artist\0\0'), deflateSync(name)]));
  const end = file.length - 12;
  return Buffer.concat([file.subarray(0, end), plain, compressed, file.subarray(end), Buffer.from(name)]);
}

function crc(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

/** Creates a document of one page with a name in every part of the format that may hold text but is not shown. */
export async function documentOf(name: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const text = (value: string) => PDFString.of(value);
  const wide = PDFHexString.fromText(name);
  document.setAuthor(name);
  document.setKeywords([name]);
  const page = document.addPage([300, 200]);
  page.drawText('A lamp', { x: 20, y: 100, font: await document.embedFont(StandardFonts.Helvetica) });
  page.drawText(`Outside the page: ${name}`, { x: 20, y: 900 });
  page.drawImage(await document.embedJpg(new Uint8Array(await pictureOf('jpeg', name))), {
    x: 10,
    y: 10,
    width: 60,
    height: 40,
  });
  const embedded = [...context.enumerateIndirectObjects()].map(([, object]) => object);
  for (const object of embedded) {
    const { dict } = object as {
      dict?: { get: (key: PDFName) => unknown; set: (key: PDFName, value: unknown) => void };
    };
    if (dict?.get(PDFName.of('Filter')) === PDFName.of('DCTDecode'))
      dict.set(PDFName.of('Filter'), context.obj(['DCTDecode']));
  }
  const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: text(name), Contents: wide, NM: text(name) };
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: text(`https://${name}`) } };
  const signature = { Type: 'Sig', Name: text(name), Reason: wide, Location: text(name), ContactInfo: text(name) };
  const field = { Type: 'Annot', Subtype: 'Widget', FT: 'Sig', T: text(name), Rect: [0, 0, 9, 9], V: signature };
  const refs = [note, { ...note, Subtype: 'FreeText', DA: text('/Helv 9 Tf') }, link, field].map((one) =>
    context.register(context.obj(one as never)),
  );
  page.node.set(PDFName.of('Annots'), context.obj(refs));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ [name.replaceAll(' ', '')]: { Private: text(name) } }));
  await document.attach(Buffer.from(name), `${name}.txt`, { description: name });
  const put = (key: string, value: unknown) => catalog.set(PDFName.of(key), context.obj(value as never));
  put('Metadata', context.register(context.stream(`<dc:creator>${name}</dc:creator>`, { Type: 'Metadata' })));
  put('AcroForm', { Fields: [refs[3]!], DA: text(name) });
  put('PageLabels', { Nums: [0, { P: text(name) }] });
  put('StructTreeRoot', {
    Type: 'StructTreeRoot',
    K: { S: 'Figure', Alt: text(name), ActualText: wide, T: text(name) },
  });
  put('OCProperties', { OCGs: [context.register(context.obj({ Type: 'OCG', Name: text(name) }))], D: { Name: wide } });
  put('Lang', text(name));
  put('OpenAction', { S: 'JavaScript', JS: text(`app.alert("${name}")`) });
  put('Outlines', context.register(context.obj({ Type: 'Outlines', First: { Title: text(name) } })));
  const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
  return Buffer.concat([bytes, Buffer.from(`\n% ${name}\n`)]);
}
