import type { Reader } from './reader';

/** A collection whose documents name pictures: a picture that none of them names is removed. */
export interface PictureHolder {
  collection: string;
  /** Whether this document shows the picture to this reader now. */
  shows: (id: string, name: string, reader: Reader) => Promise<boolean>;
}

export const SHOWN_TO_ALL: PictureHolder['shows'] = () => Promise.resolve(true);
/** Of documents that mention pictures which other documents show. */
export const SHOWN_TO_NONE: PictureHolder['shows'] = () => Promise.resolve(false);
