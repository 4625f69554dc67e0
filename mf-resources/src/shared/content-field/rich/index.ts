export { openText, RichEditor } from './rich-editor';
export type { RichSession } from './rich-session';
export { toSource } from './plain-text';
export type { TextPictures } from './text-pictures';
