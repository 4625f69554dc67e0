import type { Route } from '../src/platform/http';
import { nameOfRoute } from '../src/platform/http';
import { PASSWORD, startTown, type Town, type Visitor } from './people';
import { formOf } from './publishing';

/** A request that the api would carry out. */
export interface GoodRequest {
  method: string;
  path: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

export interface SeededApi extends Town {
  admin: Visitor;
  adminCookie: string;
  /** A request of the admin that the api would carry out; for an operation that nobody has described, an empty one. */
  good: (operation: Pick<Route, 'method' | 'path'>) => GoodRequest;
}

export const cookieOf = (visitor: Visitor): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const DRAFT = {
  id: '0b1f7a3e-58c8-4d7c-9a3b-0c6b5a4d3e2f',
  version: 0,
  title: 'A draft',
  category: 'Craft',
  readTime: '1 minute',
  content: 'Words',
};
const MESSAGE = { name: 'Nell', email: 'nell@example.org', subject: 'Hello', message: 'A question' };
const NEWCOMER = { lastname: 'New', firstname: 'Nora', email: 'nora@example.org', password: PASSWORD };
const TOOL = {
  name: 'Lantern',
  url: 'https://lantern.example/',
  category: 'Design',
  pricing: 'Free',
  why: 'It lights the page.',
};
const CHANGED_POST = {
  title: 'Another title',
  category: 'Craft',
  readTime: '1 minute',
  content: 'Other words',
  thumbnailAlt: 'A lamp',
};
const CHANGED_PERSON = {
  firstName: 'Eve',
  lastName: 'Changed',
  middleName: 'M',
  phone: '+442079460958',
  sex: 'other',
  theme: 'light',
};

interface Ids {
  post: string;
  deleted: string;
  message: string;
  neighbour: string;
  session: string;
  suggestion: string;
}

/** What makes each write a good one. */
const goodRequests = ({
  post,
  deleted,
  message,
  neighbour,
  session,
  suggestion,
}: Ids): Record<string, Partial<GoodRequest>> => ({
  'POST /api/blogs/:id/restore': { path: `/api/blogs/${deleted}/restore` },
  'PUT /api/blogs/drafts': { body: { ...DRAFT, version: 1, title: 'A better draft' } },
  'DELETE /api/blogs/drafts/:id': { path: `/api/blogs/drafts/${DRAFT.id}` },
  'PATCH /api/blogs/:id': { path: `/api/blogs/${post}`, body: CHANGED_POST, headers: { 'if-match': '"1"' } },
  'DELETE /api/blogs/:id': { path: `/api/blogs/${post}`, headers: { 'if-match': '"1"' } },
  'POST /api/contactus': { body: MESSAGE },
  'PATCH /api/contactus/:id': { path: `/api/contactus/${message}`, body: { status: 'done' } },
  'POST /api/tools/suggestions': { body: { ...TOOL, name: 'Lamp', url: 'https://lamp.example/' } },
  'PATCH /api/tools/suggestions/:id': {
    path: `/api/tools/suggestions/${suggestion}`,
    body: { status: 'approved' },
    headers: { 'if-match': '"1"' },
  },
  'POST /api/signup': { body: NEWCOMER },
  'POST /api/signin': { body: { email: 'nell@example.org', password: PASSWORD } },
  'POST /api/signin/two-factor': { body: { code: '123456' } },
  'POST /api/forgot-password': { body: { email: 'nell@example.org' } },
  'POST /api/reset-password': { body: { newPassword: 'Fresh-5-Start!' } },
  'POST /api/reset-password/check': { body: { token: 'x'.repeat(43) } },
  'POST /api/verify-email': { body: { token: 'x'.repeat(43) } },
  'POST /api/resend-verification': { body: { email: 'nell@example.org' } },
  'DELETE /api/sessions/:id': { path: `/api/sessions/${session}` },
  'PATCH /api/me': { body: CHANGED_PERSON },
  'POST /api/me/email': { body: { email: 'elsewhere@example.org', password: PASSWORD } },
  'POST /api/me/password': { body: { password: PASSWORD, newPassword: 'Fresh-5-Start!' } },
  'POST /api/me/two-factor': { body: { password: PASSWORD } },
  'POST /api/me/two-factor/confirm': { body: { code: '123456' } },
  'POST /api/me/two-factor/recovery-codes': { body: { password: PASSWORD } },
  'DELETE /api/me/two-factor': { body: { password: PASSWORD } },
  'POST /api/me/deletion': { body: { password: PASSWORD, confirm: 'DELETE' } },
  'PATCH /api/accounts/:id': { path: `/api/accounts/${neighbour}`, body: { role: 'author' } },
});

async function settle(town: Town, admin: Visitor): Promise<Ids> {
  const neighbour = await town.resident('member', 'nell@example.org');
  const publish = async () =>
    (await (
      await town.api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(admin) }, body: await formOf() })
    ).json()) as { _id: string };
  const [post, deleted] = [await publish(), await publish()];
  await admin.send('DELETE', `/api/blogs/${deleted._id}`, undefined, { 'if-match': '"1"' });
  await admin.send('PUT', '/api/blogs/drafts', DRAFT);
  await town.visitor().post('/api/contactus', MESSAGE);
  const [message] = (await (await admin.get('/api/contactus')).json()) as [{ id: string }];
  const [session] = (await (await neighbour.get('/api/sessions')).json()) as [{ id: string }];
  const suggestion = (await (await neighbour.post('/api/tools/suggestions', TOOL)).json()) as { id: string };
  await town.mails();
  return {
    post: post._id,
    deleted: deleted._id,
    message: message.id,
    neighbour: (await neighbour.session()).user!.id,
    session: session.id,
    suggestion: suggestion.id,
  };
}

/** A town in which every write has something to act on: a post, a deleted one, a draft, a message, a neighbour, a session. */
export async function startSeededApi(environment: Record<string, string> = {}): Promise<SeededApi> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000', ...environment });
  const admin = await town.resident('admin', 'ada@example.org');
  const known = goodRequests(await settle(town, admin));
  return {
    ...town,
    admin,
    adminCookie: cookieOf(admin),
    good: (operation) => ({
      method: operation.method.toUpperCase(),
      path: operation.path.replace(/:\w+/g, 'x'),
      ...known[nameOfRoute(operation)],
    }),
  };
}
