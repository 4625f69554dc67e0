export { afterCursor, type KeysetCursor } from './keyset-cursor';
export { freeShareOf, NAME_OF_BLOB, type BlobStore } from './blobs';
export { createId } from './identifier';
export { readInPages } from './read-in-pages';
export { openStore } from './open-store';
export type { FullScan, Store, StoreOptions } from './opened-store';
export { withRequestDeadline, runToCompletion } from './deadline';
export { isDuplicateKey } from './store-error';
export type {
  CollectionPort,
  Cursor,
  DbPort,
  Filter,
  IndexOptions,
  IndexSpec,
  Sort,
  StoredDocument,
  Update,
} from './port';
export { insertIfAbsent } from './insert-if-absent';
export { literalFilter, type LiteralMatch, literalPattern } from './literal-filter';
