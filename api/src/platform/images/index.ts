export { pngOf } from './drawing';
export { orphanedPicturesJob } from './orphaned-pictures';
export { isOneOf, pictureView } from './picture';
export type { PictureRecord } from './picture';
export { createPicturePlaces } from './picture-places';
export type { PicturePlace, PicturePlaces } from './picture-places';
export { createPictureForm, type PictureForm } from './picture-forms';
export { Pictures } from './pictures';
export type { PictureFile } from './pictures';
