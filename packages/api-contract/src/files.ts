import { readBrands } from './file-brands';
import { HEIC_REFUSAL, megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureKindOf } from './pictures';

/** Determines which private files are accepted. `types` are MIME types as reported by browsers. */
export interface FileRule {
  types: readonly FileType[];
  /** Human-readable names of `types`. */
  kinds: string;
  /** Maximum size of a file, in bytes. */
  bytes: number;
}

export type FileType = 'application/pdf' | 'application/zip' | 'video/mp4' | (typeof PICTURE_TYPES)[number];

const MEGABYTE = 1024 * 1024;

/** Files that buyers can download. */
export const PRODUCT_FILES: FileRule = {
  types: ['application/pdf', 'application/zip', 'image/png', 'image/jpeg'],
  kinds: 'PDF, ZIP, PNG or JPEG',
  bytes: 10 * MEGABYTE,
};
/** Maximum number of files per product. */
export const MOST_PRODUCT_FILES = 10;

/** Project files, attached to a brief, a thread message or a delivery. */
export const PROJECT_FILES: FileRule = {
  types: ['application/pdf', 'application/zip', 'image/png', 'image/jpeg', 'image/webp'],
  kinds: 'PDF, ZIP, PNG, JPEG or WebP',
  bytes: 10 * MEGABYTE,
};

/** Proofs of payment. */
export const RECEIPT_FILES: FileRule = {
  types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
  kinds: 'PDF, JPEG, PNG or WebP',
  bytes: 5 * MEGABYTE,
};

/** Pictures of unpublished blog posts. */
export const DRAFT_PICTURES: FileRule = { types: PICTURE_TYPES, kinds: PICTURE_KINDS, bytes: PICTURE_BYTES };

/** Contest entry files, which are uploaded in parts. */
export const CONTEST_FILES: FileRule = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'video/mp4', 'application/zip'],
  kinds: 'PNG, JPEG, WebP, PDF, MP4 or ZIP',
  bytes: 200 * MEGABYTE,
};
/** Maximum number of files per entry. */
export const MOST_CONTEST_FILES = 10;

/** Maximum number of receipts per order. */
export const MOST_RECEIPTS = 3;

/**
 * Maximum length of a file name, in characters. The name is for display only; the file is stored under a different
 * name.
 */
export const LONGEST_FILE_NAME = 120;
/** Number of leading bytes needed to identify a file's type. */
export const FILE_HEAD = 1024;

const HEADS: readonly [FileType, RegExp][] = [
  // Readers accept some bytes before the head, such as a byte order mark or an empty line.
  ['application/pdf', /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-/],
  ['application/zip', /^PK(?:\x03\x04|\x05\x06|\x07\x08PK\x03\x04)/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
];

/**
 * Brands of MP4 files. Cameras name their own first, such as `XAVC` or `CAEP`, and a common one among the compatible
 * brands. `qt  ` (MOV) and `3gp4` (3GP) are other formats.
 */
const FILM_BRANDS =
  /^(?:isom|iso[2-9a-c]|mp4[12]|mmp4|avc1|M4V[ HP]|MSNV|NDX[A-Z]|NDSC|XAVC|F4V |f4v |dash|msdh|msix|cmf[2cs])$/;
export const isFilmBrand = (brand: string): boolean => FILM_BRANDS.test(brand);
const OTHER_FORMATS = /^(?:qt {2}|3g|hei|hev|mif1|msf1|avif|avis|M4A |M4B |M4P |crx )/;

/** Whether the brands are those of an MP4. A MOV, 3GP, HEIC or AVIF may also name a brand of MP4 as compatible. */
function isFilm(bytes: Uint8Array): boolean {
  const [major = '', ...compatible] = readBrands(bytes);
  return isFilmBrand(major) || (!OTHER_FORMATS.test(major) && compatible.some(isFilmBrand));
}

/**
 * Detects a file's type from its first {@link FILE_HEAD} bytes, because names and MIME types can be wrong. Returns
 * undefined for unknown types.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, FILE_HEAD));
  const known = HEADS.find(([, pattern]) => pattern.test(head))?.[0];
  if (known) return known;
  if (isFilm(bytes)) return 'video/mp4';
  return pictureKindOf(bytes) === 'avif' ? 'image/avif' : undefined;
}

/** Checks a file by its size and first bytes. Returns the reason why it is rejected, or null if it is accepted. */
export function checkFile(name: string, size: number, head: Uint8Array, { types, kinds, bytes }: FileRule) {
  if (size === 0) return `“${name}” is empty.`;
  if (size > bytes) return `“${name}” is ${megabytes(size)}. A file may be at most ${megabytes(bytes)}.`;
  if (pictureKindOf(head) === 'heic') return `“${name}” ${HEIC_REFUSAL}`;
  const type = fileTypeOf(head);
  return type && types.includes(type) ? null : `“${name}” cannot be used here. Choose a ${kinds} file.`;
}

/**
 * Checks a file selected in a form, like {@link checkFile}. The server repeats the check.
 *
 * @example
 * <PictureField check={(file) => checkChosenFile(file, RECEIPT_FILES)} … />
 */
export const checkChosenFile = async (file: File, rule: FileRule): Promise<string | null> =>
  checkFile(file.name, file.size, new Uint8Array(await file.slice(0, FILE_HEAD).arrayBuffer()), rule);

/** Formats a file size, e.g. `0.2 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE / 10 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : megabytes(bytes);
