export { ContentField } from './content-field';
export type { TextPictures } from './rich';
export { findPictureError, picturesToSend } from './named-pictures';
export { countWords, readTimeOf } from './word-count';
export type { FormattedContent } from './content-desk';
