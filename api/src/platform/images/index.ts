export { toPng } from './drawing';
export { type BlobHolder, type BlobKeepingDependencies, fillLedger, orphanedPicturesJob } from './orphaned-pictures';
export { type Focus, isOneOf, pictureView, type PictureRecord } from './picture';
export { createPictureReferences, type PictureReference, type PictureReferences } from './picture-references';
export { createPictureForm, type PictureForm } from './picture-forms';
export { Pictures, type PictureFile } from './pictures';
export { openPictureName, sealPicture } from './sealed-picture';
