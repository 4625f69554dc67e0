import { HOUR_MS } from '@verse/api-contract/time';
import { contestOf, entryIdOf, insertContest, insertEntry } from './contest-judging';
import type { GoodRequest } from './good-request';
import { idOf } from './notified';
import { ORGANISATION } from './organisation-requests';
import type { Town, Visitor } from './people';

const VOTED = 'voted-posters';
const AWARDED = 'awarded-posters';
const APPEAL = 'a1'.repeat(12);
const UPDATE = 'c3'.repeat(12);
const OWN_APPEAL = 'b2'.repeat(12);
const OF_OWNER = `/api/organisations/${ORGANISATION.handle}/contests/${AWARDED}`;
const OF_MAKER = `/api/contests/${AWARDED}/entries/own`;
const OF_STAFF = `/api/contest-appeals/${APPEAL}`;
const key = { 'idempotency-key': 'message-of-a-test' };
const message = { body: { text: 'Hello' }, headers: key };

/** Valid requests for a vote, prizes and appeals. */
export const awardRequests: Record<string, Partial<GoodRequest>> = {
  'GET /api/contests/:id/vote': { path: `/api/contests/${VOTED}/vote` },
  'PUT /api/contests/:id/vote': { path: `/api/contests/${VOTED}/vote`, body: { number: 1 } },
  'DELETE /api/contests/:id/vote': { path: `/api/contests/${VOTED}/vote` },
  'GET /api/contests/:id/vote/ballots': { path: `/api/contests/${VOTED}/vote/ballots` },
  'GET /api/contests/:id/vote/entries/:number/files/:index': { path: `/api/contests/${VOTED}/vote/entries/1/files/0` },
  'GET /api/contests/:id/prize': { path: `/api/contests/${AWARDED}/prize` },
  'PUT /api/contests/:id/prize/receipt': { path: `/api/contests/${AWARDED}/prize/receipt`, body: { prize: 'judges' } },
  'GET /api/contests/:id/updates': { path: `/api/contests/${AWARDED}/updates` },
  'POST /api/organisations/:handle/contests/:id/updates': {
    path: `${OF_OWNER}/updates`,
    body: { title: 'More time', text: 'You have a week more.' },
    headers: key,
  },
  'DELETE /api/organisations/:handle/contests/:id/updates/:update': { path: `${OF_OWNER}/updates/${UPDATE}` },
  'DELETE /api/contests/:id/updates/:update': { path: `/api/contests/${AWARDED}/updates/${UPDATE}` },
  'GET /api/contests/:id/gallery': { path: `/api/contests/${AWARDED}/gallery` },
  'GET /api/contests/:id/gallery/past': { path: `/api/contests/${AWARDED}/gallery/past` },
  'GET /api/contests/:id/win': { path: `/api/contests/${AWARDED}/win` },
  'PUT /api/contests/:id/win/seen': { path: `/api/contests/${AWARDED}/win/seen` },
  'GET /api/contests/:id/gallery/:number/files/:index': { path: `/api/contests/${AWARDED}/gallery/1/files/0` },
  'GET /api/contests/:id/entries/own/gallery': { path: `${OF_MAKER}/gallery` },
  'PUT /api/contests/:id/entries/own/gallery': { path: `${OF_MAKER}/gallery`, body: { isAgreed: true } },
  'PUT /api/contests/:id/prize/word': {
    path: `/api/contests/${AWARDED}/prize/word`,
    body: { prize: 'judges', word: 'received' },
  },
  'GET /api/contests/:id/prizes/:prize/thread': { path: `/api/contests/${AWARDED}/prizes/judges/thread` },
  'POST /api/contests/:id/prizes/:prize/thread': {
    path: `/api/contests/${AWARDED}/prizes/judges/thread`,
    ...message,
  },
  'GET /api/organisations/:handle/contests/:id/prizes/:prize/thread': { path: `${OF_OWNER}/prizes/judges/thread` },
  'POST /api/organisations/:handle/contests/:id/prizes/:prize/thread': {
    path: `${OF_OWNER}/prizes/judges/thread`,
    ...message,
  },
  'GET /api/organisations/:handle/contests/:id/prize-steps': { path: `${OF_OWNER}/prize-steps` },
  'POST /api/organisations/:handle/contests/:id/prize-steps': {
    path: `${OF_OWNER}/prize-steps`,
    body: { prize: 'judges', step: 'sent', note: 'By bank', link: '' },
  },
  'GET /api/organisations/:handle/contest-record': { path: `/api/organisations/${ORGANISATION.handle}/contest-record` },
  'GET /api/contests/:id/entries/own/afterwards': { path: `${OF_MAKER}/afterwards` },
  'POST /api/contests/:id/entries/own/work': { path: `${OF_MAKER}/work`, body: { withFeedback: true } },
  'PUT /api/contests/:id/entries/own/appeal': {
    path: `${OF_MAKER}/appeal`,
    body: { about: 'result', reason: 'It is unfair.' },
  },
  'GET /api/contests/:id/entries/own/appeals/:appeal/thread': { path: `${OF_MAKER}/appeals/${OWN_APPEAL}/thread` },
  'POST /api/contests/:id/entries/own/appeals/:appeal/thread': {
    path: `${OF_MAKER}/appeals/${OWN_APPEAL}/thread`,
    ...message,
  },
  'GET /api/organisations/:handle/contests/:id/appeals': { path: `${OF_OWNER}/appeals` },
  'GET /api/organisations/:handle/contests/:id/appeals/:appeal/thread': {
    path: `${OF_OWNER}/appeals/${OWN_APPEAL}/thread`,
  },
  'POST /api/organisations/:handle/contests/:id/appeals/:appeal/thread': {
    path: `${OF_OWNER}/appeals/${OWN_APPEAL}/thread`,
    ...message,
  },
  'PUT /api/contest-appeals/:id/decision': {
    path: `${OF_STAFF}/decision`,
    body: { decision: 'rejected', reason: 'It is right.' },
  },
  'GET /api/contest-appeals/:id/thread': { path: `${OF_STAFF}/thread` },
  'POST /api/contest-appeals/:id/thread': { path: `${OF_STAFF}/thread`, ...message },
};

