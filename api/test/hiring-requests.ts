import type { GoodRequest } from './good-request';
import { createOrganisation, dayIn, draftOf, postJob, rows, saveDraft } from './hiring';
import { ORGANISATION } from './organisation-requests';
import type { Town, Visitor } from './people';

const APPLICATION = { note: 'I have matches.', link: 'https://lamps.example/' };
const POSTING = {
  title: 'Lamp designer',
  description: 'Design the lamps.',
  tags: ['Light'],
  pay: { min: 20, max: 30, currency: 'USD', unit: 'hour' },
  benefits: ['Evenings'],
  isRemote: true,
  place: null,
  zones: null,
  type: 'Part-time',
  positions: 1,
  attributes: ['Craft'],
  isBlind: false,
};
const POSTING_DRAFT = '3f0b7c52-90ab-4cde-8f01-23456789abcd';

export interface Hiring {
  job: string;
  application: string;
  search: string;
  answerBy: string;
}

/** Valid requests for jobs at the admin's organisation. */
export const hiringRequests = ({
  job,
  application,
  search,
  answerBy,
}: Hiring): Record<string, Partial<GoodRequest>> => {
  const own = `/api/organisations/${ORGANISATION.handle}`;
  const draft = { ...POSTING, pay: { ...POSTING.pay, min: '20', max: '30' }, place: '', positions: '1', answerBy };
  const ofJob = `${own}/jobs/${job}`;
  const ofApplication = `${own}/applications/${application}`;
  const ofDraft = `${own}/job-drafts/${POSTING_DRAFT}`;
  const key = { 'idempotency-key': 'message-of-a-test' };
  return {
    'GET /api/organisations/:handle/jobs': { path: `${own}/jobs` },
    'GET /api/organisations/:handle/jobs/:id': { path: ofJob },
    'PATCH /api/organisations/:handle/jobs/:id': {
      path: ofJob,
      body: { ...POSTING, answerBy },
      headers: { 'if-match': '"1"' },
    },
    'PUT /api/organisations/:handle/jobs/:id/state': {
      path: `${ofJob}/state`,
      body: { state: 'open', answerBy },
      headers: { 'if-match': '"1"' },
    },
    'PUT /api/organisations/:handle/jobs/:id/filled': { path: `${ofJob}/filled`, body: { message: 'Thank you.' } },
    'GET /api/organisations/:handle/job-drafts/:id': { path: ofDraft },
    'PUT /api/organisations/:handle/job-drafts/:id': { path: ofDraft, body: { version: 1, draft } },
    'DELETE /api/organisations/:handle/job-drafts/:id': { path: ofDraft },
    'GET /api/organisations/:handle/jobs/:id/applications': { path: `${ofJob}/applications` },
    'POST /api/organisations/:handle/jobs/:id/answers': {
      path: `${ofJob}/answers`,
      body: { applications: [{ id: application, version: 1 }], stage: 'shortlisted', reason: null, message: 'Hello' },
    },
    'GET /api/organisations/:handle/applications/:id': { path: ofApplication },
    'PUT /api/organisations/:handle/applications/:id/opened': { path: `${ofApplication}/opened` },
    'PUT /api/organisations/:handle/applications/:id/scores': {
      path: `${ofApplication}/scores`,
      body: { scores: { Craft: 4 } },
    },
    'POST /api/organisations/:handle/applications/:id/notes': {
      path: `${ofApplication}/notes`,
      body: { text: 'Call' },
    },
    'GET /api/organisations/:handle/applications/:id/thread': { path: `${ofApplication}/thread` },
    'POST /api/organisations/:handle/applications/:id/thread': {
      path: `${ofApplication}/thread`,
      body: { text: 'Hello' },
      headers: key,
    },
    'PUT /api/jobs/:id/application/draft': {
      path: `/api/jobs/${job}/application/draft`,
      body: { note: 'Half a', link: '', works: [] },
    },
    'GET /api/jobs/:id/application/draft': { path: `/api/jobs/${job}/application/draft` },
    'POST /api/me/job-searches': { body: { name: 'Remote', query: { remote: 'yes' } } },
    'DELETE /api/me/job-searches/:id': { path: `/api/me/job-searches/${search}` },
  };
};

/** Creates a published job and a draft for the admin's organisation, and an application by the neighbour. */
export async function hire(town: Town, admin: Visitor, neighbour: Visitor): Promise<Hiring> {
  await createOrganisation(town, admin, ORGANISATION);
  const { id } = await postJob(town, admin, ORGANISATION.handle, { attributes: POSTING.attributes });
  await saveDraft(admin, ORGANISATION.handle, POSTING_DRAFT, draftOf(town));
  await neighbour.send('PUT', `/api/jobs/${id}/application`, APPLICATION);
  const [row] = (await rows(admin, ORGANISATION.handle, id)).applications;
  const saved = await admin.post('/api/me/job-searches', { name: 'All', query: {} });
  const { id: search } = (await saved.json()) as { id: string };
  return { job: id, application: row!.id, search, answerBy: dayIn(town, 7) };
}
