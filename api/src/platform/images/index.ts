export { pictureView } from './picture';
export type { PictureRecord } from './picture';
export { Pictures, notAPicture } from './pictures';
export type { PictureFile } from './pictures';
