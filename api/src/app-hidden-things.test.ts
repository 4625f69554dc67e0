import { isDeepStrictEqual } from 'node:util';
import { hideThings, type Thing, type Things } from '../test/hidden-things';
import { workForm } from '../test/profile-people';
import { cookieOf, type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);
afterEach(stopApis);

/** `npm run soak -- hidden` tries every operation. Otherwise, each caller tries a fixed quarter of them. */
const isWhole = process.env.HIDDEN === 'all';
const PART = 8;
const VERSIONS = ['"0"', '"1"', '"2"'];

interface Caller {
  role: string;
  cookie: string;
  isStaff: boolean;
}

/** Whether only the owner may call an operation. */
const isForOwner = ({ method, path }: Route) =>
  ((method === 'patch' || method === 'delete') && /:\w+$/.test(path)) || /\/(restore|place)$/.test(path);

/** Routes that are open to guests and return the same response to every signed-in caller. */
const FOR_EVERYBODY = new Set(['/api/members/:handle', '/api/members/:handle/posts']);

/** Whether the caller must not be able to distinguish the thing from one that never existed. */
function mustHide({ role, isStaff }: Caller, operation: Route, { why }: Thing): boolean {
  if (why === 'blocked' && FOR_EVERYBODY.has(operation.path)) return false;
  if (why === 'for members') return role === 'guest';
  if (why === 'blocked') return role === 'blocked';
  // Staff see removed content and hidden profiles.
  if (why === 'removed' || why === 'hidden') return !isStaff;
  return why === 'deleted' || (isForOwner(operation) && !(operation.path.includes('/moderation/') && isStaff));
}

/**
 * Returns the things that a path can address. If it addresses none of them, returns one thing of each kind, because the
 * path must not find those either.
 */
function thingsOf(path: string, things: Things): Thing[] {
  const [family] = Object.keys(things)
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .toSorted((one, other) => other.length - one.length);
  return family === undefined ? Object.values(things).map(([first]) => first!) : things[family]!;
}

interface Attempt {
  operation: Route;
  ids: readonly string[];
  version: string;
  body?: object;
}

const isForm = ({ form, method, path }: Route) => form !== undefined && method !== 'get' && path.includes('/works/');

/** Sends the attempt's request. Returns the response without the parts that differ on every request. */
async function answerTo(town: SeededApi, { cookie }: Caller, { operation, ids, version, body }: Attempt) {
  const good = town.good(operation);
  const rest = [...ids];
  const path = operation.path.replace(/:\w+/g, () => rest.shift() ?? ids.at(-1)!);
  const sent = body ?? good.body;
  const content = isForm(operation) ? await workForm() : sent && JSON.stringify(sent);
  const answer = await town.api.call(path, {
    method: good.method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(typeof content === 'string' ? { 'content-type': 'application/json' } : {}),
      'if-match': version,
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const said = ids.reduce((all, id) => all.replaceAll(id, 'ID'), await answer.text());
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['date', 'etag', 'x-request-id']) delete headers[name];
  if (headers.ratelimit) headers.ratelimit = headers.ratelimit.replace(/[rt]=\d+/g, '');
  return { status: answer.status, text: said.replace(/"requestId":"[^"]*"/, ''), headers };
}

/**
 * Returns all operations to try: those with ids in their path, and reports and appeals, which identify the thing in the
 * body.
 */
function listAttempts(
  operations: readonly Route[],
  things: Things,
): { operation: Route; things: Thing[]; type?: string }[] {
  const byBody = operations.filter((one) => ['POST /api/reports', 'POST /api/appeals'].includes(routeName(one)));
  const types = {
    post: '/api/posts/:id',
    comment: '/api/posts/:id/comments/:comment',
    profile: '/api/members/:handle',
  };
  return [
    ...operations
      .filter(({ path }) => path.includes(':'))
      .map((operation) => ({ operation, things: thingsOf(operation.path, things) })),
    ...byBody.flatMap((operation) =>
      Object.entries(types).map(([type, family]) => ({
        operation,
        type,
        // Leaves out reports of other members' visible content, because members may report it.
        things: things[family]!.filter(({ why }) => why !== 'of another' || operation.path.endsWith('appeals')),
      })),
    ),
  ];
}

async function signInCallers(town: SeededApi, known: { blocked: string; moderator: string }): Promise<Caller[]> {
  const cookies: Record<string, string> = { guest: '', ...known, admin: town.adminCookie };
  for (const role of ['member', 'author', 'editor'] as const) cookies[role] = cookieOf(await town.resident(role));
  for (const name of ['unverified', 'suspended'])
    cookies[name] = cookieOf(await town.resident('member', `${name}@example.org`));
  const users = town.api.store.db.collection<{ _id: string }>('auth_user');
  await users.updateOne({ email: 'unverified@example.org' }, { $set: { emailVerified: false } });
  const suspended = await users.findOne({ email: 'suspended@example.org' });
  await town.admin.patch(`/api/accounts/${suspended!._id}`, { isSuspended: true });
  return Object.entries(cookies).map(([role, cookie]) => ({
    role,
    cookie,
    isStaff: ['admin', 'editor', 'moderator'].includes(role),
  }));
}

// @proves R8 GAP-069
it('hidden, deleted, removed and foreign content is not found, like unknown content, at every operation', async () => {
  const town = await startSeededApi({ STAFF_TWO_FACTOR: '0' });
  const { owner, blocked, moderator, things } = await hideThings(town);
  const operations = town.api.features.flatMap(({ routes }) => [...routes]);
  const all = listAttempts(operations, things);
  const callers = await signInCallers(town, { blocked: cookieOf(blocked), moderator: cookieOf(moderator) });
  const before = await storedState(town.api.store);
  let tries = 0;
  const told: object[] = [];
  for (const [turn, caller] of callers.entries()) {
    for (const [index, { operation, things: tried, type }] of all.entries()) {
      if (!isWhole && (turn + index) % PART !== 0) continue;
      const hidden = tried.filter((thing) => mustHide(caller, operation, thing));
      for (const version of isWhole ? VERSIONS : [VERSIONS[(turn + index) % VERSIONS.length]!]) {
        const ask = (ids: readonly string[]) => {
          const body = type === undefined ? {} : { body: { ...town.good(operation).body, type, id: ids.at(-1)! } };
          return answerTo(town, caller, { operation, ids, version, ...body });
        };
        for (const thing of hidden) {
          const [answer, nothing] = await Promise.all([ask(thing.ids), ask(thing.invented)]);
          tries += 2;
          if (!isDeepStrictEqual(answer, nothing))
            told.push({ by: caller.role, at: routeName(operation), type, thing, answer, nothing });
        }
      }
    }
  }
  expect(told).toEqual([]);
  expect(await storedState(town.api.store)).toEqual(before);
  process.stdout.write(
    `R8 hidden things: ${tries} tries at ${all.length} operations by ${callers.length} roles, 0 taken\n`,
  );
  expect(tries).toBeGreaterThan(isWhole ? 5000 : 250);
  // Proves that the things exist: their owner can read one of them.
  const shown = things['/api/posts/:id']![0]!.ids[0]!;
  expect((await owner.get(`/api/posts/${shown}`)).status).toBe(200);
});
