import type { Filter } from '../port';
import { type Case, given, idsOf, type Sample, samplesOf } from './target.suite';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

const SAMPLES: Sample[] = [
  {
    _id: 'a',
    name: 'Ada',
    count: 1,
    at: day(1),
    isOpen: true,
    tags: ['x', 'y'],
    place: { town: 'Turin', floor: 1 },
    parts: [
      { name: 'p', size: 1 },
      { name: 'q', size: 5 },
    ],
  },
  {
    _id: 'b',
    name: 'Bo',
    count: 2,
    at: day(2),
    isOpen: false,
    tags: ['y'],
    place: { town: 'Oslo', floor: null },
    parts: [{ name: 'p', size: 9 }],
  },
  { _id: 'c', name: null, count: '2', at: day(3), tags: [], place: {} },
  { _id: 'd', count: true, isOpen: true },
];

/** Each query runs first without any index, then with an index on every path that it could use. */
const QUESTIONS: [string, Filter, string][] = [
  ['an equal string', { name: 'Ada' }, 'a'],
  ['an equal number, not the string or the boolean like it', { count: 2 }, 'b'],
  ['the number 1, not true', { count: 1 }, 'a'],
  ['a boolean, not the number 1', { count: true }, 'd'],
  ['false, not a missing field', { isOpen: false }, 'b'],
  ['an equal date', { at: day(2) }, 'b'],
  ['null for null and for missing fields', { name: null }, 'c d'],
  ['null inside a missing or null path', { 'place.floor': null }, 'b c d'],
  ['$ne with what is missing', { name: { $ne: 'Ada' } }, 'b c d'],
  ['$ne null without what is missing', { name: { $ne: null } }, 'a b'],
  ['$ne true', { isOpen: { $ne: true } }, 'b c'],
  ['$in over several types', { count: { $in: [1, '2', true] } }, 'a c d'],
  ['$in with null for missing fields', { name: { $in: [null, 'Bo'] } }, 'b c d'],
  ['nothing for an empty $in', { name: { $in: [] } }, ''],
  ['$nin', { name: { $nin: ['Ada', null] } }, 'b'],
  ['$gt within numbers', { count: { $gt: 1 } }, 'b'],
  ['$lte within numbers', { count: { $lte: 2 } }, 'a b'],
  ['$lt within strings', { name: { $lt: 'B' } }, 'a'],
  ['$gte within strings and not within dates', { name: { $gte: 'A' } }, 'a b'],
  ['$gte and $lt within dates', { at: { $gte: day(2), $lt: day(3) } }, 'b'],
  ['$exists true for null too', { name: { $exists: true } }, 'a b c'],
  ['$exists false', { at: { $exists: false } }, 'd'],
  ['a nested path', { 'place.town': 'Oslo' }, 'b'],
  ['an element of an array', { tags: 'y' }, 'a b'],
  ['a path through an array of documents', { 'parts.name': 'q' }, 'a'],
  ['$all', { tags: { $all: ['x', 'y'] } }, 'a'],
  ['$size', { tags: { $size: 0 } }, 'c'],
  ['$elemMatch on one element', { parts: { $elemMatch: { name: 'p', size: { $gt: 5 } } } }, 'b'],
  ['two conditions met by different elements', { 'parts.name': 'p', 'parts.size': 5 }, 'a'],
  ['$not', { count: { $not: { $gt: 1 } } }, 'a c d'],
  ['$regex as text', { name: { $regex: '^a', $options: 'i' } }, 'a'],
  ['a regular expression', { name: /o$/ }, 'b'],
  ['$or', { $or: [{ name: 'Ada' }, { count: '2' }] }, 'a c'],
  ['$and', { $and: [{ isOpen: true }, { name: 'Ada' }] }, 'a'],
  ['$nor', { $nor: [{ isOpen: true }, { name: 'Bo' }] }, 'c'],
  ['several fields at once', { isOpen: true, name: 'Ada', 'place.town': 'Turin' }, 'a'],
  ['ids', { _id: { $in: ['a', 'd'] } }, 'a d'],
  ['ids after one', { _id: { $gt: 'b' } }, 'c d'],
];

const byId = async (samples: ReturnType<typeof samplesOf>, filter: Filter) =>
  idsOf(await samples.find(filter).sort({ _id: 1 }).toArray());

const questions = QUESTIONS.flatMap(([title, filter, expected]): Case[] => [
  given(`finds ${title}`, SAMPLES, async (samples) => {
    expect(await byId(samples, filter)).toBe(expected);
    expect(await samples.countDocuments(filter)).toBe(expected === '' ? 0 : expected.split(' ').length);
  }),
  given(`finds ${title}, with indexes`, SAMPLES, async (samples) => {
    for (const path of [
      'name',
      'count',
      'at',
      'isOpen',
      'tags',
      'place.town',
      'place.floor',
      'parts.name',
      'parts.size',
    ])
      await samples.createIndex({ [path]: 1 });
    expect(await byId(samples, filter)).toBe(expected);
    expect(await samples.countDocuments(filter)).toBe(expected === '' ? 0 : expected.split(' ').length);
  }),
]);

