export { pngOf } from './drawing';
export { orphanedPicturesJob } from './orphaned-pictures';
export { isOneOf, pictureView } from './picture';
export type { PictureRecord } from './picture';
export { createPicturePlaces, SHOWN_TO_ALL, SHOWN_TO_NONE } from './picture-places';
export type { PictureHolder, PicturePlace, PicturePlaces } from './picture-places';
export { createPictureForm, type PictureForm } from './picture-forms';
export { Pictures } from './pictures';
export type { PictureFile } from './pictures';
