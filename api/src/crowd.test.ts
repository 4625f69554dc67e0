import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cart, PostAnswer } from '@verse/api-contract/api';
import { type ApiProcess, buildApi, spawnBuiltApi } from '../test/api-process';
import { openSiteStore, removeSite } from '../test/site-store';
import { admit, signedInAs } from '../test/test-editor';
import { untilServed } from '../test/until-served';

/** `npm run soak -- crowd` simulates two hundred people. */
const CROWD = Number(process.env.CROWD ?? 30);
/** Ten units of each product are available. */
const PRODUCTS = Math.ceil(CROWD / 10);
const people = Array.from({ length: CROWD }, (_, index) => `person-${index}`);

let dataDir: string;
let processes: ApiProcess[];

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-crowd-'));
  const { db, close } = await openSiteStore(dataDir);
  for (const id of people) await admit(db, id, 'member');
  const sizes = [{ width: 16, height: 9, webp: 'a.webp', jpeg: 'a.jpg' }];
  for (let id = 0; id < PRODUCTS; id += 1)
    await db.collection('products').insertOne({
      _id: String(id),
      area: 'store',
      status: 'published',
      name: 'Pin',
      picture: { sizes, small: 'a.jpg' },
      prices: { USD: 100 },
      rating: 4,
      category: 'Fashion',
      position: id,
    } as { _id: string });
  await db.collection('feed_posts').insertOne({
    _id: 'post',
    authorId: 'person-0',
    text: 'A post',
    picture: null,
    alt: '',
    madeHow: 'unsaid',
    visibility: 'public',
    state: 'shown',
    createdAt: new Date(),
    editedAt: null,
    deletedAt: null,
    version: 1,
    removal: null,
    fingerprint: null,
    likes: 0,
    comments: 0,
    commenters: 0,
    acts: 0,
    trendAt: new Date(),
  } as { _id: string });
  await close();
});
beforeEach(async () => {
  processes = await Promise.all([spawnBuiltApi(dataDir), spawnBuiltApi(dataDir)]);
});
afterEach(async () => void (await Promise.all(processes.map((one) => one.kill()))));
afterAll(() => removeSite(dataDir));

/** Sends all requests at the same time, alternating between two processes. */
const all = (ask: (origin: string, index: number) => Promise<Response>): Promise<number[]> =>
  Promise.all(
    people.map(async (_, index) => {
      const answer = await untilServed(() => ask(processes[index % 2]!.origin, index));
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
const allWell = people.map(() => 200);

// @proves GAP-044 R6
it(`${CROWD} concurrent additions to one cart over two processes are in it once, repeated ones included`, async () => {
  const headers = { ...signedInAs('person-0'), 'content-type': 'application/json' };
  const answers = await all((origin, index) =>
    fetch(`${origin}/api/cart/lines`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ item: `product:${index % PRODUCTS}`, quantity: 1, click: `click-number-${index}` }),
    }),
  );
  const cart = (await (await fetch(`${processes[0]!.origin}/api/cart`, { headers })).json()) as Cart;
  expect([answers, cart.count, cart.revision]).toEqual([allWell, CROWD, CROWD]);
});

// @proves GAP-052 R6
it(`${CROWD} likes of one post, the first requests of two processes, are counted once each`, async () => {
  const answers = await all((origin, index) =>
    fetch(`${origin}/api/posts/post/like`, { method: 'PUT', headers: signedInAs(people[index]!) }),
  );
  expect(answers).toEqual(allWell);
  const { origin } = processes[0]!;
  let likes = 0;
  // A like whose request got a 503 is still completed, possibly after the response.
  while (likes < CROWD) {
    const read = await fetch(`${origin}/api/posts/post`, { headers: signedInAs('person-0') });
    likes = ((await read.json()) as PostAnswer).post.likes;
  }
  expect(likes).toBe(CROWD);
});
