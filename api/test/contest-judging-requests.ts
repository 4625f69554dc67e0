import { contestOf, FEEDBACK, insertContest, insertEntry } from './contest-judging';
import type { GoodRequest } from './good-request';
import { idOf } from './notified';
import { ORGANISATION } from './organisation-requests';
import type { Town, Visitor } from './people';

export const JUDGED_CONTEST = 'lantern-posters';
const OF_JUDGE = `/api/judging/${JUDGED_CONTEST}`;
const OF_OWNER = `/api/organisations/${ORGANISATION.handle}/contests/${JUDGED_CONTEST}`;
const OF_STAFF = `/api/contests/${JUDGED_CONTEST}`;

/** Valid requests for a contest that the admin runs and judges. */
export const judgingRequests: Record<string, Partial<GoodRequest>> = {
  'GET /api/judging/:id': { path: OF_JUDGE },
  'GET /api/judging/:id/entries/:number': { path: `${OF_JUDGE}/entries/1` },
  'GET /api/judging/:id/entries/:number/files/:index': { path: `${OF_JUDGE}/entries/1/files/0` },
  'PUT /api/judging/:id/entries/:number/score': {
    path: `${OF_JUDGE}/entries/1/score`,
    body: { scores: [3, 4, 5], feedback: FEEDBACK },
    headers: { 'if-match': '"0"' },
  },
  'PUT /api/judging/:id/entries/:number/conflict': {
    path: `${OF_JUDGE}/entries/1/conflict`,
    body: { reason: 'A friend' },
  },
  'DELETE /api/judging/:id/entries/:number/conflict': { path: `${OF_JUDGE}/entries/1/conflict` },
  'PUT /api/judging/:id/sentence': { path: `${OF_JUDGE}/sentence`, body: { sentence: 'Light you can hold.' } },
  'GET /api/organisations/:handle/contests/:id/judging': { path: `${OF_OWNER}/judging` },
  'GET /api/organisations/:handle/contests/:id/judging/entries/:number': { path: `${OF_OWNER}/judging/entries/1` },
  'POST /api/organisations/:handle/contests/:id/judging/judges': {
    path: `${OF_OWNER}/judging/judges`,
    body: { memberIds: ['x'] },
  },
  'PUT /api/organisations/:handle/contests/:id/results': { path: `${OF_OWNER}/results` },
  'PUT /api/organisations/:handle/contests/:id/entries/:number/removal': {
    path: `${OF_OWNER}/entries/1/removal`,
    body: { reason: 'It is copied.' },
  },
  'DELETE /api/organisations/:handle/contests/:id/entries/:number/removal': { path: `${OF_OWNER}/entries/1/removal` },
  'PUT /api/contests/:id/entries/:number/removal': {
    path: `${OF_STAFF}/entries/1/removal`,
    body: { reason: 'It is copied.' },
  },
  'DELETE /api/contests/:id/entries/:number/removal': { path: `${OF_STAFF}/entries/1/removal` },
  'GET /api/contests/:id/log': { path: `${OF_STAFF}/log` },
  'GET /api/contests/:id/entries/own/feedback': { path: `${OF_STAFF}/entries/own/feedback` },
};

/** Creates a contest for the admin's organisation. The contest is being judged and has an entry by the neighbour. */
export async function beginJudging(town: Town, admin: Visitor, neighbour: Visitor): Promise<void> {
  const { db } = town.api.store;
  const { organisationId } = (await db
    .collection<{ _id: string; organisationId: string }>('organisation_handles')
    .findOne({ _id: ORGANISATION.handle }))!;
  const judgeIds = [await idOf(admin)];
  const contest = contestOf(town.clock.now, { id: JUDGED_CONTEST, organisationId, judgeIds, position: 90 });
  await insertContest(db, contest);
  await insertEntry(db, contest, 1, [await idOf(neighbour)]);
  await admin.get(OF_JUDGE);
}
