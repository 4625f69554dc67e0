export { afterCursor } from './keyset-cursor';
export type { KeysetCursor } from './keyset-cursor';
export { NAME_OF_BLOB } from './blobs';
export type { BlobStore } from './blobs';
export { createId } from './identifier';
export { readInPages } from './read-in-pages';
export { openStore } from './open-store';
export type { FullScan, Store, StoreLogger, StoreOptions } from './opened-store';
export { withRequestDeadline, runToCompletion } from './deadline';
export { isDuplicateKey } from './store-error';
export type {
  CollectionPort,
  CountOptions,
  Cursor,
  DbPort,
  DeleteResult,
  Filter,
  FindOneAndUpdateOptions,
  FindOptions,
  IndexOptions,
  IndexSpec,
  InsertManyResult,
  InsertOneResult,
  Projection,
  Sort,
  StoredDocument,
  Update,
  UpdateOptions,
  UpdateResult,
} from './port';
export { insertIfAbsent } from './insert-if-absent';
