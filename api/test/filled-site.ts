import { weekOf } from '../src/platform/calendar';
import { routeName } from '../src/platform/http';
import { act as actOn, deliver, workOf } from './agreed-projects';
import { codeOf } from './authenticator';
import { setUpCanary } from './canary-person';
import { enter, entryPath, storeContest } from './contest-entries';
import { join, rows } from './hiring';
import { idOf } from './notified';
import { ORGANISATION } from './organisation-requests';
import { PASSWORD, tokenOf, type Visitor } from './people';
import { acceptOffer, handleOf, offersIn, projectOf, sendBrief, sendOffer, termsOf } from './project-offers';
import { sendRaw } from './raw-request';
import { type SeededApi, startSeededApi } from './seeded-api';
import { act, fill, order, pay, shelve } from './shop';
import { desk, submit } from './suggestion-desk';

/**
 * Members who have used every feature, by what they do: the admin founded the organisation, the colleague and the
 * successor recruit for it, the invitee came through the neighbour's referral link.
 */
export type FilledRole = 'moderator' | 'colleague' | 'admin' | 'successor' | 'invitee' | 'neighbour' | 'other';

export interface FilledSite {
  town: SeededApi;
  people: Record<FilledRole, Visitor>;
}

/** Writes that end something that other writes need, or change the account of the caller. */
const LEFT_OUT = new RegExp(
  [
    'signin|signup|signout|deletion|password|two-factor|/accounts|sessions',
    '/domain$|domain/confirm|/state$|cancellation|/block$|/ending|/conflict$',
  ].join('|'),
);
const WRITES = ['post', 'put', 'patch'];

/** Sends every write for which the seeded API has a valid request. Requests that no longer fit are refused. */
async function sendAll({ api, good }: SeededApi, visitor: Visitor): Promise<void> {
  for (const route of api.features.flatMap(({ routes }) => [...routes])) {
    if (!WRITES.includes(route.method) || route.form || LEFT_OUT.test(routeName(route))) continue;
    const { method, path, body, headers } = good(route);
    await visitor.send(method, path, body, headers);
  }
}

async function succeed(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status >= 300) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Makes recruiters answer an application, judge an entry, and sell a project for the organisation. */
async function workForOrganisation({ town, people }: FilledSite): Promise<void> {
  const { admin, colleague, successor, other } = people;
  const path = `/api/organisations/${ORGANISATION.handle}`;
  for (const recruiter of [colleague, successor]) await join(town, recruiter, ORGANISATION.handle, 'recruiter');
  const job = town.good({ method: 'get', path: '/api/organisations/:handle/jobs/:id' }).path.split('/').at(-1)!;
  const [row] = (await rows(colleague, ORGANISATION.handle, job)).applications;
  const application = `${path}/applications/${row!.id}`;
  const key = { 'idempotency-key': 'message-of-a-colleague' };
  await succeed(colleague.send('PUT', `${application}/scores`, { scores: { Craft: 4 } }));
  await succeed(colleague.post(`${application}/notes`, { text: 'Call' }));
  await succeed(colleague.send('POST', `${application}/thread`, { text: 'Hello' }, key));
  const answers = { applications: [{ id: row!.id, version: row!.version }], stage: 'shortlisted', reason: null };
  await succeed(colleague.post(`${path}/jobs/${job}/answers`, { ...answers, message: 'Hello' }));
  const score = town.good({ method: 'put', path: '/api/judging/:id/entries/:number/score' });
  await succeed(admin.send('PUT', score.path, score.body, score.headers));
  const number = await sendBrief(other, { kind: 'organisation', handle: ORGANISATION.handle });
  const { versions } = await offersIn(await sendOffer(colleague, number, 0, termsOf(town)), 201);
  await succeed(acceptOffer(other, number, versions[0]!));
  const [milestone] = (await workOf(other, number)).milestones;
  await succeed(deliver(colleague, number, milestone!.id));
  await succeed(actOn(colleague, number, 'cancellation', { reason: 'Dark' }));
  await projectOf(colleague, number);
}

/** Makes a captain invite, a team-mate accept, and another member wait for a place. */
async function takePart({ town, people: { neighbour, other, colleague } }: FilledSite): Promise<void> {
  const contest = await storeContest(town, { id: 'full', maxParticipants: 1, position: 80 });
  await enter(neighbour, {}, contest);
  const path = entryPath(contest);
  await succeed(neighbour.send('PUT', `${path}/team/${await handleOf(colleague)}`));
  await succeed(colleague.send('PUT', `${path}/team/acceptance`, { captain: await handleOf(neighbour) }));
  await succeed(neighbour.send('PUT', `${path}/team/${await handleOf(other)}`));
  await succeed(other.send('PUT', `/api/contests/${contest}/waiting`));
}

async function shop({ town, people: { admin, neighbour, other } }: FilledSite): Promise<void> {
  await shelve(town, '1', 50);
  const placed = await order(neighbour, { 1: 1 });
  await succeed(pay(admin, placed));
  await succeed(act(admin, placed.number, 'deliver'));
  for (const buyer of [neighbour, other]) await order(buyer, { 1: 1 });
  await fill(other, { 1: 2 });
  await succeed(neighbour.send('PUT', '/api/products/1/favorite'));
  await succeed(neighbour.send('PUT', '/api/products/1/reviews/mine', { stars: 4, text: 'Bright' }));
  const move = { id: 'move-of-a-sweep-1', change: 5, reason: 'delivery', note: '', onHand: 49 };
  await succeed(admin.post('/api/desk/products/1/stock', move));
}

