import type { Edit, ReadAt } from '../../../../platform/foreign-files';
import { limitConcurrency } from '../../../../platform/http';
import { newBlobName, type StoredPart } from '../../../../platform/resumable-uploads';
import type { ContestParts } from '../../contest-parts';
import type { EntryFile } from '../entry';

type File = Omit<EntryFile, 'sha256' | 'shown'>;
type Shown = EntryFile['shown'];

export interface CopyRequest {
  file: File;
  ownerId: string;
  /** Counts an attempt to parse the file. False if there were too many, because the process was killed during each. */
  mayParse: () => Promise<boolean>;
}

type Dependencies = Pick<ContestParts, 'blobs' | 'uploads' | 'foreignFiles'> & {
  limits: { imageBytes: number; imagePixels: number };
};

const PDF_BYTES = 25 * 1024 * 1024;
const PART_BYTES = 1024 * 1024;
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp']);

/**
 * Reads a byte range that may span several parts of a file. Caches the last part, because consecutive reads are usually
 * close together.
 */
function createReadAt({ blobs }: Pick<Dependencies, 'blobs'>, parts: readonly StoredPart[]): ReadAt {
  let last = '';
  let lastBytes: Buffer = Buffer.alloc(0);
  const load = async ({ blob }: StoredPart) => {
    if (blob !== last) [last, lastBytes] = [blob, (await blobs.get(blob)) ?? Buffer.alloc(0)];
    return lastBytes;
  };
  return async (at, length) => {
    const pieces: Buffer[] = [];
    let begin = 0;
    for (const part of parts) {
      const from = Math.max(at, begin);
      const to = Math.min(at + length, begin + part.bytes);
      if (from < to) pieces.push((await load(part)).subarray(from - begin, to - begin));
      begin += part.bytes;
      if (begin >= at + length) break;
    }
    return Buffer.concat(pieces);
  };
}

/** Copies a part and applies the edits that overlap it. */
function applyEdits(part: Buffer, begin: number, edits: readonly Edit[]): Buffer {
  const copy = Buffer.from(part);
  for (const { at, end, bytes } of edits) {
    const from = Math.max(at, begin);
    const to = Math.min(end, begin + part.length);
    if (from >= to) continue;
    if (bytes) bytes.copy(copy, from - begin, from - at, to - at);
    else copy.fill(0, from - begin, to - begin);
  }
  return copy;
}

interface EditedPart {
  part: StoredPart;
  begin: number;
  edits: Edit[];
}

/** Assigns to each part the edits that overlap it. Reads both lists once, because there may be many of each. */
function assignEdits(parts: readonly StoredPart[], edits: readonly Edit[]): EditedPart[] {
  let begin = 0;
  let next = 0;
  return parts.map((part) => {
    const end = begin + part.bytes;
    const own: Edit[] = [];
    // The last edit may continue in the next part.
    for (; next < edits.length && edits[next]!.at < end; next += 1) {
      own.push(edits[next]!);
      if (edits[next]!.end > end) break;
    }
    const edited = { part, begin, edits: own };
    begin = end;
    return edited;
  });
}

/** Creates the metadata-free copies for judges and voters. */
export function createShownCopies(dependencies: Dependencies) {
  const { blobs, uploads, foreignFiles, limits } = dependencies;
  const { reserve } = blobs;
  const inTurn = limitConcurrency(1);

  async function put(bytes: Uint8Array, ownerId: string): Promise<StoredPart> {
    const blob = newBlobName();
    await blobs.put(blob, bytes, ownerId);
    return { blob, bytes: bytes.length };
  }

  async function readWhole({ parts }: File): Promise<Buffer> {
    const all: Buffer[] = [];
    for await (const bytes of uploads.read(parts)) all.push(bytes);
    return Buffer.concat(all);
  }

  /** Before reading the file, reserves space for a copy of equal size, and more later if the copy is larger. */
  async function copyWhole(
    { file, ownerId, mayParse }: CopyRequest,
    type: string,
    convert: (bytes: Buffer) => Promise<Uint8Array | undefined>,
  ): Promise<Shown> {
    await reserve(ownerId, file.bytes);
    if (!(await mayParse())) return null;
    const bytes = await convert(await readWhole(file));
    if (!bytes) return null;
    if (bytes.length > file.bytes) await reserve(ownerId, bytes.length - file.bytes);
    const parts: StoredPart[] = [];
    for (let at = 0; at < bytes.length; at += PART_BYTES)
      parts.push(await put(bytes.subarray(at, at + PART_BYTES), ownerId));
    return { type, bytes: bytes.length, parts };
  }

  /** The copy reuses those parts of the original that contain no metadata. */
  async function copyVideo({ file, ownerId, mayParse }: CopyRequest): Promise<Shown> {
    // Every video has a box to edit, so at least one part is copied.
    const least = Math.min(PART_BYTES, file.bytes);
    await reserve(ownerId, least);
    if (!(await mayParse())) return null;
    const edits = await foreignFiles.editFilm(createReadAt({ blobs }, file.parts), file.bytes);
    if (!edits) return null;
    const edited = assignEdits(file.parts, edits);
    const total = edited.reduce((sum, one) => (one.edits.length > 0 ? sum + one.part.bytes : sum), 0);
    if (total > least) await reserve(ownerId, total - least);
    const parts: StoredPart[] = [];
    for (const { part, begin, edits: own } of edited)
      parts.push(own.length > 0 ? await put(applyEdits((await blobs.get(part.blob))!, begin, own), ownerId) : part);
    return { type: file.type, bytes: file.bytes, parts };
  }

  async function copy(request: CopyRequest): Promise<Shown> {
    const { type, bytes } = request.file;
    if (type === 'video/mp4') return copyVideo(request);
    if (PICTURES.has(type) && bytes <= limits.imageBytes)
      return copyWhole(request, 'image/webp', (picture) => foreignFiles.copyPicture(picture, limits.imagePixels));
    if (type === 'application/pdf' && bytes <= PDF_BYTES) return copyWhole(request, type, foreignFiles.copyPdf);
    // Other files, such as ZIP archives, are not copied, because they can contain anything.
    return null;
  }

  return (request: CopyRequest): Promise<Shown> => inTurn(() => copy(request));
}
