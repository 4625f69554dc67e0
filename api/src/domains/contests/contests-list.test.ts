import { contestListSchema } from '@verse/api-contract/contests/contests.schema';
import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import { termsAt } from '../../../test/contest-entries';
import { startTown, type Town, type Visitor } from '../../../test/people';
import { stopApis } from '../../../test/start-api';
import { createContestRepository } from './contests.repository';

afterEach(stopApis);

/** Inserts a live contest that ends in ten days and whose id contains `position`. */
async function stage({ api, clock }: Town, position: number, more: object = {}): Promise<string> {
  const now = clock.now.getTime();
  const id = `contest${position}`;
  await api.store.db.collection<{ _id: string }>('contests').insertOne({
    _id: id,
    title: `Contest ${position}`,
    cover: null,
    description: 'Draw it.',
    prizeCents: 100,
    feeCents: 0,
    maxParticipants: 9,
    tags: [],
    position,
    version: 0,
    startsAt: new Date(now - DAY_MS),
    deadline: new Date(now + 10 * DAY_MS),
    terms: termsAt(clock.now),
    ...more,
  } as { _id: string });
  return id;
}

async function page(visitor: Visitor, query = '') {
  const answer = await visitor.get(`/api/contests${query}`);
  expect(answer.status).toBe(200);
  return contestListSchema.strict().parse(await answer.json());
}
const ids = async (visitor: Visitor, query = '') => (await page(visitor, query)).contests.map(({ id }) => id.slice(7));

/** Returns the ids from all pages of a list. */
async function allOf(visitor: Visitor, query: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor = ''; ;) {
    const { contests, next } = await page(visitor, `?${query}${cursor}`);
    found.push(...contests.map(({ id }) => id.slice(7)));
    if (next === null) return found;
    cursor = `&cursor=${next}`;
  }
}

