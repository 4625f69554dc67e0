import { z } from 'zod';
import type { ReviewedApplication } from '@verse/api-contract/api';
import {
  type BlindReview,
  identifiersOf,
  pathsOf,
  read,
  readingRoutesOf,
  setUpBlindReview,
} from '../test/blind-review';
import { score, scoreOf } from '../test/contest-judging';
import { answer, rows } from '../test/hiring';
import { listen } from '../test/notified';
import { cookieOf, type Visitor } from '../test/people';
import { ownProfile } from '../test/profile-people';
import { stopApis } from '../test/start-api';
import { createTraceFinder } from '../test/traces';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);
afterEach(stopApis);

/** The stream never ends. It is read on its own. */
const STREAM = '/api/notifications/stream';
const MOST_PAGES = 5;

const hasCursor = ({ query }: Route) => query !== undefined && 'cursor' in query.shape;
const hasLimit = ({ query }: Route) => query !== undefined && 'limit' in query.shape;

const nextIn = (bytes: Buffer): string | undefined => {
  try {
    const { next } = JSON.parse(bytes.toString()) as { next?: unknown };
    return typeof next === 'string' ? next : undefined;
  } catch {
    return undefined;
  }
};

/** Reads a path, and a list page by page with one entry each. */
async function* readPages(visitor: Visitor, route: Route, path: string) {
  const first = await read(visitor, path);
  yield first;
  if (first.status !== 200 || !hasCursor(route)) return;
  const query = hasLimit(route) ? 'limit=1' : '';
  let next: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await read(visitor, `${path}?${query}${next ? `&cursor=${encodeURIComponent(next)}` : ''}`);
    yield answer;
    next = nextIn(answer.bytes);
    if (next === undefined) return;
  }
}

/** Performs what a recruiter and a judge may do before they know the names, and returns all answers. */
async function act({ jury, jobId, readers, references }: BlindReview): Promise<Buffer[]> {
  const { recruiter, judge } = readers;
  const one = `/api/organisations/${jury.handle}/applications/${references[0]}`;
  const answers = [
    await recruiter.send('PUT', `${one}/opened`),
    await recruiter.send('PUT', `${one}/scores`, { scores: { Craft: 4, Fit: 4 } }),
    await recruiter.post(`${one}/notes`, { text: 'Good signs.' }),
    await recruiter.send('POST', `${one}/thread`, { text: 'Hello' }, { 'idempotency-key': 'blind-message-0' }),
    await score(judge, jury, 1, scoreOf(4, 4, 4)),
    await score(judge, jury, 1, scoreOf(4, 4, 4), 9),
  ];
  const { applications } = await rows(recruiter, jury.handle, jobId);
  // The first version is outdated, so the answer has both an accepted and a refused result.
  const sent = applications.slice(0, 2).map(({ id, version }, index) => ({ id, version: index === 0 ? 99 : version }));
  answers.push(await answer(recruiter, jury.handle, jobId, sent, { stage: 'declined', reason: 'fit', message: '' }));
  return Promise.all(
    answers.map(async (one) => Buffer.from(`${one.status} ${[...one.headers].join()} ${await one.text()}`)),
  );
}

// @proves R83 GAP-056 GAP-058
it('gives blind readers nothing that identifies an applicant or entrant, in any encoding', async () => {
  const review = await setUpBlindReview('nobody');
  const { town, jury, readers, makers, jobId } = review;
  const identifiers = await Promise.all(makers.map((maker) => identifiersOf(town, maker)));
  const find = createTraceFinder(
    Object.fromEntries(
      identifiers.flatMap((one, index) => Object.entries(one).map(([what, text]) => [`${index} ${what}`, text])),
    ),
  );
  const stream = await listen(town.api.origin, cookieOf(readers.recruiter));
  const leaks: unknown[] = [];
  const note = (where: string, bytes: Uint8Array) => {
    const found = find(bytes);
    if (found.length > 0) leaks.push([where, found]);
  };
  const routes = readingRoutesOf(review).filter(({ path }) => path !== STREAM);
  const found = new Set<string>();
  const walk = async (isKnown: (call: string) => boolean) => {
    for (const [role, reader] of Object.entries(readers))
      for (const route of routes)
        for (const path of pathsOf(route, review).filter((one) => isKnown(`${role} ${one}`)))
          for await (const { status, whole } of readPages(reader, route, path)) {
            note(`${role}: GET ${path}`, whole);
            if (status === 200) found.add(`${role} ${path}`);
          }
  };
  await walk(() => true);
  for (const [index, bytes] of (await act(review)).entries()) note(`act ${index}`, bytes);
  await walk((call) => found.has(call));

  const shown = (await (
    await readers.recruiter.get(`/api/organisations/${jury.handle}/applications/${review.references[0]}`)
  ).json()) as ReviewedApplication;
  const [picture] = shown.works[0]!.pictures;
  for (const address of [picture!.src, ...picture!.srcset.split(', ').map((one) => one.split(' ')[0]!)]) {
    const { status, whole } = await read(readers.recruiter, address);
    expect([address, status, (await read(readers.voter, address)).status]).toEqual([address, 200, 404]);
    note(address, whole);
  }
  note('stream', Buffer.from(JSON.stringify(stream)));
  stream.close();
  const mails = (await town.mails()).filter(({ to }) => !to.startsWith('maker'));
  note('mails', Buffer.from(JSON.stringify(mails)));
  expect(leaks).toEqual([]);

  // Makers read their own identifiers, which shows that the search finds them.
  expect(find((await read(makers[0]!, `/api/me/applications/${jobId}`)).whole)).not.toEqual([]);
  expect(find((await read(makers[0]!, '/api/me/profile')).whole)).not.toEqual([]);
});

