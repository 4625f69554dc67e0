import { addContest, contestDraft, publishContest } from './contests';
import type { GoodRequest } from './good-request';
import { ORGANISATION } from './organisation-requests';
import type { Town, Visitor } from './people';

export interface RunContests {
  draft: string;
  published: string;
  /** One day after the published contest's deadline. */
  later: string;
}

/** Valid requests for contests run by the admin's organisation. */
export const contestRunningRequests = ({
  draft,
  published,
  later,
}: RunContests): Record<string, Partial<GoodRequest>> => {
  const all = `/api/organisations/${ORGANISATION.handle}/contests`;
  const ofDraft = `${all}/${draft}`;
  const ofPublished = `${all}/${published}`;
  const ifMatch = { 'if-match': '"2"' };
  return {
    'GET /api/organisations/:handle/contests': { path: all },
    'POST /api/organisations/:handle/contests': { path: all, body: { title: 'A lantern' } },
    'GET /api/organisations/:handle/contests/:id': { path: ofPublished },
    'PATCH /api/organisations/:handle/contests/:id': {
      path: ofPublished,
      body: { title: 'Lanterns' },
      headers: ifMatch,
    },
    'DELETE /api/organisations/:handle/contests/:id': { path: ofDraft },
    'PUT /api/organisations/:handle/contests/:id/publication': { path: `${ofPublished}/publication` },
    'PUT /api/organisations/:handle/contests/:id/cancellation': {
      path: `${ofPublished}/cancellation`,
      body: { reason: 'No lamps' },
    },
    'POST /api/organisations/:handle/contests/:id/postponements': {
      path: `${ofPublished}/postponements`,
      body: { what: 'deadline', to: later, reason: 'Rain' },
    },
    'PUT /api/organisations/:handle/contests/:id/judges': { path: `${ofPublished}/judges`, body: { memberIds: [] } },
    'PUT /api/organisations/:handle/contests/:id/picture': { path: `${ofPublished}/picture` },
    'DELETE /api/organisations/:handle/contests/:id/picture': { path: `${ofPublished}/picture` },
    'GET /api/organisations/:handle/contest-organiser': {
      path: `/api/organisations/${ORGANISATION.handle}/contest-organiser`,
    },
    'GET /api/organisations/:handle/contests/:id/judge-invitations': { path: `${ofPublished}/judge-invitations` },
    'POST /api/organisations/:handle/contests/:id/judge-invitations': {
      path: `${ofPublished}/judge-invitations`,
      body: { email: 'grace@example.org' },
    },
    'POST /api/organisations/:handle/contests/:id/judge-invitations/:invitation/resend': {
      path: `${ofPublished}/judge-invitations/x/resend`,
    },
    'DELETE /api/organisations/:handle/contests/:id/judge-invitations/:invitation': {
      path: `${ofPublished}/judge-invitations/x`,
    },
    'POST /api/judge-invitations/read': { body: { token: 'x'.repeat(60) } },
    'POST /api/judge-invitations/accept': { body: { token: 'x'.repeat(60) } },
    'POST /api/judge-invitations/decline': { body: { token: 'x'.repeat(60) } },
    'GET /api/contests/:id': { path: `/api/contests/${published}` },
    'GET /api/contests/:id/terms': { path: `/api/contests/${published}/terms` },
    'PUT /api/contests/:id/organisation': {
      path: `/api/contests/${published}/organisation`,
      body: { handle: ORGANISATION.handle },
    },
  };
};

/** Creates a draft and a published contest for the admin's organisation. */
export async function runContests(town: Town, admin: Visitor): Promise<RunContests> {
  const form = contestDraft(town);
  const { id: draft } = await addContest(admin, ORGANISATION.handle, form);
  const { id: published } = await publishContest(town, admin, ORGANISATION.handle);
  const later = new Date(Date.parse(form.deadline) + 86_400_000).toISOString();
  return { draft, published, later };
}
