import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../open-store';
import type { FullScan } from '../opened-store';
import type { CollectionPort } from '../port';
import { Catalog } from './catalog';
import { Connection } from './connection';
import { planQuery } from './query-plan';

interface Post {
  _id: string;
  status: string;
  author: string;
  createdAt: Date;
  tags: string[];
}

let scans: FullScan[];
let warnings: string[];
let posts: CollectionPort<Post>;
let close: () => Promise<void>;

beforeEach(async () => {
  scans = [];
  warnings = [];
  const store = await openStore({
    onFullScan: (scan) => scans.push(scan),
    logger: { warn: (_details, message) => warnings.push(message) },
  });
  close = store.close;
  posts = store.db.collection<Post>('posts');
  await posts.createIndex({ createdAt: -1 });
  await posts.createIndex({ status: 1, createdAt: -1 });
  await posts.createIndex({ tags: 1 });
  const documents = Array.from({ length: 200 }, (_, index) => ({
    _id: `p${index}`,
    status: index % 3 === 0 ? 'draft' : 'published',
    author: `a${index % 5}`,
    createdAt: new Date(index * 1000),
    tags: ['t'],
  }));
  await posts.insertMany(documents);
});
afterEach(() => close());

describe('the embedded store', () => {
  // @proves R1
  it.each([
    ['the newest twelve', () => posts.find({}).sort({ createdAt: -1 }).limit(12).toArray()],
    [
      'the newest twelve of one status',
      () => posts.find({ status: 'published' }).sort({ createdAt: -1 }).limit(12).toArray(),
    ],
    ['one by its id', () => posts.findOne({ _id: 'p7' })],
    ['a count of one status', () => posts.countDocuments({ status: 'draft' })],
    ['an element of an indexed array', () => posts.find({ tags: 't' }).toArray()],
    ['everything, asked for as such', () => posts.find({}).toArray()],
    ['a scan with its reason', () => posts.find({ author: 'a1' }, { comment: 'twenty authors at most' }).toArray()],
  ])('answers %s without reporting a missing index', async (_title, ask) => {
    await ask();
    expect(scans).toEqual([]);
    expect(warnings).toEqual([]);
  });

  // @proves R1
  it.each([
    ['a list by a path without index', () => posts.find({ author: 'a1' }).toArray(), 'author'],
    ['an order without index', () => posts.find({}).sort({ author: 1 }).toArray(), 'author'],
    ['a pattern on an indexed path', () => posts.find({ status: /^pub/ }).toArray(), 'status'],
    [
      'the first twelve of an order that the index does not hold',
      () => posts.find({ status: 'draft' }).sort({ author: 1 }).limit(12).toArray(),
      'status,author',
    ],
    [
      'a change by a path without index',
      () => posts.updateMany({ author: 'a1' }, { $set: { status: 'draft' } }),
      'author',
    ],
  ])('reports %s', async (_title, ask, paths) => {
    await ask();
    expect(scans).toEqual([{ collection: 'posts', paths, milliseconds: expect.any(Number) }]);
    expect(warnings).toEqual(['store: no index serves this query']);
  });

  // @proves R1
  it('reads the newest twelve from the index, which SQLite confirms', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verse-plan-'));
    const path = join(folder, 'store.sqlite');
    const store = await openStore({ path });
    const kept = store.db.collection<Post>('posts');
    await kept.createIndex({ status: 1, createdAt: -1 });
    await kept.insertOne({ _id: 'a', status: 'published', author: 'a', createdAt: new Date(), tags: [] });
    const catalog = new Catalog(new Connection(path));
    catalog.refresh();
    const { sql, parameters } = planQuery(
      'posts',
      { status: 'published' },
      { sort: { createdAt: -1 }, limit: 12 },
      catalog,
    );
    const steps = new Connection(path).all(`EXPLAIN QUERY PLAN ${sql}`, parameters).map(({ detail }) => detail);
    expect(steps).toEqual(['SEARCH c_posts USING INDEX i_posts_status_1_createdAt_-1 (<expr>=?)']);
    await store.close();
    await rm(folder, { recursive: true });
  });

  // @proves R1
  it('pages the newest twelve of one status in order', async () => {
    const page = async (skip: number) =>
      (await posts.find({ status: 'published' }).sort({ createdAt: -1 }).skip(skip).limit(12).toArray()).map(
        ({ _id }) => _id,
      );
    expect(await page(0)).toEqual([
      'p199',
      'p197',
      'p196',
      'p194',
      'p193',
      'p191',
      'p190',
      'p188',
      'p187',
      'p185',
      'p184',
      'p182',
    ]);
    expect((await page(12))[0]).toBe('p181');
  });
});
