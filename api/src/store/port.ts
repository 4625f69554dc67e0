/**
 * The storage port: the part of MongoDB's API that repositories may use. The official driver's `Collection` satisfies
 * `CollectionPort` as it is, and the embedded store implements it, so repositories depend on neither.
 *
 * Members deliberately use METHOD syntax, because their parameters are then compared bivariantly, so that the driver's
 * wider types fit. Deliberately omitted: aggregation, transactions, change streams, text and geo queries, collation,
 * sorting on arrays, and positional updates (`$`, `$[]`, arrayFilters).
 */

/** A stored document. `_id` is always a string; `createId()` creates one. */
export interface StoredDocument {
  _id: string;
}

/**
 * A MongoDB filter. Keys are dotted paths or `$and`, `$or`, `$nor`; values are literals or operators: `$eq $ne $gt $gte
 * $lt $lte $in $nin $exists $not $regex $all $size $elemMatch`. Never pass in an object received from a visitor,
 * because `{ "$ne": null }` would match everything. Build the filter field by field from validated strings instead.
 */
export interface Filter {
  readonly [path: string]: unknown;
}

/** Update operators: `$set $unset $inc $mul $min $max $push $pull $pullAll $addToSet $pop $rename $setOnInsert`. */
export interface Update {
  readonly $set?: Readonly<Record<string, unknown>>;
  readonly $unset?: Readonly<Record<string, '' | true | 1>>;
  readonly $setOnInsert?: Readonly<Record<string, unknown>>;
  readonly $inc?: Readonly<Record<string, number>>;
  readonly $mul?: Readonly<Record<string, number>>;
  readonly $min?: Readonly<Record<string, unknown>>;
  readonly $max?: Readonly<Record<string, unknown>>;
  readonly $push?: Readonly<Record<string, unknown>>;
  readonly $addToSet?: Readonly<Record<string, unknown>>;
  readonly $pull?: Readonly<Record<string, unknown>>;
  readonly $pullAll?: Readonly<Record<string, readonly unknown[]>>;
  readonly $pop?: Readonly<Record<string, 1 | -1>>;
  readonly $rename?: Readonly<Record<string, string>>;
}

/** 1 for ascending, -1 for descending. Key order matters. */
export type Sort = Record<string, 1 | -1>;

/** Either all 1 (include) or all 0 (exclude), except for `_id`. Top-level or dotted paths. */
export type Projection = Record<string, 0 | 1>;

export interface FindOptions {
  sort?: Sort;
  skip?: number;
  limit?: number;
  projection?: Projection;
  /**
   * Reason why this query may read the whole collection. The embedded store reports unindexed queries that state no
   * reason.
   */
  comment?: string;
}

export type CountOptions = Pick<FindOptions, 'limit' | 'comment'>;

export interface Cursor<T> {
  sort(sort: Sort): Cursor<T>;
  skip(count: number): Cursor<T>;
  limit(count: number): Cursor<T>;
  /** With a projection, the documents lack fields of `T`, so read only the requested ones. */
  project(projection: Projection): Cursor<Partial<T>>;
  toArray(): Promise<T[]>;
  [Symbol.asyncIterator](): AsyncIterator<T, void>;
}

export interface InsertOneResult {
  acknowledged: boolean;
  insertedId: string;
}

export interface InsertManyResult {
  acknowledged: boolean;
  insertedCount: number;
  insertedIds: { [index: number]: string };
}

export interface UpdateResult {
  acknowledged: boolean;
  matchedCount: number;
  modifiedCount: number;
  upsertedCount: number;
  upsertedId: string | null;
}

export interface DeleteResult {
  acknowledged: boolean;
  deletedCount: number;
}

export interface UpdateOptions {
  /** Requires an `_id`. If several calls run concurrently, one inserts the document and the others update it. */
  upsert?: boolean;
}

export interface FindOneAndUpdateOptions {
  upsert?: boolean;
  sort?: Sort;
  projection?: Projection;
  /** Which state of the document to return; defaults to `'before'`. */
  returnDocument?: 'before' | 'after';
}

export type IndexSpec = Record<string, 1 | -1>;

export interface IndexOptions {
  name?: string;
  /** Rejects documents with a duplicate key; `isDuplicateKey` recognises the error. */
  unique?: boolean;
  /** Documents without the field are not indexed, and `unique` does not apply to them. */
  sparse?: boolean;
  /** Indexes only documents that match this filter: equality, `$exists: true`, `$gt/$gte/$lt/$lte`, joined by AND. */
  partialFilterExpression?: Filter;
}

/**
 * A document collection.
 *
 * @example
 * const posts = db.collection<PostDocument>('blogs');
 * await posts.createIndex({ createdAt: -1 });
 * const newest = await posts.find({}).sort({ createdAt: -1 }).limit(12).toArray();
 */
export interface CollectionPort<T extends StoredDocument> {
  findOne(filter: Filter, options?: FindOptions): Promise<T | null>;
  find(filter: Filter, options?: FindOptions): Cursor<T>;
  insertOne(document: T): Promise<InsertOneResult>;
  /** Inserts in order. Stops at the first error, keeping the documents already inserted. */
  insertMany(documents: readonly T[]): Promise<InsertManyResult>;
  updateOne(filter: Filter, update: Update, options?: UpdateOptions): Promise<UpdateResult>;
  updateMany(filter: Filter, update: Update, options?: UpdateOptions): Promise<UpdateResult>;
  /** Atomic, even across processes. */
  findOneAndUpdate(filter: Filter, update: Update, options: FindOneAndUpdateOptions): Promise<T | null>;
  findOneAndDelete(filter: Filter, options: { sort?: Sort }): Promise<T | null>;
  deleteOne(filter: Filter): Promise<DeleteResult>;
  deleteMany(filter: Filter): Promise<DeleteResult>;
  /** If a limit is given, counting stops there, so at most that many index entries are read. */
  countDocuments(filter: Filter, options?: CountOptions): Promise<number>;
  distinct(path: string, filter: Filter): Promise<unknown[]>;
  /** Idempotent. Repositories declare their indexes once at startup. */
  createIndex(spec: IndexSpec, options?: IndexOptions): Promise<string>;
}

export interface DbPort {
  collection<T extends StoredDocument>(name: string): CollectionPort<T>;
}
