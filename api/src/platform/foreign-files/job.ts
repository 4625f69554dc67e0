/** A picture file to be stored. */
export interface Blob {
  name: string;
  bytes: Buffer;
}

export interface Rendering {
  sizes: { width: number; height: number; webp: Blob; jpeg: Blob }[];
  small: Blob;
  /** For walls on phones. */
  tile: Blob;
}

/** Why a picture is not rendered. `limit` means that it took more time or memory than one file may. */
export type PictureRefusal = 'animated' | 'damaged' | 'limit' | 'pixels' | 'unknown';

/** Bytes to overwrite in place, with zeros unless `bytes` are given. The size of the file stays the same. */
export interface Edit {
  at: number;
  end: number;
  bytes?: Buffer;
}

/** The jobs of a parser process, by name, each with its input and its result. */
export interface Jobs {
  render: { given: { file: Buffer; mostPixels: number }; answer: Rendering | { refusal: PictureRefusal } };
  'render-tile': { given: { file: Buffer }; answer: Blob | undefined };
  'count-pixels': { given: { file: Buffer }; answer: number };
  'copy-picture': { given: { file: Buffer; mostPixels: number }; answer: Buffer | undefined };
  'copy-pdf': { given: { file: Buffer }; answer: Buffer | undefined };
  'edit-film': { given: { bytes: number }; answer: Edit[] | undefined };
}

export type JobName = keyof Jobs;
export type ReadAt = (at: number, length: number) => Promise<Buffer>;

export type ToParser = { kind: 'job'; name: JobName; given: unknown } | { kind: 'bytes'; bytes: Buffer };
export type FromParser =
  | { kind: 'ready' }
  | { kind: 'read'; at: number; length: number }
  | { kind: 'answer'; answer: unknown }
  | { kind: 'failure'; message: string };
