export { toPng } from './drawing';
export { orphanedPicturesJob } from './orphaned-pictures';
export { isOneOf, pictureView } from './picture';
export type { PictureRecord } from './picture';
export { createPictureReferences } from './picture-references';
export type { PictureReference, PictureReferences } from './picture-references';
export { createPictureForm, type PictureForm } from './picture-forms';
export { Pictures } from './pictures';
export type { PictureFile } from './pictures';