// @proves GAP-058 GAP-060 CST-05 CST-06 CST-07 CST-09
it('pages in each order follow each other without a gap or a repetition, for each status', async () => {
  const town = await startTown();
  const now = town.clock.now.getTime();
  const kinds = [
    { deadline: new Date(now + DAY_MS) },
    { startsAt: new Date(now + HOUR_MS), deadline: new Date(now + 5 * DAY_MS) },
    { deadline: new Date(now - HOUR_MS) },
  ];
  for (let index = 0; index < 21; index += 1) {
    const { deadline, ...kind } = kinds[index % 3]!;
    // Two contests of each kind share a deadline, so that the sort has ties.
    const later = new Date(deadline.getTime() + Math.floor(index / 6) * 1000);
    await stage(town, index, { ...kind, deadline: later, prizeCents: Math.floor(index / 2) * 100 });
  }
  const guest = town.visitor();
  const numbers = Array.from({ length: 21 }, (_, index) => index);
  const text = (all: number[]) => all.map(String);
  const liveFirst = [0, 1, 2].flatMap((kind) => numbers.filter((one) => one % 3 === kind));
  expect(await allOf(guest, 'limit=4')).toEqual(text(liveFirst));
  expect(await allOf(guest, 'limit=4&status=upcoming')).toEqual(text(numbers.filter((one) => one % 3 === 1)));
  const byPrize = await allOf(guest, 'limit=4&sort=prize');
  expect(new Set(byPrize).size).toBe(21);
  const halves = byPrize.map((one) => Math.floor(Number(one) / 2));
  expect(halves).toEqual(numbers.map((one) => 10 - Math.floor((one + 1) / 2)));
  const byDeadline = await allOf(guest, 'limit=4&sort=deadline');
  expect(new Set(byDeadline).size).toBe(21);
  expect(byDeadline.map((one) => Number(one) % 3)).toEqual([0, 1, 2].flatMap((kind) => Array<number>(7).fill(kind)));
  const ended = byDeadline.slice(14).map((one) => Math.floor(Number(one) / 6));
  expect(ended).toEqual([3, 2, 2, 1, 1, 0, 0]);
  expect(await allOf(guest, 'limit=4&sort=deadline&status=ended')).toEqual(byDeadline.slice(14));
  const wrong = await page(guest, '?limit=4');
  expect((await guest.get(`/api/contests?sort=prize&cursor=${wrong.next}`)).status).toBe(400);
  expect((await guest.get('/api/contests?status=over')).status).toBe(400);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-060
it('the status of a contest follows the clock, in lists of each status, too', async () => {
  const town = await startTown();
  const now = town.clock.now.getTime();
  await stage(town, 1, { startsAt: new Date(now + HOUR_MS), deadline: new Date(now + 2 * HOUR_MS) });
  const ada = await town.resident('member');
  const at = async () =>
    (await Promise.all(['upcoming', 'live', 'ended'].map((status) => ids(ada, `?status=${status}`)))).map(
      (found) => found.length,
    );
  expect(await at()).toEqual([1, 0, 0]);
  town.clock.now = new Date(now + HOUR_MS);
  expect(await at()).toEqual([0, 1, 0]);
  town.clock.now = new Date(now + 2 * HOUR_MS);
  expect(await at()).toEqual([0, 0, 1]);
});

// @proves CST-03 CST-10 CST-11 CST-12
it('finds fragments of titles and tags, and beginnings of words; filters and orders combine', async () => {
  const town = await startTown();
  await stage(town, 1, { title: 'Poster for a Kinder City', tags: ['Design', 'Ọ̀ṣun'], prizeCents: 1 });
  await stage(town, 2, { title: 'Thirty-Second Story', tags: ['Film'], description: 'Posters are welcome.' });
  await stage(town, 3, { title: 'Slow Network', tags: ['design'], prizeCents: 5 });
  await stage(town, 4, { title: 'Draft', position: null, tags: ['Hidden'] });
  const guest = town.visitor();
  expect((await page(guest)).tags).toEqual(['Design', 'Ọ̀ṣun', 'Film']);
  for (const [query, found] of Object.entries({
    'q=inder': ['1'],
    'q=Kinder%20Ci': ['1'],
    'q=poster': ['1', '2'],
    'q=sters': [],
    'q=osun': ['1'],
    'q=a': ['1', '2', '3'],
    'q=%21%21': [],
    'q=second%20film': ['2'],
    'tag=DESIGN': ['1', '3'],
    'tag=Design&sort=prize': ['3', '1'],
    'tag=Design&status=live&q=slow&sort=popularity': ['3'],
    'tag=Design&status=ended': [],
    'tag=Nothing': [],
    'q=draft': [],
  }))
    expect([query, await ids(guest, `?${query}`)]).toEqual([query, found]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('a changed contest is found by its new texts only, and a tag disappears with its last contest', async () => {
  const town = await startTown();
  const repository = await createContestRepository(town.api.store.db);
  const id = await stage(town, 1, { title: 'A lantern', tags: ['Light'] });
  const editor = await town.resident('editor');
  expect(await ids(editor, '?q=lantern&tag=Light')).toEqual(['1']);
  const { contests } = await page(editor);
  const { title: _, ...form } = {
    title: '',
    description: 'Draw.',
    prizePool: 5,
    entryFee: 0,
    maxParticipants: 9,
    tags: ['Dark'],
    startsAt: contests[0]!.startsAt,
    deadline: contests[0]!.deadline,
  };
  const change = { ...form, title: 'A candle' };
  const version = `"${contests[0]!.version}"`;
  expect((await editor.send('PATCH', `/api/contests/${id}`, change, { 'if-match': version })).status).toBe(200);
  expect(await ids(editor, '?q=lantern')).toEqual([]);
  expect(await ids(editor, '?q=candle')).toEqual(['1']);
  expect((await page(editor)).tags).toEqual(['Dark']);
  // Simulates a process killed right after the write.
  const before = (await repository.find(id))!;
  await repository.change(before, { position: null, state: 'cancelled' });
  const { contests: left, tags } = await page(editor);
  expect([left, tags]).toEqual([[], ['Dark']]);
  expect(await ids(editor, '?tag=Dark')).toEqual([]);
  expect((await page(editor)).tags).toEqual([]);
});

// @proves CST-07
it('the order by participants follows places that are taken, left, or held no longer', async () => {
  const town = await startTown({ CONTEST_FEES: '1' });
  for (const position of [1, 2]) await stage(town, position, { feeCents: position === 2 ? 500 : 0 });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const chi = await town.resident('member');
  const order = () => ids(ada, '?sort=popularity');
  const entry = (position: number) => `/api/contests/contest${position}/entry`;
  for (const member of [ada, bola]) expect((await member.send('PUT', entry(2))).status).toBe(200);
  expect((await chi.send('PUT', entry(1))).status).toBe(200);
  expect(await order()).toEqual(['2', '1']);
  town.clock.now = new Date(town.clock.now.getTime() + 2 * HOUR_MS);
  await order();
  expect(await order()).toEqual(['1', '2']);
  await Promise.all([chi.delete(entry(1)), ada.send('PUT', entry(2)), bola.send('PUT', entry(2))]);
  expect(await order()).toEqual(['2', '1']);
  expect(town.api.scans).toEqual([]);
});
