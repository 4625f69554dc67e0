import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { type CleanedWhere, createAdapterFactory, type CustomAdapter } from 'better-auth/adapters';
import {
  type CollectionPort,
  createId,
  type DbPort,
  type Filter,
  literalFilter,
  type LiteralMatch,
  literalPattern,
  type StoredDocument,
} from '../../../store';
import { fromAuthEmail, toAuthEmail } from './auth-emails';
import { rememberFailure } from './store-failures';

type Row = Record<string, unknown>;
type AuthDocument = StoredDocument & Row;

/** Prefix of a stored digest. No issued token starts with it. */
export const HASHED = 'h:';

/** Hashes a token, so that a stolen database contains nothing usable as a cookie. Digests are returned unchanged. */
const digest = (token: unknown): unknown =>
  typeof token === 'string' && !token.startsWith(HASHED)
    ? HASHED + createHash('sha256').update(token).digest('base64url')
    : token;

/** Converts the address of a user, which better-auth and the store write differently. */
const withEmail = (model: string, row: Row, convert: (email: string) => string): Row =>
  model === 'user' && typeof row.email === 'string' ? { ...row, email: convert(row.email) } : row;

const storedValue = (model: string, { field, value }: CleanedWhere): unknown =>
  model === 'user' && field === 'email' && typeof value === 'string' ? fromAuthEmail(value) : value;

const COMPARISONS: Record<string, string> = {
  ne: '$ne',
  lt: '$lt',
  lte: '$lte',
  gt: '$gt',
  gte: '$gte',
  in: '$in',
  not_in: '$nin',
};

const PLACES: Record<string, LiteralMatch['at']> = { contains: 'anywhere', starts_with: 'start', ends_with: 'end' };
const ANY_CASE: LiteralMatch = { at: 'whole', anyCase: true };

function toInsensitive(value: unknown): unknown {
  return typeof value === 'string' ? literalFilter(value, ANY_CASE) : value;
}

function listCondition(operator: string, values: readonly unknown[]): unknown {
  const patterns = values.map((value) => (typeof value === 'string' ? literalPattern(value, ANY_CASE) : value));
  return { [operator]: patterns };
}

/** Converts a better-auth condition to a store filter. */
function condition({ operator, value, mode }: CleanedWhere): unknown {
  const isLoose = mode === 'insensitive';
  const place = PLACES[operator];
  if (place) return literalFilter(String(value), { at: place, anyCase: isLoose });
  const sign = COMPARISONS[operator];
  if (sign === undefined) return isLoose ? toInsensitive(value) : value;
  if (sign === '$in' || sign === '$nin') {
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    return isLoose ? listCondition(sign, values) : { [sign]: values };
  }
  if (sign === '$ne' && isLoose && typeof value === 'string') return { $not: toInsensitive(value) };
  return { [sign]: value };
}

export interface PortAdapterOptions {
  /**
   * Whether only a digest of each session token is stored. better-auth's own test suite compares stored tokens, so it
   * turns this off.
   */
  hashesTokens?: boolean;
}

/**
 * Implements better-auth's database adapter on top of the storage port, with one `auth_<model>` collection per model.
 */
