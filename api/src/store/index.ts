export { behind } from './behind';
export type { Place } from './behind';
export { NAME_OF_BLOB } from './blobs';
export type { BlobStore } from './blobs';
export { createId } from './identifier';
export { inPages } from './in-pages';
export { openStore } from './open-store';
export type { FullScan, Store, StoreLogger, StoreOptions } from './opened-store';
export { patientFor, runToCompletion } from './patience';
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
export { insertNew } from './insert-new';
