export { ContentField } from './content-field';
export type { TextPictures } from './rich';
export { namedPictures, picturesToSend } from './named-pictures';
export type { FormattedContent } from './content-desk';