export function portAdapter(db: DbPort, { hashesTokens = true }: PortAdapterOptions = {}) {
  const collection = (model: string): CollectionPort<AuthDocument> => db.collection<AuthDocument>(`auth_${model}`);
  const storesHash = (model: string) => hashesTokens && model === 'session';

  const toFilter = (model: string, where: readonly CleanedWhere[] = []): Filter => {
    const parts = where.map((one) => {
      const value = storesHash(model) && one.field === 'token' ? hiddenValue(one.value) : storedValue(model, one);
      return {
        connector: one.connector,
        filter: { [one.field === 'id' ? '_id' : one.field]: condition({ ...one, value } as CleanedWhere) },
      };
    });
    const every = parts.filter(({ connector }) => connector !== 'OR').map(({ filter }) => filter);
    const some = parts.filter(({ connector }) => connector === 'OR').map(({ filter }) => filter);
    if (some.length > 0) every.push({ $or: some });
    if (every.length === 0) return {};
    return every.length === 1 ? every[0]! : { $and: every };
  };

  const toDocument = (model: string, { id, ...row }: Row): AuthDocument => ({
    ...withEmail(model, row, fromAuthEmail),
    ...(storesHash(model) && 'token' in row ? { token: digest(row.token) } : {}),
    _id: typeof id === 'string' ? id : createId(),
  });
  const toChange = (model: string, { id: _id, ...row }: Row): Row =>
    storesHash(model) && 'token' in row ? { ...row, token: digest(row.token) } : withEmail(model, row, fromAuthEmail);
  const toRow = <T>(model: string, document: AuthDocument | null): T | null => {
    if (document === null) return null;
    const { _id, ...row } = document;
    return { id: _id, ...withEmail(model, row, toAuthEmail) } as T;
  };

  const adapterWith = (fieldName: (of: { model: string; field: string }) => string): CustomAdapter => ({
    async create({ model, data }) {
      const document = toDocument(model, data);
      await collection(model).insertOne(document);
      // The caller needs the original token to set the cookie.
      return { ...data, id: document._id };
    },
    async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
      return toRow<T>(model, await collection(model).findOne(toFilter(model, where)));
    },
    async findMany<T>({ model, where, limit, select, sortBy, offset }: Parameters<CustomAdapter['findMany']>[0]) {
      const cursor = collection(model)
        .find(toFilter(model, where))
        .skip(offset ?? 0)
        .limit(limit);
      const stored = (field: string) => (field === 'id' ? '_id' : fieldName({ model, field }));
      if (select) cursor.project(Object.fromEntries(select.map((field) => [stored(field), 1 as const])));
      if (sortBy) cursor.sort({ [stored(sortBy.field)]: sortBy.direction === 'desc' ? -1 : 1 });
      return (await cursor.toArray()).map((document) => toRow<T>(model, document)!);
    },
    async count({ model, where }) {
      return collection(model).countDocuments(toFilter(model, where));
    },
    async update<T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) {
      const changes = { $set: toChange(model, update as Row) };
      return toRow<T>(
        model,
        await collection(model).findOneAndUpdate(toFilter(model, where), changes, { returnDocument: 'after' }),
      );
    },
    async updateMany({ model, where, update }) {
      return (await collection(model).updateMany(toFilter(model, where), { $set: toChange(model, update) }))
        .matchedCount;
    },
    async delete({ model, where }) {
      await collection(model).deleteOne(toFilter(model, where));
    },
    async deleteMany({ model, where }) {
      return (await collection(model).deleteMany(toFilter(model, where))).deletedCount;
    },
    async consumeOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
      return toRow<T>(model, await collection(model).findOneAndDelete(toFilter(model, where), {}));
    },
    async incrementOne<T>({ model, where, increment, set }: Parameters<NonNullable<CustomAdapter['incrementOne']>>[0]) {
      const changes = { $inc: increment, ...(set ? { $set: toChange(model, set) } : {}) };
      return toRow<T>(
        model,
        await collection(model).findOneAndUpdate(toFilter(model, where), changes, { returnDocument: 'after' }),
      );
    },
  });

  return createAdapterFactory<BetterAuthOptions>({
    config: {
      adapterId: 'port',
      adapterName: 'Storage port',
      supportsNumericIds: false,
      supportsJSON: true,
      supportsArrays: true,
      supportsDates: true,
      supportsBooleans: true,
      transaction: false,
      customIdGenerator: createId,
    },
    adapter: ({ getFieldName }) => rethrow(adapterWith(getFieldName)),
  });
}

/** Reports store failures of the wrapped adapter. */
function rethrow(adapter: CustomAdapter): CustomAdapter {
  const methods = Object.entries(adapter).map(([name, method]) => [
    name,
    (query: never) => rememberFailure(() => (method as (query: never) => Promise<unknown>)(query)),
  ]);
  return Object.fromEntries(methods) as CustomAdapter;
}

function hiddenValue(value: CleanedWhere['value']): unknown {
  return Array.isArray(value) ? value.map(digest) : digest(value);
}
