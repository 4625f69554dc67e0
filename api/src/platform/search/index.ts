export { placeOf, readPlace, tooFarBack } from './place';
export { createTermIndex } from './term-index';
export type { Findable, Hits, TermIndex, TermQuestion } from './term-index';
export { tokenize } from './tokenize';
