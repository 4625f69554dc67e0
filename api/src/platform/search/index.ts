export { createDocumentIndex, type DocumentIndex, type DocumentIndexOptions } from './document-index';
export { lineOf } from './line';
export { encodePosition, decodePosition, tooFarBack } from './position';
export { createTagIndex, type TagIndex } from './tag-index';
export { createTagPages, type TaggedContent, type TaggedKind } from './tagged-content';
export { SearchChanges, type SearchKind, type SearchSource, type SearchText } from './searchable';
export { createTermIndex, type Findable, type Hits, type TermIndex } from './term-index';
export { createTermWalk, type Condition, type TermWalk } from './term-walk';
export { tokenize, tokenizeQuery, TOKENS_EDITION, wholeWords } from './tokenize';
