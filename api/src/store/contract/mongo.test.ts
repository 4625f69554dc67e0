import { MongoClient } from 'mongodb';
import { createId } from '../identifier';
import { openStore } from '../open-store';
import { describeContract } from './contract.suite';

const { STORE_TEST_URI: uri, STORE_TEST_ABSENT: reason } = process.env;

/** FerretDB 1.24 on SQLite replaces MongoDB if no MongoDB server is available. */
const isStandIn = process.env.STORE_TEST_IS_STAND_IN === '1';

const STAND_IN_LACKS: Record<string, string> = {
  'finds $elemMatch on one element': 'FerretDB: unknown operator: name',
  'finds $elemMatch on one element, with indexes': 'FerretDB: unknown operator: name',
  'gives back arrays inside arrays': 'FerretDB: nested arrays are not supported',
  'applies $push of several, the last two kept': 'FerretDB: $slice of $push is not implemented',
  'returns only the fields asked for from findOneAndUpdate': 'FerretDB: findAndModify: fields is not implemented yet',
  'gives each place once to callers at the same time':
    'FerretDB: findAndModify reads and writes in separate statements',
  'inserts once and loses no update of upserts at the same time':
    'FerretDB: updates read and write in separate statements',
  'holds a unique index on update': 'FerretDB: the refusal of an update carries another code than 11000',
  'names the field of the unique index that was hit': 'FerretDB: error 11000 names no index',
  'takes a missing field as one value of a unique index':
    'FerretDB: the SQLite back end takes missing values as distinct',
  'holds a partial unique index only where its filter matches':
    'FerretDB: partialFilterExpression is not implemented yet',
  'refuses a unique index over documents that break it': 'FerretDB: error 11000 is not raised by createIndexes',
};

async function open() {
  const databaseName = `verse_${createId()}`;
  const { db, close } = await openStore({ mongoUri: uri!, databaseName });
  return {
    db,
    async close() {
      await close();
      const client = new MongoClient(uri!);
      await client.db(databaseName).dropDatabase();
      await client.close();
    },
  };
}

if (uri === undefined) {
  describe(`the storage contract on MongoDB is left out: ${reason}`, () => {
    // @proves GAP-001
    it('is proved on the embedded store alone', () => expect(reason).toBeTruthy());
  });
} else {
  describeContract({
    name: isStandIn ? 'the driver, with FerretDB' : 'the driver, with MongoDB',
    open,
    lacks: isStandIn ? STAND_IN_LACKS : {},
  });
}
