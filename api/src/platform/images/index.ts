export { pngOf } from './drawing';
export { createLoosePictures } from './loose-pictures';
export type { ReadableCollection } from './loose-pictures';
export { pictureView } from './picture';
export type { PictureRecord } from './picture';
export { Pictures, notAPicture } from './pictures';
export type { PictureFile } from './pictures';
export { takingTurns } from './turns';
