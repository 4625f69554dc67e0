import { randomBytes } from 'node:crypto';
import type { Route } from '../src/platform/http';
import { routeName } from '../src/platform/http';
import { answerContent, type Answered, answerRequests } from './answer-requests';
import { award, awardRequests } from './contest-awards-requests';
import { beginEntry, contestEntryRequests } from './contest-entries-requests';
import { beginJudging, judgingRequests } from './contest-judging-requests';
import { contestRunningRequests, type RunContests, runContests } from './contest-running-requests';
import { DRAFT, draftRequests } from './draft-requests';
import { comment as writeComment, commentOf, posted } from './feed';
import type { GoodRequest } from './good-request';
import { hire, type Hiring, hiringRequests } from './hiring-requests';
import { type Market, marketRequests, openMarket } from './market-requests';
import { organisationRequests } from './organisation-requests';
import { cookieOf, PASSWORD, startTown, type Town, type TownOptions, type Visitor } from './people';
import { peopleDeskRequests, warn } from './people-desk-requests';
import { jpegOf } from './pictures';
import { collectionRequests, profileWorkRequests, saveToCollection } from './profile-works-requests';
import { promotionRequests } from './promotion-requests';
import { fileOf, formOf } from './publishing';
import { registryRequests } from './registry-requests';
import { CHANGED_POST, TOOL } from './seeded-bodies';
import { tagRequests } from './tag-requests';
import { waitingListRequests } from './waiting-list-requests';

export { cookieOf };
export type { GoodRequest };

export interface SeededApi extends Town {
  admin: Visitor;
  adminCookie: string;
  /** Returns a valid request by the admin, or an empty one if none is defined for the operation. */
  good: (operation: Pick<Route, 'method' | 'path' | 'ifMatch'>) => GoodRequest;
}

const MESSAGE = { name: 'Nell', email: 'nell@example.org', subject: 'Hello', message: 'A question' };
const JOB = {
  title: 'Lamp lighter',
  company: 'Lantern Street',
  description: 'Light the lamps.',
  tags: ['Light'],
  pay: { min: 20, max: 30, currency: 'USD' },
  benefits: ['Evenings'],
  isRemote: false,
  type: 'Part-time',
};
const APPLICATION = { note: 'I have matches.', link: 'https://lamps.example/' };
const VERDICT = { rule: 'spam', quote: 'Lamps', reason: 'Leave out the link.' };
const NEWCOMER = { lastname: 'New', firstname: 'Nora', email: 'nora@example.org', password: PASSWORD };
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
  job: string;
  handle: string;
  sanction: string;
  work: string;
  collection: string;
  feedPost: string;
  comment: string;
  answered: Answered[];
  hiring: Hiring;
  contests: RunContests;
  market: Market;
}

const feedRequests = ({ feedPost, comment }: Ids): Record<string, Partial<GoodRequest>> => ({
  'PATCH /api/posts/:id': {
    path: `/api/posts/${feedPost}`,
    body: { text: 'Other words' },
    headers: { 'if-match': '"1"' },
  },
  'DELETE /api/posts/:id': { path: `/api/posts/${feedPost}` },
  'POST /api/posts/:id/restore': { path: `/api/posts/${feedPost}/restore` },
  'PUT /api/posts/:id/like': { path: `/api/posts/${feedPost}/like` },
  'DELETE /api/posts/:id/like': { path: `/api/posts/${feedPost}/like` },
  'PUT /api/posts/:id/save': { path: `/api/posts/${feedPost}/save` },
  'DELETE /api/posts/:id/save': { path: `/api/posts/${feedPost}/save` },
  'POST /api/posts/:id/comments': { path: `/api/posts/${feedPost}/comments`, body: { text: 'A comment' } },
  'PATCH /api/posts/:id/comments/:comment': {
    path: `/api/posts/${feedPost}/comments/${comment}`,
    body: { text: 'Other words' },
    headers: { 'if-match': '"1"' },
  },
  'DELETE /api/posts/:id/comments/:comment': { path: `/api/posts/${feedPost}/comments/${comment}` },
  'POST /api/posts/:id/comments/:comment/restore': { path: `/api/posts/${feedPost}/comments/${comment}/restore` },
});

