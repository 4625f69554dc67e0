export { encodePosition, decodePosition, tooFarBack } from './position';
export { createTermIndex } from './term-index';
export type { Findable, Hits, TermIndex, TermQuery } from './term-index';
export { tokenize } from './tokenize';
