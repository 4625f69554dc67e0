import type { BlobHolder } from '../images';
import type { Reader } from './reader';

/** A collection whose documents refer to pictures. Pictures that no document refers to are removed. */
export interface PictureHolder extends BlobHolder {
  /** Whether the document currently shows the picture to the reader. */
  shows: (id: string, name: string, reader: Reader) => Promise<boolean>;
}

export const ALWAYS_SHOWN: PictureHolder['shows'] = () => Promise.resolve(true);
/** For documents that only refer to pictures shown by other documents. */
export const NEVER_SHOWN: PictureHolder['shows'] = () => Promise.resolve(false);

/** The member whose id is in the given field owns all pictures and files of a document. */
export const ownedBy =
  (field: string): PictureHolder['ownerOf'] =>
  (document) => {
    const id = (document as unknown as Record<string, unknown>)[field];
    return typeof id === 'string' ? id : undefined;
  };