const accountRequests = (session: string): Record<string, Partial<GoodRequest>> => ({
  'POST /api/signup': { body: NEWCOMER },
  'POST /api/signin': { body: { email: 'nell@example.org', password: PASSWORD } },
  'POST /api/signin/two-factor': { body: { code: '123456' } },
  'POST /api/forgot-password': { body: { email: 'nell@example.org' } },
  'POST /api/reset-password': { body: { newPassword: 'Fresh-5-Start!' } },
  'POST /api/signup/finish': { body: { token: 'x'.repeat(43), password: PASSWORD } },
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
});

const moderationRequests = ({ handle, neighbour }: Ids): Record<string, Partial<GoodRequest>> => ({
  'POST /api/reports': { body: { type: 'profile', id: handle, reason: 'spam', note: 'Lamps' } },
  'PATCH /api/moderation/cases/:id': {
    path: `/api/moderation/cases/profile.${neighbour}`,
    body: { decision: 'warn', ...VERDICT },
    headers: { 'if-match': '"1"' },
  },
  'GET /api/moderation/cases/:id': { path: `/api/moderation/cases/profile.${neighbour}` },
  'POST /api/appeals': { body: { type: 'profile', id: neighbour, text: 'They are lamps.' } },
  'PUT /api/members/:handle/mute': { path: `/api/members/${handle}/mute` },
  'DELETE /api/members/:handle/mute': { path: `/api/members/${handle}/mute` },
  'PUT /api/members/:handle/block': { path: `/api/members/${handle}/block` },
  'DELETE /api/members/:handle/block': { path: `/api/members/${handle}/block` },
});

/** Input with which each write succeeds. */
const goodRequests = (ids: Ids): Record<string, Partial<GoodRequest>> => {
  const { post, deleted, message, neighbour, session, suggestion, job, handle, work } = ids;
  return {
    'POST /api/blogs/:id/restore': { path: `/api/blogs/${deleted}/restore` },
    ...draftRequests,
    'PATCH /api/blogs/:id': { path: `/api/blogs/${post}`, body: CHANGED_POST, headers: { 'if-match': '"1"' } },
    'DELETE /api/blogs/:id': { path: `/api/blogs/${post}`, headers: { 'if-match': '"1"' } },
    'POST /api/contactus': { body: MESSAGE },
    ...waitingListRequests,
    ...promotionRequests,
    'PATCH /api/contactus/:id': { path: `/api/contactus/${message}`, body: { status: 'done' } },
    'POST /api/tools/suggestions': { body: { ...TOOL, name: 'Lamp', url: 'https://lamp.example/' } },
    'PATCH /api/tools/suggestions/:id': {
      path: `/api/tools/suggestions/${suggestion}`,
      body: { status: 'approved' },
      headers: { 'if-match': '"1"' },
    },
    ...feedRequests(ids),
    ...Object.assign({}, ...ids.answered.map(answerRequests)),
    ...tagRequests,
    ...collectionRequests(ids.collection, work),
    'POST /api/jobs': { body: JOB },
    ...organisationRequests,
    ...hiringRequests(ids.hiring),
    ...judgingRequests,
    ...awardRequests,
    ...contestRunningRequests(ids.contests),
    ...contestEntryRequests,
    ...marketRequests(ids.market),
    'PATCH /api/jobs/:id': {
      path: `/api/jobs/${job}`,
      body: { title: 'Lantern lighter' },
      headers: { 'if-match': '"1"' },
    },
    'PUT /api/jobs/:id/save': { path: `/api/jobs/${job}/save` },
    'DELETE /api/jobs/:id/save': { path: `/api/jobs/${job}/save` },
    'PUT /api/jobs/:id/application': { path: `/api/jobs/${job}/application`, body: APPLICATION },
    'DELETE /api/jobs/:id/application': { path: `/api/jobs/${job}/application` },
    ...accountRequests(session),
    'PATCH /api/notifications': { body: { upTo: '2026-11-01T10:00:00Z' } },
    'PATCH /api/notifications/:id': { path: `/api/notifications/${'a1'.repeat(12)}`, body: { isUnread: false } },
    'PATCH /api/me/profile': { body: { bio: 'Other words', phone: '+1 555 0100' }, headers: { 'if-match': '"0"' } },
    'PUT /api/me/profile/handle': { body: { handle: 'another-one' }, headers: { 'if-match': '"0"' } },
    'PUT /api/me/profile/:which': { path: '/api/me/profile/cover' },
    'DELETE /api/me/profile/:which': { path: '/api/me/profile/cover', headers: { 'if-match': '"0"' } },
    ...profileWorkRequests(work),
    'PUT /api/members/:handle/follow': { path: `/api/members/${handle}/follow` },
    'DELETE /api/members/:handle/follow': { path: `/api/members/${handle}/follow` },
    'PATCH /api/accounts/:id': { path: `/api/accounts/${neighbour}`, body: { role: 'author' } },
  };
};

