export { ContentField } from './content-field';
export type { TextPictures } from './rich';
export { namedPictures, picturesToSend } from './named-pictures';
export { useSettled } from './word-count';
export type { FormattedContent } from './content-desk';
