import { z } from 'zod';
import { can } from '@verse/api-contract/rights';
import { WEEK_MS } from '@verse/api-contract/time';
import { BRIEF } from '../test/briefs';
import { drawContent } from '../test/content-folder';
import { enter, entryPath, storeContest, termsAt } from '../test/contest-entries';
import { startTown, type Town } from '../test/people';
import { stopApis } from '../test/start-api';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);
afterEach(stopApis);

/** What pages offer on an example. All of it works as on anything else. */
const OFFERED = new Set([
  ...['PUT', 'DELETE'].flatMap((method) =>
    [
      'jobs/:id/save',
      'members/:handle/follow',
      'members/:handle/mute',
      'members/:handle/block',
      'posts/:id/like',
      'posts/:id/save',
      'works/:id/like',
      'blogs/:id/like',
    ].map((path) => `${method} /api/${path}`),
  ),
  'POST /api/posts/:id/comments',
  'POST /api/works/:id/comments',
  'POST /api/blogs/:id/comments',
  'POST /api/reports',
  // For those who applied or joined before examples refused it.
  'DELETE /api/jobs/:id/application',
  'DELETE /api/contests/:id/entry',
  'DELETE /api/contests/:id/waiting',
  'DELETE /api/webinars/:id/seat',
]);

/** Input of acts that name a member or a subject in the body. */
const BODIES: Record<string, (handle: string) => unknown> = {
  'POST /api/posts/:id/comments': () => ({ text: 'A comment' }),
  'POST /api/blogs/:id/comments': () => ({ text: 'A comment' }),
  'POST /api/works/:id/comments': () => ({ text: 'A comment' }),
  'POST /api/reports': (id) => ({ type: 'profile', id, reason: 'spam' }),
  'POST /api/conversations': (handle) => ({ subject: { kind: 'profile', handle }, text: 'Hello' }),
  'POST /api/nominations': (handle) => ({ handle, why: 'Kind signs.' }),
  'POST /api/projects': (handle) => ({ ...BRIEF, seller: { kind: 'member', handle } }),
};

/** What pages do not offer on an example; the API says why. */
const REFUSED: Record<string, [body: unknown, message: RegExp]> = {
  'PUT /api/webinars/:id/seat': [undefined, /example/],
  'POST /api/conversations': [undefined, /example/],
  'POST /api/nominations': [undefined, /example/],
  'POST /api/projects': [undefined, /example/],

  'PUT /api/jobs/:id/application': [{ note: 'I draw.', link: null, works: [] }, /example/],
  'PUT /api/jobs/:id/application/draft': [{ note: 'I draw.', link: '', works: [] }, /example/],
  'PUT /api/contests/:id/entry': [undefined, /entries are closed|has ended/],
  'PUT /api/contests/:id/waiting': [undefined, /entries are closed|has ended/],
};
/** An ended contest cannot be left either. */
const IS_OVER = /has ended/;

const OF_SAMPLES = /^\/api\/(jobs|contests|webinars|posts|works|blogs)\/:id\/|^\/api\/members\/:handle\//;
/** Acts on the caller's own application, entry, post, work or comment, of which there can be none. */
const OF_OWN =
  /\/application\/draft\/files|\/entries\/own|\/prizes?\/|\/win\/|\/(vote|restore|questions|suggestion)$|\/comments\//;
/** Routes whose body has a handle, which the caller chooses for something of their own. */
const OWN_HANDLE = new Set(['PUT /api/me/profile/handle', 'POST /api/organisations']);

/** Whether the body names another member. */
function namesMember(route: Route): boolean {
  if (!route.body || OWN_HANDLE.has(routeName(route))) return false;
  const schema = JSON.stringify(z.toJSONSchema(route.body, { unrepresentable: 'any', io: 'input' }));
  return schema.includes('"handle":') || route.path === '/api/reports';
}