async function insertAppeal(town: Town, id: string, fields: Record<string, unknown>): Promise<void> {
  const at = town.clock.now;
  await town.api.store.db.collection<{ _id: string }>('contest_appeals').insertOne({
    _id: id,
    number: 1,
    about: 'result',
    reason: 'It is unfair.',
    removal: null,
    at,
    state: 'open',
    ...fields,
  } as never);
}

/**
 * Creates two contests, both with an appeal. One belongs to another organisation, and its vote is open. The other
 * belongs to the admin's organisation, and has published results and an entry by the admin.
 */
export async function award(town: Town, admin: Visitor, neighbour: Visitor): Promise<void> {
  const { db } = town.api.store;
  const { now } = town.clock;
  const [adminId, neighbourId] = await Promise.all([admin, neighbour].map(idOf));
  const handles = db.collection<{ _id: string; organisationId: string }>('organisation_handles');
  const { organisationId } = (await handles.findOne({ _id: ORGANISATION.handle }))!;
  const vote = { prize: 'A lamp', until: new Date(now.getTime() + HOUR_MS) };
  const open = contestOf(now, { id: VOTED, organisationId: 'others', position: 91, entryCount: 1 });
  const voted = { ...open, terms: { ...open.terms!, vote }, publishedAt: new Date(now.getTime() + 1) };
  const awarded = contestOf(now, { id: AWARDED, organisationId, position: 92, entryCount: 1, resultsAt: now });
  for (const contest of [voted, awarded]) await insertContest(db, contest);
  await insertEntry(db, voted, 1, [neighbourId!]);
  await insertEntry(db, awarded, 1, [adminId!]);
  const entryId = entryIdOf(awarded, 1);
  const first = { entryId, number: 1, rank: 1, points: 900, judges: 3, criteria: [9, 9, 9] };
  await db.collection<{ _id: string }>('contest_results').insertOne({
    _id: AWARDED,
    closedAt: now,
    ranking: [first],
    withoutJudge: [],
    logHead: '',
  } as never);
  const common = { contestId: AWARDED, organisationId, entryId, memberId: adminId };
  await db.collection<{ _id: string }>('contest_updates').insertOne({
    _id: UPDATE,
    contestId: AWARDED,
    authorId: adminId,
    title: 'Judging has begun',
    text: 'We tell you more soon.',
    at: now,
  } as never);
  await insertAppeal(town, OWN_APPEAL, common);
  const others = { contestId: VOTED, organisationId: 'others', entryId: entryIdOf(voted, 1) };
  await insertAppeal(town, APPEAL, { ...others, memberId: neighbourId });
}
