export { pngOf } from './drawing';
export { orphanedPicturesJob } from './orphaned-pictures';
export { pictureView } from './picture';
export type { PictureRecord } from './picture';
export { createPictureForm, type PictureForm } from './picture-forms';
export { Pictures } from './pictures';
export type { PictureFile } from './pictures';
