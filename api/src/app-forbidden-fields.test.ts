import type { z } from 'zod';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { formOf } from '../test/publishing';
import { cookieOf, type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
import { CANARY } from '../test/watched-store';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);
afterEach(stopApis);

/** Fields that callers must not be able to set. JSON.parse turns `__proto__` into an ordinary key. */
const FORBIDDEN: Record<string, unknown> = {
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  admin: true,
  permissions: ['*'],
  emailVerified: true,
  email_verified: true,
  isVerified: true,
  id: 'x',
  _id: 'x',
  userId: 'x',
  accountId: 'x',
  authorId: 'x',
  ownerId: 'x',
  author: { id: 'x' },
  status: 'published',
  statusBefore: 'published',
  publishedAt: '2020-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
  updatedAt: '2020-01-01T00:00:00Z',
  banned: false,
  suspended: false,
  isSuspended: false,
  deletionAt: null,
  twoFactor: false,
  twoFactorEnabled: false,
  twoFactorSecret: 'x',
  verified: true,
  browsers: [],
  terms: { version: '0' },
  password_hash: 'x',
  passwordHash: 'x',
  sessions: [],
  session: { token: 'x' },
  reference: 'CV-AAAAAA',
  price: 0,
  expiresAt: '2999-01-01T00:00:00Z',
  $set: { role: 'admin' },
  $where: '1',
  'user.role': 'admin',
  'constructor.prototype.role': 'admin',
  constructor: { prototype: { role: 'admin' } },
  prototype: { role: 'admin' },
};
const PROTO = '"__proto__":{"role":"admin","emailVerified":true}';

/** Query parameters that try to smuggle in a database operator. */
const operatorsIn = (key: string) => [
  `${key}[$ne]=x`,
  `${key}[$gt]=`,
  `${key}[$where]=1`,
  `${key}[]=x`,
  `${key}=a&${key}=b`,
  `${key}.$ne=x`,
  '$where=1',
  '__proto__[role]=admin',
  'constructor.prototype.role=admin',
];
const IDS = ['{"$ne":null}', '{"$gt":""}', '$ne', '[object Object]', '__proto__', 'constructor', '\u0000', '../me'];
const PATTERNS = ['x|y', '*', '.*'];
const OPERATORS: unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $gte: CANARY },
  { $regex: '.*' },
  { $where: 'sleep(1000)' },
  { $in: [CANARY, 'b'] },
  { $not: { $eq: CANARY } },
  { [CANARY]: { $ne: CANARY } },
  { $exists: true },
  { $expr: { $eq: [1, 1] } },
  { $or: [{}] },
  { toString: 'x' },
  { length: 5 },
  { a: { $ne: 1 } },
  [],
  ['x'],
  [{ $ne: null }],
  [['x']],
  0,
  7,
  -1,
  1e308,
  true,
  false,
  {},
  null,
];

/** `npm run soak -- operators` tries every operator on every field; other runs try a rotating sixth of them. */
const isWhole = process.env.OPERATORS === 'all';
const inTurn = <T>(all: readonly T[], turn: number) => all.filter((_, index) => isWhole || (index + turn) % 6 === 0);
const operatorsAt = (turn: number) => inTurn(OPERATORS, turn);

const MILESTONE = 'POST /api/projects/:number/milestones/:milestone';
/** Fields that these operations are meant to set. */
const MEANT: Record<string, string[]> = {
  'PATCH /api/accounts/:id': ['role', 'isSuspended'],
  'PATCH /api/blogs/:id': ['status'],
  'PATCH /api/contactus/:id': ['status'],
  'PATCH /api/tools/suggestions/:id': ['status'],
  'PUT /api/blogs/drafts': ['id'],
  'POST /api/appeals': ['id'],
  'POST /api/reports': ['id'],
  'POST /api/desk/orders/:number/payment': ['reference'],
  'POST /api/desk/orders/:number/refund-sent': ['reference'],
  [`${MILESTONE}/payments`]: ['reference'],
  [`${MILESTONE}/refund`]: ['reference'],
};
const NOT_TEXT = new Set([
  ...['age', 'basedOn', 'criteria', 'memberIds', 'notifications', 'notificationEvents', 'pageNotifications'],
  ...['isUnread', 'isDone', 'isRemote', 'isSuspended', 'isListed', 'isPublic'],
  ...['version', 'acceptedTerms', 'contentImageAlts', 'refusesTraining'],
  ...['notificationGroups', 'mailsMessageText', 'benefits', 'lines', 'links', 'tags', 'skills', 'pictures', 'sections'],
]);
/** Fields for which `null` is valid. */
const EMPTIED = 'budget link middleName packageId phone picture place reason service sex shareRule until vote wantedBy';
const CAN_BE_EMPTIED = new Set([...EMPTIED.split(' '), 'zones']);