/** Signs up through the neighbour's referral link. */
async function refer({ town, people: { neighbour } }: FilledSite): Promise<Visitor> {
  const { code } = (await (await neighbour.get('/api/referrals')).json()) as { code: string };
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const answer = await sendRaw(town.api, { method: 'GET', path: `/r/${code}`, headers });
  const [name, value] = answer.headers['set-cookie']![0]!.split(';', 1)[0]!.split('=');
  const email = 'ines@example.org';
  const invitee = town.visitor();
  invitee.cookies.set(name!, value!);
  await succeed(invitee.post('/api/signup', { firstname: 'Ines', lastname: 'Invited', email, password: PASSWORD }));
  const mail = (await town.mails()).findLast(({ to, subject }) => to === email && subject === 'Verify your email');
  await succeed(invitee.post('/api/verify-email', { token: tokenOf(mail) }));
  await town.api.background.run('book-rewards');
  return invitee;
}

/** Makes an editor suggest changes to one post, edit and publish another one, and schedule a third. */
async function write({ town, people: { admin, neighbour } }: FilledSite): Promise<void> {
  await succeed(desk(admin, (await submit(town, neighbour))._id).suggest('The lamp is blue.'));
  const published = desk(admin, (await submit(town, neighbour))._id);
  await succeed(published.patch({ title: 'Edited' }));
  await succeed(published.patch({ status: 'published' }));
  const scheduledFor = new Date(town.clock.now.getTime() + 7 * 86_400_000).toISOString();
  await succeed(desk(admin, (await submit(town, neighbour))._id).patch({ status: 'scheduled', scheduledFor }));
}

/** Uses what the seeded API has no valid requests for. */
async function useTheRest({ town, people }: FilledSite): Promise<void> {
  const { admin, moderator, neighbour, other } = people;
  const { now } = town.clock;
  const startsAt = new Date(now.getTime() + 7 * 86_400_000);
  const webinar = { _id: 'lamps', title: 'Lamps', startsAt, minutes: 60, version: 1 };
  await town.api.store.db.collection<{ _id: string }>('webinars').insertOne(webinar);
  await succeed(neighbour.send('PUT', '/api/webinars/lamps/seat'));
  const person = await setUpCanary(town, other);
  await succeed(moderator.send('PUT', '/api/featured-member', { handle: person.handle }));
  const { works } = (await (await admin.get('/api/me/profile')).json()) as { works: { id: string }[] };
  await succeed(moderator.send('PUT', `/api/works/${works[0]!.id}/choice`, { sentence: 'Light you can hold.' }));
  await fillNominations(town, await idOf(neighbour), await idOf(other));
  await succeed(neighbour.send('PUT', `/api/members/${await handleOf(admin)}/mute`));
}

/** Stores a nomination and a vote, because accounts nominate and vote only from the week after they are made. */
async function fillNominations(town: SeededApi, voterId: string, memberId: string): Promise<void> {
  const at = town.clock.now;
  const week = weekOf(at).id;
  const stored = { _id: 'nomination', week, list: 'member', memberId, why: 'Kind signs.', nominatorId: voterId, at };
  const counts = { state: 'open', removal: null, votes: 1, acts: 1, rankAt: at };
  const { db } = town.api.store;
  await db.collection<{ _id: string }>('nominations').insertOne({ ...stored, ...counts } as { _id: string });
  const ballot = { _id: 'ballot', week, nominationId: stored._id, touched: [stored._id], at, memberId: voterId };
  await db.collection<{ _id: string }>('nomination_ballots').insertOne({ ...ballot } as { _id: string });
}

/** Blocks, and turns on two-factor sign-in. Runs last, because both stop other acts. */
async function end({ people: { neighbour, other, successor } }: FilledSite): Promise<void> {
  await succeed(neighbour.send('PUT', `/api/members/${await handleOf(successor)}/block`));
  const setup = await succeed(other.post('/api/me/two-factor', { password: PASSWORD }));
  const { secret } = (await setup.json()) as { secret: string };
  await succeed(other.post('/api/me/two-factor/confirm', { code: codeOf(secret) }));
}

/** Starts an API in which a few accounts have used every feature, through its routes wherever possible. */
export async function fillSite(): Promise<FilledSite> {
  const town = await startSeededApi({ STAFF_TWO_FACTOR: '0' });
  const { admin } = town;
  const neighbour = await town.visitor().signIn('nell@example.org', PASSWORD);
  const moderator = await town.resident('moderator', 'moses@example.org');
  const colleague = await town.resident('member', 'cora@example.org');
  const successor = await town.resident('member', 'susi@example.org');
  const other = await town.resident('author', 'oda@example.org');
  const people = { moderator, colleague, admin, successor, invitee: town.visitor(), neighbour, other };
  const site: FilledSite = { town, people };
  for (const visitor of Object.values(people)) await visitor.get('/api/me/profile');
  await useTheRest(site);
  await workForOrganisation(site);
  await takePart(site);
  await shop(site);
  people.invitee = await refer(site);
  await write(site);
  for (const visitor of Object.values(people)) await sendAll(town, visitor);
  await end(site);
  return site;
}