export const READING: Case[] = [
  ...questions,
  given('gives back dates, buffers, nested values and text of any kind as they were stored', [], async (samples) => {
    const full: Sample = {
      _id: 'f',
      name: '{"$date":"x"} 🦉 \u0000',
      at: day(9),
      picture: Buffer.from([0, 255, 7]),
      place: { town: 'Łódź', floor: null },
      tags: [1.5, 'a', null, false, day(3)],
    };
    await samples.insertOne(full);
    expect(await samples.findOne({ _id: 'f' })).toEqual(full);
    expect(await samples.countDocuments({ name: '{"$date":"x"} 🦉 \u0000' })).toBe(1);
  }),
  given('counts no further than it is told to', SAMPLES, async (samples) => {
    expect(await samples.countDocuments({ _id: { $gte: 'b' } }, { limit: 2 })).toBe(2);
    expect(await samples.countDocuments({ _id: { $gte: 'b' } }, { limit: 99 })).toBe(3);
    expect(await samples.countDocuments({ tags: 'x' }, { limit: 1 })).toBe(1);
  }),
  given('gives back arrays inside arrays', [], async (samples) => {
    await samples.insertOne({ _id: 'n', tags: [[1, [2]], []] });
    expect(await samples.findOne({ _id: 'n' })).toEqual({ _id: 'n', tags: [[1, [2]], []] });
  }),
  given('leaves undefined fields out', [{ _id: 'u', name: undefined, count: 1 }], async (samples) => {
    expect(Object.keys((await samples.findOne({ _id: 'u' }))!).sort()).toEqual(['_id', 'count']);
  }),
  given('answers null when nothing is found', [], async (samples) => {
    expect(await samples.findOne({ _id: 'nobody' })).toBeNull();
    expect(await samples.find({ name: 'nobody' }).toArray()).toEqual([]);
  }),
  given(
    'sorts what is missing first, then numbers, upwards and downwards',
    [{ _id: 'm' }, { _id: 'n', count: 10 }, { _id: 'o', count: 9 }],
    async (samples) => {
      expect(idsOf(await samples.find({}).sort({ count: 1 }).toArray())).toBe('m o n');
      expect(idsOf(await samples.find({}).sort({ count: -1 }).toArray())).toBe('n o m');
      await samples.createIndex({ count: 1 });
      expect(idsOf(await samples.find({}).sort({ count: 1 }).toArray())).toBe('m o n');
      expect(idsOf(await samples.find({}).sort({ count: -1 }).toArray())).toBe('n o m');
    },
  ),
  given('sorts by several paths, then skips and limits', SAMPLES, async (samples) => {
    expect(
      idsOf(
        await samples
          .find({ _id: { $in: ['a', 'b', 'd'] } })
          .sort({ isOpen: -1, _id: -1 })
          .skip(1)
          .limit(2)
          .toArray(),
      ),
    ).toBe('a b');
    await samples.createIndex({ isOpen: -1, _id: -1 });
    expect(
      idsOf(
        await samples
          .find({ _id: { $in: ['a', 'b', 'd'] } }, { sort: { isOpen: -1, _id: -1 }, skip: 1, limit: 2 })
          .toArray(),
      ),
    ).toBe('a b');
  }),
  given('sorts dates by time', SAMPLES, async (samples) => {
    expect(
      idsOf(
        await samples
          .find({ at: { $exists: true } })
          .sort({ at: -1 })
          .toArray(),
      ),
    ).toBe('c b a');
  }),
  given('keeps only the fields asked for, through arrays as well', SAMPLES, async (samples) => {
    expect(await samples.find({ _id: 'a' }).project({ name: 1, 'parts.size': 1, 'place.town': 1 }).toArray()).toEqual([
      { _id: 'a', name: 'Ada', place: { town: 'Turin' }, parts: [{ size: 1 }, { size: 5 }] },
    ]);
    expect(await samples.findOne({ _id: 'd' }, { projection: { isOpen: 1, _id: 0 } })).toEqual({ isOpen: true });
  }),
  given('gives nothing but ids where only they are asked for', SAMPLES, async (samples) => {
    expect(
      await samples
        .find({ _id: { $gte: 'b', $lt: 'd' } })
        .sort({ _id: -1 })
        .project({ _id: 1 })
        .toArray(),
    ).toEqual([{ _id: 'c' }, { _id: 'b' }]);
    expect(
      await samples
        .find({ _id: { $in: ['a', 'd', 'x'] } })
        .sort({ _id: 1 })
        .skip(1)
        .project({ _id: 1 })
        .toArray(),
    ).toEqual([{ _id: 'd' }]);
    expect(await samples.find({ name: 'Bo' }).project({ _id: 1 }).toArray()).toEqual([{ _id: 'b' }]);
    expect(await samples.find({ tags: 'y' }).sort({ count: -1 }).project({ _id: 1 }).toArray()).toEqual([
      { _id: 'b' },
      { _id: 'a' },
    ]);
  }),
  given('drops the fields named', SAMPLES, async (samples) => {
    expect(await samples.findOne({ _id: 'd' }, { projection: { isOpen: 0 } })).toEqual({ _id: 'd', count: true });
    expect(await samples.findOne({ _id: 'b' }, { projection: { 'parts.size': 0, tags: 0, at: 0, place: 0 } })).toEqual({
      _id: 'b',
      name: 'Bo',
      count: 2,
      isOpen: false,
      parts: [{ name: 'p' }],
    });
  }),
  given('is read one by one', SAMPLES, async (samples) => {
    const seen: string[] = [];
    for await (const sample of samples.find({}).sort({ _id: 1 })) seen.push(sample._id);
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
  }),
  given('lists distinct values, elements of arrays one by one', SAMPLES, async (samples) => {
    expect((await samples.distinct('tags', {})).sort()).toEqual(['x', 'y']);
    expect((await samples.distinct('place.town', { _id: { $ne: 'a' } })).sort()).toEqual(['Oslo']);
  }),
  given(
    'finds a document again after an indexed field became an array',
    [{ _id: 's', name: 'one' }],
    async (samples) => {
      await samples.createIndex({ name: 1 });
      expect(await samples.countDocuments({ name: 'one' })).toBe(1);
      await samples.updateOne({ _id: 's' }, { $set: { name: ['one', 'two'] } });
      expect(await samples.countDocuments({ name: 'two' })).toBe(1);
    },
  ),
];
