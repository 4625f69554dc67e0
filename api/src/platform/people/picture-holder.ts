import type { Reader } from './reader';

/** A collection whose documents refer to pictures: pictures without a reference are removed. */
export interface PictureHolder {
  collection: string;
  /** Reports whether this document shows the picture to this reader now. */
  shows: (id: string, name: string, reader: Reader) => Promise<boolean>;
}

export const SHOWN_TO_ALL: PictureHolder['shows'] = () => Promise.resolve(true);
/** For documents that only mention pictures which other documents show. */
export const SHOWN_TO_NONE: PictureHolder['shows'] = () => Promise.resolve(false);
