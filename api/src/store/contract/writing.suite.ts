import type { Update } from '../port';
import { isDuplicateKey } from '../store-error';
import { type Case, given, idsOf, type Sample, samplesOf } from './target.suite';
import { START } from './updating.suite';

const catchError = async (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

export const WRITING: Case[] = [
  given('says which id an insert has', [], async (samples) => {
    expect(await samples.insertOne({ _id: 'x' })).toMatchObject({ acknowledged: true, insertedId: 'x' });
    expect(await samples.insertMany([{ _id: 'y' }, { _id: 'z' }])).toMatchObject({
      insertedCount: 2,
      insertedIds: { 0: 'y', 1: 'z' },
    });
  }),
  given('gives an insert without id a string of 24 hex digits', [], async (samples) => {
    const { insertedId } = await samples.insertOne({ name: 'n' } as Sample);
    expect(insertedId).toMatch(/^[0-9a-f]{24}$/);
    expect(await samples.findOne({ _id: insertedId })).toEqual({ _id: insertedId, name: 'n' });
  }),
  given('refuses a second document with the same id', [START], async (samples) => {
    const error = await catchError(() => samples.insertOne({ _id: 's', name: 'other' }));
    expect(isDuplicateKey(error)).toBe(true);
    expect(await samples.findOne({ _id: 's' })).toEqual(START);
  }),
  given('keeps what came before the refused document of an insertMany', [START], async (samples) => {
    const error = await catchError(() => samples.insertMany([{ _id: 'before' }, { _id: 's' }, { _id: 'after' }]));
    expect(isDuplicateKey(error)).toBe(true);
    expect(idsOf(await samples.find({}).sort({ _id: 1 }).toArray())).toBe('before s');
  }),
  given('counts a change that changes nothing as matched, not modified', [START], async (samples) => {
    expect(await samples.updateOne({ _id: 's' }, { $set: { name: 'one' } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
    expect(await samples.updateOne({ _id: 'nobody' }, { $set: { name: 'n' } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedId: null,
    });
  }),
  given(
    'changes all matches with updateMany',
    [
      { _id: 'a', count: 1 },
      { _id: 'b', count: 2 },
      { _id: 'c', count: 9 },
    ],
    async (samples) => {
      expect(await samples.updateMany({ count: { $lt: 5 } }, { $inc: { count: 10 } })).toMatchObject({
        matchedCount: 2,
        modifiedCount: 2,
      });
      expect(
        idsOf(
          await samples
            .find({ count: { $gt: 10 } })
            .sort({ _id: 1 })
            .toArray(),
        ),
      ).toBe('a b');
    },
  ),
  given('inserts on an upsert that finds nothing, from filter, $set and $setOnInsert', [], async (samples) => {
    const update: Update = { $set: { count: 1 }, $setOnInsert: { name: 'new' } };
    expect(await samples.updateOne({ _id: 'u', 'place.town': 'Oslo' }, update, { upsert: true })).toMatchObject({
      matchedCount: 0,
      upsertedCount: 1,
      upsertedId: 'u',
    });
    expect(await samples.findOne({ _id: 'u' })).toEqual({ _id: 'u', place: { town: 'Oslo' }, count: 1, name: 'new' });
  }),
  given('leaves $setOnInsert aside on an upsert that finds', [START], async (samples) => {
    const update: Update = { $set: { count: 7 }, $setOnInsert: { name: 'new' } };
    expect(await samples.updateOne({ _id: 's' }, update, { upsert: true })).toMatchObject({
      matchedCount: 1,
      upsertedCount: 0,
      upsertedId: null,
    });
    expect(await samples.findOne({ _id: 's' })).toEqual({ ...START, count: 7 });
  }),
  given('takes the id of an upsert from $setOnInsert', [], async (samples) => {
    await samples.updateOne({ name: 'key' }, { $inc: { count: 1 }, $setOnInsert: { _id: 'k' } }, { upsert: true });
    await samples.updateOne({ name: 'key' }, { $inc: { count: 1 }, $setOnInsert: { _id: 'l' } }, { upsert: true });
    expect(await samples.find({}).toArray()).toEqual([{ _id: 'k', name: 'key', count: 2 }]);
  }),
  given('returns the document before or after findOneAndUpdate', [START], async (samples) => {
    expect(await samples.findOneAndUpdate({ _id: 's' }, { $inc: { count: 1 } }, {})).toEqual(START);
    expect(await samples.findOneAndUpdate({ _id: 's' }, { $inc: { count: 1 } }, { returnDocument: 'after' })).toEqual({
      ...START,
      count: 5,
    });
    expect(await samples.findOneAndUpdate({ _id: 'nobody' }, { $inc: { count: 1 } }, {})).toBeNull();
    expect(
      await samples.findOneAndUpdate({ _id: 'n' }, { $inc: { count: 1 } }, { upsert: true, returnDocument: 'after' }),
    ).toEqual({ _id: 'n', count: 1 });
  }),
  given('returns only the fields asked for from findOneAndUpdate', [START], async (samples) => {
    expect(
      await samples.findOneAndUpdate(
        { _id: 's' },
        { $inc: { count: 1 } },
        { returnDocument: 'after', projection: { count: 1, _id: 0 } },
      ),
    ).toEqual({ count: 4 });
  }),
  given(
    'lets findOneAndUpdate take the first in order',
    [
      { _id: 'a', count: 5 },
      { _id: 'b', count: 1 },
      { _id: 'c', count: 3 },
    ],
    async (samples) => {
      expect(
        (await samples.findOneAndUpdate({ name: null }, { $set: { name: 'taken' } }, { sort: { count: 1 } }))?._id,
      ).toBe('b');
      expect(
        (await samples.findOneAndUpdate({ name: null }, { $set: { name: 'taken' } }, { sort: { count: 1 } }))?._id,
      ).toBe('c');
    },
  ),
  given('gives each place once to callers at the same time', [{ _id: 'room', count: 20 }], async (samples) => {
    const tries = Array.from({ length: 60 }, () =>
      samples.findOneAndUpdate({ _id: 'room', count: { $gt: 0 } }, { $inc: { count: -1 } }, {}),
    );
    expect((await Promise.all(tries)).filter((place) => place !== null)).toHaveLength(20);
    expect((await samples.findOne({ _id: 'room' }))?.count).toBe(0);
  }),
  given('inserts once and loses no update of upserts at the same time', [], async (samples) => {
    const update: Update = { $inc: { count: 1 }, $setOnInsert: { name: 'first' } };
    const upserts = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0
        ? samples.updateOne({ _id: 'u' }, update, { upsert: true }).then(({ upsertedCount }) => upsertedCount)
        : samples.findOneAndUpdate({ _id: 'u' }, update, { upsert: true }).then((before) => (before === null ? 1 : 0)),
    );
    const inserted = await Promise.all(upserts);
    expect(inserted.filter((count) => count === 1)).toHaveLength(1);
    expect(await samples.findOne({ _id: 'u' })).toEqual({ _id: 'u', name: 'first', count: 30 });
  }),
  given('refuses an upsert whose filter excludes the document of its id', [START], async (samples) => {
    const upsert = () => samples.updateOne({ _id: 's', count: -1 }, { $set: { count: 9 } }, { upsert: true });
    expect(isDuplicateKey(await catchError(upsert))).toBe(true);
    expect(await samples.findOne({ _id: 's' })).toEqual(START);
  }),
  given(
    'counts and claims in one step, once for each claim',
    [{ _id: 'item', count: 3, claims: {} }],
    async (samples) => {
      const take = (claim: string) =>
        samples.findOneAndUpdate(
          { _id: 'item', count: { $gte: 2 }, [`claims.${claim}`]: { $exists: false } },
          { $inc: { count: -2 }, $set: { [`claims.${claim}`]: 2 } },
          { returnDocument: 'after' },
        );
      const release = (claim: string) =>
        samples.findOneAndUpdate(
          { _id: 'item', [`claims.${claim}`]: 2 },
          { $inc: { count: 2 }, $unset: { [`claims.${claim}`]: '' } },
          { returnDocument: 'after' },
        );
      expect(await take('one')).toEqual({ _id: 'item', count: 1, claims: { one: 2 } });
      expect([await take('one'), await take('two')]).toEqual([null, null]);
      expect(await release('one')).toEqual({ _id: 'item', count: 3, claims: {} });
      expect([await release('one'), (await take('two'))?.claims]).toEqual([null, { two: 2 }]);
    },
  ),
  given(
    'takes documents out, one or many',
    [
      { _id: 'a', count: 1 },
      { _id: 'b', count: 1 },
      { _id: 'c', count: 1 },
      { _id: 'd', count: 2 },
    ],
    async (samples) => {
      expect((await samples.findOneAndDelete({ count: 1 }, { sort: { _id: -1 } }))?._id).toBe('c');
      expect(await samples.deleteOne({ _id: 'd' })).toMatchObject({ deletedCount: 1 });
      expect(await samples.deleteMany({ count: 1 })).toMatchObject({ deletedCount: 2 });
      expect(await samples.deleteOne({ _id: 'd' })).toMatchObject({ deletedCount: 0 });
      expect(await samples.countDocuments({})).toBe(0);
    },
  ),
  given('holds a unique index on insert', [{ _id: 'a', name: 'n' }], async (samples) => {
    await samples.createIndex({ name: 1 }, { unique: true });
    expect(isDuplicateKey(await catchError(() => samples.insertOne({ _id: 'b', name: 'n' })))).toBe(true);
    expect(idsOf(await samples.find({}).toArray())).toBe('a');
  }),
  given(
    'holds a unique index on update',
    [
      { _id: 'a', name: 'n' },
      { _id: 'b', name: 'm' },
    ],
    async (samples) => {
      await samples.createIndex({ name: 1 }, { unique: true });
      expect(isDuplicateKey(await catchError(() => samples.updateOne({ _id: 'b' }, { $set: { name: 'n' } })))).toBe(
        true,
      );
      expect((await samples.findOne({ _id: 'b' }))?.name).toBe('m');
    },
  ),
  given('names the field of the unique index that was hit', [{ _id: 'a', name: 'n', count: 1 }], async (samples) => {
    await samples.createIndex({ name: 1 }, { unique: true });
    await samples.createIndex({ count: 1 }, { unique: true });
    const byName = await catchError(() => samples.insertOne({ _id: 'b', name: 'n', count: 2 }));
    expect([isDuplicateKey(byName, 'name'), isDuplicateKey(byName, 'count')]).toEqual([true, false]);
    const byCount = await catchError(() => samples.insertOne({ _id: 'b', name: 'm', count: 1 }));
    expect([isDuplicateKey(byCount, 'name'), isDuplicateKey(byCount, 'count')]).toEqual([false, true]);
  }),
  given('holds a compound unique index', [{ _id: 'a', name: 'n', count: 1 }], async (samples) => {
    await samples.createIndex({ name: 1, count: 1 }, { unique: true });
    await samples.insertOne({ _id: 'b', name: 'n', count: 2 });
    expect(isDuplicateKey(await catchError(() => samples.insertOne({ _id: 'c', name: 'n', count: 2 })))).toBe(true);
  }),
  given('takes a missing field as one value of a unique index', [{ _id: 'a' }], async (samples) => {
    await samples.createIndex({ name: 1 }, { unique: true });
    expect(isDuplicateKey(await catchError(() => samples.insertOne({ _id: 'b' })))).toBe(true);
  }),
  given(
    'leaves missing fields out of a sparse unique index',
    [{ _id: 'a' }, { _id: 'b' }, { _id: 'c', name: 'n' }],
    async (samples) => {
      await samples.createIndex({ name: 1 }, { unique: true, sparse: true });
      await samples.insertOne({ _id: 'd' });
      expect(isDuplicateKey(await catchError(() => samples.insertOne({ _id: 'e', name: 'n' })))).toBe(true);
      expect(await samples.countDocuments({ name: null })).toBe(3);
    },
  ),
  given(
    'holds a partial unique index only where its filter matches',
    [
      { _id: 'a', name: 'n', isOpen: true },
      { _id: 'b', name: 'n', isOpen: false },
    ],
    async (samples) => {
      await samples.createIndex({ name: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
      await samples.insertOne({ _id: 'c', name: 'n', isOpen: false });
      expect(isDuplicateKey(await catchError(() => samples.insertOne({ _id: 'd', name: 'n', isOpen: true })))).toBe(
        true,
      );
    },
  ),
  given(
    'refuses a unique index over documents that break it',
    [
      { _id: 'a', name: 'n' },
      { _id: 'b', name: 'n' },
    ],
    async (samples) => {
      expect(isDuplicateKey(await catchError(() => samples.createIndex({ name: 1 }, { unique: true })))).toBe(true);
    },
  ),
  given('declares the same index twice without complaint', [START], async (samples) => {
    expect(await samples.createIndex({ name: 1, count: -1 })).toBe('name_1_count_-1');
    expect(await samples.createIndex({ name: 1, count: -1 })).toBe('name_1_count_-1');
  }),
  {
    title: 'keeps collections apart',
    async prove(db) {
      await samplesOf(db).insertOne({ _id: 'a', name: 'here' });
      await db.collection<Sample>('others').insertOne({ _id: 'a', name: 'there' });
      expect((await samplesOf(db).findOne({ _id: 'a' }))?.name).toBe('here');
      expect((await db.collection<Sample>('others').findOne({ _id: 'a' }))?.name).toBe('there');
    },
  },
];
