export { encodePosition, decodePosition, tooFarBack } from './position';
export { createTagIndex, readTagPage } from './tag-index';
export type { TagAudience, TagIndex } from './tag-index';
export { createTermIndex } from './term-index';
export type { Findable, Hits, TermIndex, TermQuery } from './term-index';
export { tokenize } from './tokenize';