/** Adds two works and returns the id of the first. */
async function addWorks(town: Town, admin: Visitor): Promise<string> {
  let first = '';
  for (const title of ['Second', 'First']) {
    const form = new FormData();
    const pictures = [{ from: 'new', index: 0, alt: 'A gradient' }];
    form.append('work', JSON.stringify({ title, description: '', role: '', link: '', year: null, pictures }));
    form.append('pictures', fileOf({ bytes: await jpegOf({ width: 60, height: 40 }) }));
    const answer = await town.api.call('/api/me/works', {
      method: 'POST',
      headers: { cookie: cookieOf(admin) },
      body: form,
    });
    first = ((await answer.json()) as { id: string }).id;
  }
  return first;
}

async function settle(town: Town, admin: Visitor): Promise<Ids> {
  const neighbour = await town.resident('member', 'nell@example.org');
  const publish = async () =>
    (await (
      await town.api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(admin) }, body: await formOf() })
    ).json()) as { _id: string };
  const post = await publish();
  const deleted = await publish();
  await admin.send('DELETE', `/api/blogs/${deleted._id}`, undefined, { 'if-match': '"1"' });
  await admin.send('PUT', '/api/blogs/drafts', DRAFT);
  await town.visitor().post('/api/contactus', MESSAGE);
  const [message] = (await (await admin.get('/api/contactus')).json()) as [{ id: string }];
  const [session] = (await (await neighbour.get('/api/sessions')).json()) as [{ id: string }];
  const suggestion = (await (await neighbour.post('/api/tools/suggestions', TOOL)).json()) as { id: string };
  const job = (await (await admin.post('/api/jobs', JOB)).json()) as { id: string };
  const hiring = await hire(town, admin, neighbour);
  await beginJudging(town, admin, neighbour);
  await award(town, admin, neighbour);
  const contests = await runContests(town, admin);
  await beginEntry(town, admin);
  const feedPost = await posted(admin);
  const { comment } = await commentOf(writeComment(admin, feedPost.id));
  const { handle } = (await (await neighbour.get('/api/me/profile')).json()) as { handle: string };
  await admin.get('/api/me/profile');
  const work = await addWorks(town, admin);
  const reporter = await town.resident('member', 'rita@example.org');
  await reporter.post('/api/reports', { type: 'profile', id: handle, reason: 'spam' });
  const neighbourId = (await neighbour.session()).user!.id;
  const sanction = await warn(admin, neighbourId);
  await town.mails();
  return {
    sanction,
    handle,
    work,
    collection: await saveToCollection(admin, work),
    post: post._id,
    deleted: deleted._id,
    message: message.id,
    neighbour: neighbourId,
    session: session.id,
    suggestion: suggestion.id,
    job: job.id,
    feedPost: feedPost.id,
    comment: comment.id,
    answered: [
      await answerContent('works', work, admin, neighbour),
      await answerContent('blogs', post._id, admin, neighbour),
    ],
    hiring,
    contests,
    market: await openMarket(town, admin, neighbour),
  };
}

/**
 * Starts an API in which every write has a target: a post, a deleted post, a draft, a message, another member, a
 * session.
 */
export async function startSeededApi(
  environment: Record<string, string> = {},
  given: TownOptions = {},
): Promise<SeededApi> {
  const gatewayToken = randomBytes(24).toString('base64url');
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000', PURGE_TOKEN: gatewayToken, ...environment }, given);
  const admin = await town.resident('admin', 'ada@example.org');
  const ids = await settle(town, admin);
  const known: Record<string, Partial<GoodRequest>> = {
    ...goodRequests(ids),
    ...moderationRequests(ids),
    ...peopleDeskRequests(ids),
    ...(await registryRequests(town.api.store.db, gatewayToken)),
  };
  return {
    ...town,
    admin,
    adminCookie: cookieOf(admin),
    good: (operation) => ({
      method: operation.method.toUpperCase(),
      path: operation.path.replace(/:\w+/g, 'x'),
      ...(operation.ifMatch ? { headers: { 'if-match': '"0"' } } : {}),
      ...known[routeName(operation)],
    }),
  };
}
