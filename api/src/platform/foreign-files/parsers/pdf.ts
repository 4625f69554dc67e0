import './decoders';
import { PDFiumModule } from '@hyzyla/pdfium';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';

/** The functions of PDFium that are used here, by their names in C. Pointers and handles are numbers. */
interface Pdfium {
  HEAPU8: Uint8Array;
  _malloc: (bytes: number) => number;
  _FPDF_InitLibrary: () => void;
  _FPDF_LoadMemDocument: (at: number, bytes: number, password: number) => number;
  _FPDF_GetPageCount: (document: number) => number;
  _FPDF_LoadPage: (document: number, index: number) => number;
  _FPDF_ClosePage: (page: number) => void;
  _FPDF_GetPageWidth: (page: number) => number;
  _FPDF_GetPageHeight: (page: number) => number;
  _FPDFBitmap_Create: (width: number, height: number, alpha: number) => number;
  _FPDFBitmap_FillRect: (bitmap: number, x: number, y: number, width: number, height: number, colour: number) => void;
  _FPDFBitmap_GetBuffer: (bitmap: number) => number;
  _FPDFBitmap_GetStride: (bitmap: number) => number;
  _FPDFBitmap_Destroy: (bitmap: number) => void;
  _FPDF_RenderPageBitmap: (
    ...given: [
      bitmap: number,
      page: number,
      x: number,
      y: number,
      width: number,
      height: number,
      rotation: number,
      flags: number,
    ]
  ) => void;
}

const MOST_PAGES = 200;
/** Pixels of a page’s longer side, and of all pages together, so that a long document takes as long as a short one. */
const MOST_SIDE = 3000;
const MOST_PIXELS = 120_000_000;
/** Pixels for each point: 300 dpi. */
const MOST_SCALE = 300 / 72;
const WHITE = 0xffffffff;
/** Red before blue. Without the flag for annotations, notes, form fields and signatures are not drawn. */
const RED_FIRST = 0x10;
const JPEG = { quality: 85, chromaSubsampling: '4:4:4' };

async function drawPage(pdfium: Pdfium, page: number, scale: number, points: { width: number; height: number }) {
  const width = Math.max(1, Math.round(points.width * scale));
  const height = Math.max(1, Math.round(points.height * scale));
  const bitmap = pdfium._FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RED_FIRST);
  const at = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const pixels = Buffer.from(pdfium.HEAPU8.subarray(at, at + pdfium._FPDFBitmap_GetStride(bitmap) * height));
  pdfium._FPDFBitmap_Destroy(bitmap);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer();
}

/** Returns a handle of the document, or 0 if it cannot be read without a password. */
function open(pdfium: Pdfium, file: Buffer): number {
  pdfium._FPDF_InitLibrary();
  const at = pdfium._malloc(file.length);
  pdfium.HEAPU8.set(file, at);
  return pdfium._FPDF_LoadMemDocument(at, file.length, 0);
}

/**
 * Returns a document with pictures of the pages, or undefined if it cannot be read or has too many pages. Nothing but
 * what a page shows is copied: a PDF can hold names in more than a hundred places, and text that no page shows.
 */
export async function copyPdf(file: Buffer): Promise<Buffer | undefined> {
  const pdfium = (await PDFiumModule({})) as unknown as Pdfium;
  const document = open(pdfium, file);
  const count = document === 0 ? 0 : pdfium._FPDF_GetPageCount(document);
  if (count < 1 || count > MOST_PAGES) return undefined;
  const copy = await PDFDocument.create({ updateMetadata: false });
  for (let index = 0; index < count; index += 1) {
    const page = pdfium._FPDF_LoadPage(document, index);
    if (page === 0) return undefined;
    const width = pdfium._FPDF_GetPageWidth(page);
    const height = pdfium._FPDF_GetPageHeight(page);
    if (!(width > 0 && height > 0)) return undefined;
    const fair = Math.sqrt(MOST_PIXELS / count / (width * height));
    const scale = Math.min(MOST_SCALE, MOST_SIDE / Math.max(width, height), fair);
    const jpeg = await drawPage(pdfium, page, scale, { width, height });
    pdfium._FPDF_ClosePage(page);
    if (!jpeg) return undefined;
    // A copy, because pdf-lib reads the memory from its beginning, where a Buffer need not begin.
    copy.addPage([width, height]).drawImage(await copy.embedJpg(new Uint8Array(jpeg)), { x: 0, y: 0, width, height });
  }
  return Buffer.from(await copy.save());
}