/** Sets or ends a relation between a reader and a maker. */
type Relate = (reader: Visitor, maker: Visitor, isOn: boolean) => Promise<unknown>;

const choose =
  (how: 'block' | 'mute' | 'follow', by: 'reader' | 'maker'): Relate =>
  async (reader, maker, isOn) => {
    const [from, to] = by === 'reader' ? [reader, maker] : [maker, reader];
    const { handle } = await ownProfile(to);
    const { status } = await from.send(isOn ? 'PUT' : 'DELETE', `/api/members/${handle}/${how}`);
    expect([how, by, isOn, status < 300]).toEqual([how, by, isOn, true]);
  };

const account =
  ({ town }: BlindReview, fields: Record<string, unknown>): Relate =>
  async (_reader, _maker, isOn) => {
    const unset = Object.fromEntries(Object.keys(fields).map((name) => [name, '' as const]));
    await town.api.store.db
      .collection('auth_user')
      .updateOne({ email: 'maker0@example.org' }, isOn ? { $set: fields } : { $unset: unset });
  };

const relationsOf = (review: BlindReview): Record<string, Relate> => ({
  'the reader blocks the maker': choose('block', 'reader'),
  'the maker blocks the reader': choose('block', 'maker'),
  'the reader mutes the maker': choose('mute', 'reader'),
  'the maker mutes the reader': choose('mute', 'maker'),
  'the reader follows the maker': choose('follow', 'reader'),
  'the account of the maker is suspended': account(review, { suspended: true }),
  'the maker is leaving': account(review, { deletionAt: new Date(review.town.clock.now.getTime() + 86_400_000) }),
  'the maker hides the profile': async (_, maker, isOn) => {
    const { version } = await ownProfile(maker);
    const change = { visibility: isOn ? 'nobody' : 'everybody' };
    await maker.send('PATCH', '/api/me/profile', change, { 'if-match': `"${version}"` });
  },
});

/** Pages about applications and entries. Others show the relation itself. */
const ABOUT_REVIEWS = /applications|jobs|contests|judging|vote|next-steps|organisations/;

// @proves R83 GAP-056 GAP-058
it('answers blind readers the same, whatever relation they have to an applicant or entrant', async () => {
  const review = await setUpBlindReview('everybody');
  const { readers, makers } = review;
  const paths = readingRoutesOf(review)
    .filter(({ path }) => ABOUT_REVIEWS.test(path))
    .flatMap((route) =>
      pathsOf(route, review).flatMap((path) => (hasLimit(route) ? [path, `${path}?limit=2`] : [path])),
    );
  const readAll = async (reader: Visitor, some: readonly string[]) => {
    const all: [string, string][] = [];
    for (const path of some) all.push([path, (await read(reader, path)).whole.toString('latin1')]);
    return all;
  };
  for (const [role, reader] of Object.entries(readers)) {
    const shown = (await readAll(reader, paths)).filter(([, whole]) => whole.startsWith('200')).map(([path]) => path);
    expect(shown.length).toBeGreaterThan(10);
    const before = await readAll(reader, shown);
    for (const [relation, relate] of Object.entries(relationsOf(review))) {
      await relate(reader, makers[0]!, true);
      const after = await readAll(reader, shown);
      const changed = after.filter(([, whole], index) => whole !== before[index]![1]).map(([path]) => path);
      expect([role, relation, changed]).toEqual([role, relation, []]);
      await relate(reader, makers[0]!, false);
    }
  }
});

/** The ids of ballots are random, and public once the ballots are counted. */
const WITHOUT_CURSOR = ['GET /api/contests/:id/vote/ballots'];

/** Whether the route returns a page whose next one is found by a text. Numbered pages are found by a number. */
const isPagedByText = ({ method, responses }: Route): boolean => {
  const { schema } = responses[200] ?? {};
  if (method !== 'get' || !(schema instanceof z.ZodObject)) return false;
  const next = (schema.shape as Record<string, z.ZodType | undefined>).next;
  return next?.safeParse('a text').success === true;
};

// @proves R83 GAP-056
it('finds the next page of every list by a sealed cursor', async () => {
  const { town } = await setUpBlindReview('everybody');
  const lists = town.api.features.flatMap(({ routes }) => [...routes]).filter(isPagedByText);
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter((route) => !hasCursor(route)).map(routeName)).toEqual(WITHOUT_CURSOR);
  const admin = await town.resident('admin');
  const plain = Buffer.from('list kx0 id').toString('base64url');
  const answers = lists
    .filter(({ path }) => !path.includes(':'))
    .map(async ({ path, query }) => {
      const search = query && 'q' in query.shape ? 'q=lamps&group=people&' : '';
      const answer = await admin.get(`${path}?${path === '/api/search' ? search : ''}cursor=${plain}`);
      return [path, answer.status, (await answer.text()).includes('This cursor does not belong to this list')] as const;
    });
  const refused = await Promise.all(answers);
  expect(refused.filter(([, status, isNamed]) => status !== 400 || !isNamed)).toEqual([]);
});
