import type { Blob, Edit, PictureRefusal, ReadAt, Rendering } from './job';
import { type ParserCommand, ParserPool } from './parser-pool';
import { ParserLostError } from './parser-process';

export interface ForeignFilesOptions {
  /** Number of pictures that are rendered at the same time. */
  picturesAtOnce: number;
  /** How to start a parser process, instead of the built one. */
  parser?: ParserCommand | undefined;
}

/** A file that was too much for a parser is refused like one that is damaged. */
const orUndefined = (error: unknown): undefined => {
  if (error instanceof ParserLostError) return undefined;
  throw error;
};

/**
 * Parses files that people send. No other code does, and none of it runs in this process: a parser process has a limit
 * of time and memory for each file, and ends with it.
 */
export function createForeignFiles({ picturesAtOnce, parser }: ForeignFilesOptions) {
  const pictures = new ParserPool({ size: picturesAtOnce, parser });
  // Copies take longer than pictures, which must not wait for them.
  const copies = new ParserPool({ size: 1, parser });
  return {
    async render(file: Buffer, mostPixels: number): Promise<Rendering | { refusal: PictureRefusal }> {
      const rendering = await pictures.run('render', { file, mostPixels }).catch(orUndefined);
      return rendering ?? { refusal: 'limit' };
    },
    /** Returns a stored picture as a tile, or undefined if it cannot be decoded. */
    renderTile: (file: Buffer): Promise<Blob | undefined> => pictures.run('render-tile', { file }).catch(orUndefined),
    /** Returns width times height of a picture, or 0 if the file is not a picture. */
    countPixels: async (file: Buffer): Promise<number> =>
      (await pictures.run('count-pixels', { file }).catch(orUndefined)) ?? 0,
    /** Returns the picture’s pixels as a WebP, or undefined if it cannot be decoded. */
    copyPicture: (file: Buffer, mostPixels: number): Promise<Buffer | undefined> =>
      copies.run('copy-picture', { file, mostPixels }).catch(orUndefined),
    /** Returns pictures of the pages as a PDF, or undefined if it cannot be read. */
    copyPdf: (file: Buffer): Promise<Buffer | undefined> => copies.run('copy-pdf', { file }).catch(orUndefined),
    /** Returns the edits, in order, that remove all metadata of an MP4, or undefined if it cannot be read. */
    editFilm: (readAt: ReadAt, bytes: number): Promise<Edit[] | undefined> =>
      copies.run('edit-film', { bytes }, readAt).catch(orUndefined),
    /** Ends all parser processes. */
    close(): void {
      pictures.close();
      copies.close();
    },
  };
}

export type ForeignFiles = ReturnType<typeof createForeignFiles>;
