export { createId } from './identifier';
export { openStore } from './open-store';
export type { FullScan, Store, StoreLogger, StoreOptions } from './opened-store';
export { isDuplicateKey } from './store-error';
export type {
  CollectionPort, CountOptions, Cursor, DbPort, DeleteResult, Filter, FindOneAndUpdateOptions, FindOptions, IndexOptions, IndexSpec,
  InsertManyResult, InsertOneResult, Projection, Sort, StoredDocument, Update, UpdateOptions, UpdateResult,
} from './port';