const operationsOf = ({ api }: SeededApi): Route[] => api.features.flatMap(({ routes }) => [...routes]);
const jsonWritesOf = (town: SeededApi) =>
  operationsOf(town).filter(({ body, form }) => body !== undefined && form === undefined);
/** Returns the distinct field names from all variants of the body. */
function fieldsOf({ body }: Route): string[] {
  const forms = body && 'options' in body ? (body as z.ZodUnion<z.ZodObject[]>).options : [body as z.ZodObject];
  return [...new Set(forms.flatMap(({ shape }) => Object.keys(shape)))];
}

/** Sends a request as the admin. Any error response must have a message, and no prototype may be polluted. */
async function ask(
  town: SeededApi,
  { method, path, headers }: { method: string; path: string; headers?: Record<string, string> | undefined },
  body?: string,
): Promise<number> {
  const sent: Record<string, string> = {
    cookie: town.adminCookie,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const answer = await town.api.call(path, { method, headers: sent, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  if (answer.status >= 400 && !text.startsWith('<!doctype')) problemSchema.parse(JSON.parse(text));
  expect(Object.keys(Object.prototype)).toEqual([]);
  return answer.status;
}

/** Returns `body` as JSON text with an additional member. */
const withMember = (body: object, member: string) =>
  JSON.stringify(body).replace(/\}$/, `${Object.keys(body).length > 0 ? ',' : ''}${member}}`);

describe('fields that no caller may set', () => {
  // @proves R9 GAP-069
  it('are rejected in every otherwise valid body, and nothing is stored', async () => {
    const town = await startSeededApi();
    const before = await storedState(town.api.store);
    const writes = jsonWritesOf(town);
    let tries = 0;
    for (const [turn, operation] of writes.entries()) {
      const name = routeName(operation);
      const good = town.good(operation);
      const fields = Object.entries(FORBIDDEN).filter(([field]) => !MEANT[name]?.includes(field));
      const members = fields.map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)}`);
      for (const member of [...inTurn(members, turn), PROTO]) {
        expect([name, member, await ask(town, good, withMember(good.body ?? {}, member))]).toEqual([name, member, 400]);
        tries += 1;
      }
      expect(await storedState(town.api.store)).toEqual(before);
    }
    process.stdout.write(`R9 forbidden fields: ${tries} tries at ${writes.length} routes, 0 stored\n`);
    expect(tries).toBeGreaterThan(isWhole ? 1500 : 250);
  });

  // @proves R9
  it('are rejected as parts of a post form, too', async () => {
    const town = await startSeededApi();
    const member = await town.resident('member');
    const before = await storedState(town.api.store);
    for (const [field, value] of Object.entries(FORBIDDEN)) {
      const body = await formOf({ text: { [field]: typeof value === 'string' ? value : JSON.stringify(value) } });
      const answer = await town.api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(member) }, body });
      expect([field, answer.status]).toEqual([field, 400]);
    }
    expect(await storedState(town.api.store)).toEqual(before);
  });
});

describe('operators', () => {
  // @proves R10
  it('in place of every text of every body are refused, and nothing is stored', async () => {
    const town = await startSeededApi();
    const before = await storedState(town.api.store);
    let tries = 0;
    for (const operation of jsonWritesOf(town)) {
      const name = routeName(operation);
      const good = town.good(operation);
      for (const [turn, field] of fieldsOf(operation)
        .filter((one) => !NOT_TEXT.has(one))
        .entries()) {
        for (const value of operatorsAt(turn).filter(
          (one) => !(one === null && CAN_BE_EMPTIED.has(field)) && !(one === 0 && field === 'order'),
        )) {
          expect([name, field, value, await ask(town, good, JSON.stringify({ ...good.body, [field]: value }))]).toEqual(
            [name, field, value, 400],
          );
          tries += 1;
        }
      }
      for (const whole of operatorsAt(tries).filter((one) => Object.keys(one ?? {}).length > 0)) {
        expect([name, whole, await ask(town, good, JSON.stringify(whole))]).toEqual([name, whole, 400]);
        tries += 1;
      }
      expect(await storedState(town.api.store)).toEqual(before);
    }
    process.stdout.write(`R10 operators in bodies: ${tries} tries, 0 stored\n`);
    expect(tries).toBeGreaterThan(isWhole ? 1000 : 175);
  });

  // @proves R10
  it('in every query, path, header and cookie are rejected, or searched for as plain words', async () => {
    const town = await startSeededApi();
    // The first request for the contest list indexes the contests.
    await town.api.call('/api/contests');
    const before = await storedState(town.api.store);
    const words = new Set(['q', 'category', 'skill', 'place', 'tag']);
    /** Parameters that are only ever compared with ids. */
    const plain = new Set([...words, 'id']);
    const seen: [string, number][] = [];
    const note = async (request: { method: string; path: string; headers?: Record<string, string> }) => {
      seen.push([
        `${request.method} ${request.path} ${JSON.stringify(request.headers ?? {})}`,
        await ask(town, { ...request, method: request.method.toUpperCase() }),
      ]);
    };
    for (const [turn, { method, path, query, ifMatch }] of operationsOf(town).entries()) {
      for (const key of Object.keys(query?.shape ?? {})) {
        for (const form of inTurn(operatorsIn(key), turn))
          await note({ method, path: `${path.replace(/:\w+/g, 'x')}?${form}` });
        if (!plain.has(key))
          await note({ method, path: `${path.replace(/:\w+/g, 'x')}?${key}=${encodeURIComponent('{"$ne":null}')}` });
      }
      // Words such as `constructor` are tags that a person may follow or mute.
      if (!path.includes(':') || (method === 'put' && path.startsWith('/api/tags/'))) continue;
      for (const id of inTurn([...IDS, ...PATTERNS], turn))
        await note({ method, path: path.replace(/:\w+/g, encodeURIComponent(id)), headers: { 'if-match': '"1"' } });
      for (const version of ['{"$ne":null}', '*', '"1" OR 1', '"1", "2"', 'W/"1"', '"-1"', '"1e9"']) {
        if (path.startsWith('/api/blogs/:id') && ifMatch && (method === 'patch' || method === 'delete'))
          await note({
            method,
            path: town.good({ method, path }).path,
            headers: { 'if-match': version, 'content-type': 'application/json' },
          });
      }
    }
    // Deleting a draft or favourite that does not exist succeeds, and so does reading a tag.
    const allowed =
      /^(delete \/api\/(blogs\/drafts|products\/\w+\/favorite)|(get|delete) \/api\/tags\/(constructor|__proto__))/;
    const taken = seen.filter(([name, status]) => (status < 400 || status >= 500) && !allowed.test(name));
    expect(taken).toEqual([]);
    for (const word of ['{"$ne":null}', '$where', '.*']) {
      for (const [list, keys, found] of [
        ['blogs', ['q', 'category'], []],
        ['jobs', ['q', 'skill', 'place'], { jobs: [], next: null }],
        ['contests', ['q', 'tag'], expect.objectContaining({ contests: [], next: null })],
      ] as const)
        for (const key of keys) {
          const answer = await town.api.call(`/api/${list}?${key}=${encodeURIComponent(word)}`);
          expect([list, key, word, answer.status, await answer.json()]).toEqual([list, key, word, 200, found]);
        }
    }
    const tokens = ['[$ne]=x', '={"$ne":null}', '=%7B%22%24ne%22%3Anull%7D', '=$ne'];
    for (const cookie of tokens.map((token) => `__proto__=1; verse.session_token${token}`)) {
      expect([cookie, (await town.api.call('/api/me', { headers: { cookie } })).status]).toEqual([cookie, 401]);
    }
    expect(await storedState(town.api.store)).toEqual(before);
    process.stdout.write(`R10 operators in addresses and headers: ${seen.length} tries, 0 taken\n`);
    expect(seen.length).toBeGreaterThan(300);
  });
});
