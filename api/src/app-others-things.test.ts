import type { Visitor } from '../test/people';
import { jpegOf } from '../test/pictures';
import { fileOf, formOf, POST } from '../test/publishing';
import { inParts } from '../test/sampling';
import { cookieOf, type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);

/** All tests share one API, because each test asserts that it changed nothing. */
let town: SeededApi;
let owned: { owner: Visitor; ids: string[] };
beforeAll(async () => {
  town = await startSeededApi({ STAFF_TWO_FACTOR: '0' });
  owned = await setUpOwner(town);
});
afterAll(stopApis);

const STATES = ['published', 'review', 'scheduled', 'unpublished', 'deleted'];
const INVENTED = ['0123456789abcdef01234567', 'x', '00000000-0000-4000-8000-000000000000', 'constructor'];
/** Public routes, which respond to every caller. */
const PUBLIC = new Set([
  'GET /api/blogs/:id',
  'GET /api/blogs/:id/answers',
  'GET /api/blogs/:id/comments',
  'GET /api/images/:name',
  'GET /api/cards/:kind/:id.png',
  'GET /api/outbox/:name',
  // A tag page exists even if no posts use the tag.
  'GET /api/tags/:tag',
  'GET /api/tags/:tag/posts',
  'GET /api/tags/:tag/works',
  'GET /api/tags/:tag/blog-posts',
  'GET /api/tags/:tag/feed.xml',
  'GET /api/tags/:tag/feed.atom',
  'GET /api/tags/:tag/feed.json',
]);
/** The caller's own settings for a tag. */
const OWN_CHOICES = new Set(
  ['PUT', 'DELETE'].flatMap((method) => ['follow', 'mute'].map((how) => `${method} /api/tags/:tag/${how}`)),
);
/** Every member may like and comment on published blog posts. */
const ANSWERS = new Set(['PUT /api/blogs/:id/like', 'DELETE /api/blogs/:id/like', 'POST /api/blogs/:id/comments']);
/**
 * Calls that only delete the caller's own draft or favourite. They succeed without effect, because the caller has none
 * with the given id.
 */
const WITHOUT_EFFECT = new Set(['DELETE /api/blogs/drafts/:id', 'DELETE /api/products/:id/favorite']);

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^_?id$/.test(name) && typeof inner === 'string' ? [inner] : idsIn(inner),
  );
}

/** Creates a member who owns a post in every state, a draft, sessions and a suggestion. Returns all their ids. */
async function setUpOwner(town: SeededApi): Promise<{ owner: Visitor; ids: string[] }> {
  const owner = await town.resident('author', 'mia@example.org');
  for (const status of STATES) {
    const answer = await town.api.call('/api/blogs', {
      method: 'POST',
      headers: { cookie: cookieOf(owner) },
      body: await formOf({ text: { title: status } }),
    });
    const { _id } = (await answer.json()) as { _id: string };
    await town.api.store.db
      .collection('blogs')
      .updateOne({ _id }, { $set: { status, ...(status === 'deleted' ? { statusBefore: 'review' } : {}) } });
  }
  const draft = {
    id: '7d3f1c52-90ab-4cde-8f01-23456789abcd',
    version: 0,
    title: 'Hers',
    category: '',
    readTime: '',
    content: '',
  };
  await owner.send('PUT', '/api/blogs/drafts', draft);
  await owner.post('/api/tools/suggestions', {
    name: 'Own',
    url: 'https://own.example/',
    category: 'Design',
    pricing: 'Free',
    why: 'It is hers.',
  });
  const lists = [
    '/api/blogs/mine?limit=50',
    '/api/blogs/drafts',
    '/api/sessions',
    '/api/tools/suggestions/mine',
    '/api/me',
  ];
  const ids = (await Promise.all(lists.map(async (list) => idsIn(await (await owner.get(list)).json())))).flat();
  // Content visible only to staff must be unreachable, too.
  const ofStaff = await Promise.all(
    ['/api/contactus', '/api/accounts', '/api/tools/suggestions'].map(async (list) =>
      idsIn(await (await town.admin.get(list)).json()).slice(0, 2),
    ),
  );
  return { owner, ids: [...new Set([...ids, ...ofStaff.flat()])] };
}

let drawn: Promise<Buffer> | undefined;

/** Returns a form that edits a post's text and picture, valid if sent by the owner. */
async function editionForm(): Promise<FormData> {
  const form = new FormData();
  form.append('edition', JSON.stringify({ ...POST, pictures: { thumbnail: { alt: '' }, images: [] } }));
  form.append('thumbnail', fileOf({ bytes: await (drawn ??= jpegOf({ width: 40, height: 30 })) }));
  return form;
}

interface Attempt {
  name: string;
  id: string;
  status: number;
  text: string;
}

