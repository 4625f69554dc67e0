import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from 'pdf-lib';
import { withoutJpegMetadata } from './jpeg-segments';

const name = (text: string) => PDFName.of(text);
/** Keys that reveal, in any object, who created it, when, and with which software. */
const PERSONAL = ['Metadata', 'PieceInfo', 'LastModified', 'AF', 'EmbeddedFiles', 'CreationDate', 'M', 'Author'];

/** Annotations contain their author's name. */
const isNote = (dict: PDFDict) => dict.has(name('Subtype')) && dict.has(name('Rect')) && !dict.has(name('FT'));

function removeMetadata(dict: PDFDict): void {
  for (const key of PERSONAL) dict.delete(name(key));
  if (isNote(dict)) dict.delete(name('T'));
  for (const value of dict.values()) removeNestedMetadata(value);
}

function removeNestedMetadata(value: unknown): void {
  if (value instanceof PDFDict) removeMetadata(value);
  else if (value instanceof PDFArray) value.asArray().forEach(removeNestedMetadata);
}

const isPersonalStream = ({ dict }: PDFStream) =>
  ['Metadata', 'EmbeddedFile'].some((type) => dict.get(name('Type')) === name(type));

const isJpeg = ({ dict }: PDFStream) => dict.get(name('Filter')) === name('DCTDecode');

/** Returns the document without author information, or undefined if it cannot be read. */
export async function withoutPdfMetadata(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const { context } = document;
    const { Info } = context.trailerInfo;
    if (Info) context.trailerInfo.Info = undefined;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (ref === Info || (object instanceof PDFStream && isPersonalStream(object))) context.delete(ref);
      else if (object instanceof PDFRawStream && isJpeg(object)) {
        removeMetadata(object.dict);
        context.assign(ref, PDFRawStream.of(object.dict, withoutJpegMetadata(object.contents)));
      } else if (object instanceof PDFStream) removeMetadata(object.dict);
      else removeNestedMetadata(object);
    }
    return await document.save({ updateFieldAppearances: false });
  } catch {
    return undefined;
  }
}