/** Returns the writes about what may be an example that any member may send. */
const actsOf = ({ api }: Town): Route[] =>
  api.features
    .flatMap(({ routes }) => [...routes])
    .filter((route) => {
      const { method, path, permission } = route;
      if (method === 'get' || permission === 'everybody' || !can('member', permission)) return false;
      return (OF_SAMPLES.test(path) && !OF_OWN.test(path)) || namesMember(route);
    });

async function listSamples(town: Town): Promise<Record<string, string[]>> {
  const member = await town.resident('member');
  const idsOf = async (path: string, list: string) => {
    const body = (await (await member.get(path)).json()) as Record<string, { id: string; isSample?: boolean }[]>;
    const all = Array.isArray(body) ? (body as { id: string; isSample?: boolean }[]) : body[list]!;
    return all.filter(({ isSample }) => isSample).map((one) => one.id);
  };
  const { people } = (await (await member.get('/api/people')).json()) as {
    people: { handle: string; isSample: boolean }[];
  };
  const handles = people.filter(({ isSample }) => isSample).map(({ handle }) => handle);
  const { posts } = (await (await member.get('/api/posts')).json()) as { posts: { id: string }[] };
  const { works } = (await (await member.get('/api/works')).json()) as { works: { id: string }[] };
  const blogs = (await (await member.get('/api/blogs')).json()) as { _id: string }[];
  return {
    jobs: await idsOf('/api/jobs', 'jobs'),
    contests: await idsOf('/api/contests', 'contests'),
    webinars: await idsOf('/api/webinars', 'webinars'),
    members: handles,
    posts: posts.map(({ id }) => id),
    works: works.map(({ id }) => id),
    blogs: blogs.map(({ _id }) => _id),
    // Acts whose body names a member.
    ...Object.fromEntries(['reports', 'conversations', 'nominations', 'projects'].map((name) => [name, handles])),
  };
}

// @proves R84
it('performs every act that pages offer on an example, and refuses the others with the reason', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent(), RATE_LIMIT_FACTOR: '10000' });
  const samples = await listSamples(town);
  expect(Object.entries(samples).filter(([, ids]) => ids.length === 0)).toEqual([]);
  const member = await town.resident('member', 'ada@example.org');
  // Who joins this week may not nominate anyone.
  const createdAt = new Date(town.clock.now.getTime() - WEEK_MS);
  await town.api.store.db.collection('auth_user').updateOne({ email: 'ada@example.org' }, { $set: { createdAt } });
  const acts = actsOf(town);
  const known = new Set([...OFFERED, ...Object.keys(REFUSED)]);
  expect(new Set(acts.map(routeName))).toEqual(known);
  const failed: unknown[] = [];
  let acted = 0;
  for (const route of acts) {
    const name = routeName(route);
    for (const id of samples[route.path.split('/')[2]!] ?? []) {
      const [refused, message] = REFUSED[name] ?? [];
      const body = refused ?? BODIES[name]?.(id);
      const path = route.path.replace(/:(id|handle)/, id);
      const key = { 'idempotency-key': `act-on-an-example-${(acted += 1)}` };
      const answer = await member.send(route.method.toUpperCase(), path, body, key);
      const text = await answer.text();
      const isDone = answer.status < 300 || IS_OVER.test(text);
      if (message ? ![400, 404, 409].includes(answer.status) || !message.test(text) : !isDone)
        failed.push([name, id, answer.status, text.slice(0, 200)]);
    }
  }
  expect(failed).toEqual([]);
});

// @proves R84
it('takes no example into the team of an entry', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent(), RATE_LIMIT_FACTOR: '10000' });
  const { members } = await listSamples(town);
  await storeContest(town, { terms: termsAt(town.clock.now, { teamSize: 4 }) });
  const captain = await town.resident('member');
  await enter(captain);
  const answer = await captain.send('PUT', `${entryPath()}/team/${members![0]!}`);
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('example')]);
});