async function ask(town: SeededApi, operation: Route, id: string, headers: Record<string, string>): Promise<Attempt> {
  const good = town.good(operation);
  const [, query] = good.path.split('?');
  const address = operation.path.replace(':version', '1').replace(':kind', 'post').replace(/:\w+/, id);
  const path = query ? `${address}?${query}` : address;
  const body = operation.form !== undefined ? await editionForm() : good.body && JSON.stringify(good.body);
  const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const answer = await town.api.call(path, {
    method: good.method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  // Removes the parts that differ from request to request.
  const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '').replaceAll(id, 'ID');
  return { name: routeName(operation), id, status: answer.status, text };
}

async function strangersOf(town: SeededApi): Promise<Record<string, string>> {
  const unverified = await town.resident('member', 'una@example.org');
  const other = await town.resident('member', 'olga@example.org');
  const suspended = await town.resident('member', 'sue@example.org');
  await town.api.store.db
    .collection('auth_user')
    .updateOne({ email: 'una@example.org' }, { $set: { emailVerified: false } });
  await town.admin.patch(`/api/accounts/${(await suspended.session()).user!.id}`, { isSuspended: true });
  return {
    anonymous: '',
    unverified: cookieOf(unverified),
    'other member': cookieOf(other),
    suspended: cookieOf(suspended),
  };
}

/**
 * `npm run soak -- strangers` sends every version and id as every stranger. Otherwise, two strangers send a random
 * subset of them to each operation.
 */
const isWhole = process.env.STRANGERS === 'all';
const partsOf = <T>(all: readonly T[], parts: number) => inParts(all, isWhole ? 1 : parts);

describe('content of other members', () => {
  // @proves R8
  it('never reveals to other callers whether it exists', async () => {
    const { ids } = owned;
    const nextStrangers = partsOf(Object.entries(await strangersOf(town)), 2);
    const nextVersions = partsOf(['"1"', '"2"'], 2);
    const nextIds = partsOf([...ids, ...INVENTED.slice(1)], 6);
    const operations = town.api.features
      .flatMap((feature) => [...feature.routes])
      .filter((one) => one.path.includes(':') && !OWN_CHOICES.has(routeName(one)) && !ANSWERS.has(routeName(one)));
    const before = await storedState(town.api.store);
    let tries = 0;
    for (const operation of operations) {
      for (const [who, cookie] of nextStrangers()) {
        for (const version of nextVersions()) {
          const headers = { ...(cookie ? { cookie } : {}), 'if-match': version };
          const answers: Attempt[] = [];
          const triedIds = [...nextIds(), INVENTED[0]!];
          // Sends one form at a time, because a concurrent one would be rejected before its post is looked up.
          if (operation.form !== undefined)
            for (const id of triedIds) answers.push(await ask(town, operation, id, headers));
          else answers.push(...(await Promise.all(triedIds.map((id) => ask(town, operation, id, headers)))));
          tries += answers.length;
          if (PUBLIC.has(routeName(operation))) continue;
          const taken = answers.filter(({ status }) => status < 400 || status >= 500);
          expect([who, WITHOUT_EFFECT.has(routeName(operation)) ? [] : taken]).toEqual([who, []]);
          // Existing and invented ids must be rejected in the same way.
          const invented = answers.find(({ id }) => id === INVENTED[0])!;
          for (const { name, status, text } of answers)
            expect([who, name, status, text]).toEqual([who, name, invented.status, invented.text]);
        }
      }
    }
    expect(await storedState(town.api.store)).toEqual(before);
    process.stdout.write(
      `R8 things of others: ${tries} tries at ${operations.length} operations with ${ids.length} ids, 0 taken\n`,
    );
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(tries).toBeGreaterThan(1000);
  });

  // @proves R8
  it('is denied to editors and admins too if only its owner may see it', async () => {
    const { owner, ids } = owned;
    const editor = await town.resident('editor');
    const personal = ['DELETE /api/sessions/:id', 'DELETE /api/blogs/drafts/:id'];
    const operations = town.api.features
      .flatMap((feature) => [...feature.routes])
      .filter((one) => personal.includes(routeName(one)));
    const before = await storedState(town.api.store);
    for (const cookie of [town.adminCookie, cookieOf(editor)]) {
      for (const operation of operations)
        for (const id of ids) expect([404, 204]).toContain((await ask(town, operation, id, { cookie })).status);
    }
    expect(await storedState(town.api.store)).toEqual(before);
    expect(operations).toHaveLength(2);
    // The owner can reach all their posts.
    const posts = (await (await owner.get('/api/blogs/mine?limit=50')).json()) as { _id: string; title: string }[];
    expect(posts.map(({ title }) => title).toSorted()).toEqual(STATES.toSorted());
    for (const { _id } of posts) expect((await owner.get(`/api/blogs/mine/${_id}`)).status).toBe(200);
  });

  // @proves R8
  it('is public only when it is published', async () => {
    const { owner } = owned;
    for (const { _id, status } of (await (await owner.get('/api/blogs/mine?limit=50')).json()) as {
      _id: string;
      status: string;
    }[]) {
      for (const path of [`/api/blogs/${_id}`, `/api/blogs/${_id}?view=page`, `/api/cards/post/${_id}.png`]) {
        expect([status, path, (await town.api.call(path)).status]).toEqual([
          status,
          path,
          status === 'published' ? 200 : 404,
        ]);
      }
    }
  });
});
