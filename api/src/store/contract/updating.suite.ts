import type { Update } from '../port';
import { type Case, given, type Sample } from './target.suite';

export const START: Sample = {
  _id: 's',
  name: 'one',
  count: 3,
  at: new Date(1000),
  tags: ['x', 'y', 'x'],
  place: { town: 'Turin' },
};

/** Updates applied to START, and the resulting fields. */
const CHANGES: [string, Update, Partial<Sample>][] = [
  [
    '$set, nested and new',
    { $set: { name: 'two', 'place.floor': 4 } },
    { name: 'two', place: { town: 'Turin', floor: 4 } },
  ],
  ['$set to null', { $set: { name: null } }, { name: null }],
  ['$unset', { $unset: { name: '', 'place.town': '' } }, { name: undefined, place: {} }],
  ['$inc', { $inc: { count: -5 } }, { count: -2 }],
  ['$inc of a missing field', { $inc: { 'place.floor': 2 } }, { place: { town: 'Turin', floor: 2 } }],
  ['$mul', { $mul: { count: 4 } }, { count: 12 }],
  ['$min and $max', { $min: { count: 2 }, $max: { at: new Date(2000) } }, { count: 2, at: new Date(2000) }],
  ['$push', { $push: { tags: 'z' } }, { tags: ['x', 'y', 'x', 'z'] }],
  ['$push of several, the last two kept', { $push: { tags: { $each: ['p', 'q'], $slice: -2 } } }, { tags: ['p', 'q'] }],
  ['$push to a missing array', { $push: { parts: { name: 'p' } } }, { parts: [{ name: 'p' }] }],
  ['$addToSet only of what is new', { $addToSet: { tags: { $each: ['x', 'z'] } } }, { tags: ['x', 'y', 'x', 'z'] }],
  ['$pull', { $pull: { tags: 'x' } }, { tags: ['y'] }],
  ['$pullAll', { $pullAll: { tags: ['x', 'y'] } }, { tags: [] }],
  ['$pop from the front', { $pop: { tags: -1 } }, { tags: ['y', 'x'] }],
  ['$rename', { $rename: { name: 'title' } }, { name: undefined, title: 'one' } as Partial<Sample>],
  [
    'several operators at once',
    { $set: { name: 'n' }, $inc: { count: 1 }, $push: { tags: 'z' } },
    { name: 'n', count: 4, tags: ['x', 'y', 'x', 'z'] },
  ],
];

/** Updates to START that must be rejected without changing anything. */
const REJECTED: [string, Update][] = [
  ['$inc of a text', { $inc: { name: 1 } }],
  ['$push to a number', { $push: { count: 1 } }],
  ['$addToSet to a text', { $addToSet: { name: 'x' } }],
  ['a path through a text', { $set: { 'name.first': 'x' } }],
  ['two changes of one field', { $set: { count: 1 }, $inc: { count: 1 } }],
  ['another _id', { $set: { _id: 'other' } }],
  ['a whole document in place of operators', { name: 'x' } as Update],
  ['an unknown operator', { $grow: { count: 1 } } as Update],
];

const changes = CHANGES.map(([title, update, expected]) =>
  given(`applies ${title}`, [START], async (samples) => {
    expect(await samples.updateOne({ _id: 's' }, update)).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
      upsertedId: null,
    });
    expect(await samples.findOne({ _id: 's' })).toEqual({ ...START, ...expected });
  }),
);

const rejected = REJECTED.map(([title, update]) =>
  given(`refuses ${title}`, [START], async (samples) => {
    await expect((async () => samples.updateOne({ _id: 's' }, update))()).rejects.toThrow();
    expect(await samples.findOne({ _id: 's' })).toEqual(START);
  }),
);

export const UPDATING: Case[] = [...changes, ...rejected];
