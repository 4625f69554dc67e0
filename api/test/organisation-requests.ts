interface GoodRequest {
  path: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

export const ORGANISATION = { name: 'Lantern Street', handle: 'lantern-street', description: 'Lamps', links: [] };

const LANTERNS = `/api/organisations/${ORGANISATION.handle}`;
/** Valid requests for the admin's organisation. */
export const organisationRequests: Record<string, Partial<GoodRequest>> = {
  'POST /api/organisations': { body: { ...ORGANISATION, handle: 'another-street' } },
  'GET /api/organisation-handles': { path: '/api/organisation-handles?handle=free-street' },
  'GET /api/organisations/:handle/domain-record': { path: `${LANTERNS}/domain-record?domain=lantern.studio` },
  'DELETE /api/organisations/:handle': { path: LANTERNS, body: { confirm: ORGANISATION.handle } },
  'POST /api/organisations/:handle/invitations': {
    path: `${LANTERNS}/invitations`,
    body: { email: 'ines@example.org', role: 'judge' },
  },
  'POST /api/organisations/:handle/invitations/:id/resend': { path: `${LANTERNS}/invitations/x/resend` },
  'PATCH /api/organisations/:handle/members/:member': { path: `${LANTERNS}/members/x`, body: { role: 'judge' } },
  'POST /api/organisations/:handle/domain': { path: `${LANTERNS}/domain`, body: { domain: 'lantern.studio' } },
  'POST /api/organisations/:handle/domain/code': {
    path: `${LANTERNS}/domain/code`,
    body: { email: 'ada@lantern.studio' },
  },
  'POST /api/organisations/:handle/domain/confirm': { path: `${LANTERNS}/domain/confirm`, body: { code: '12345678' } },
  'DELETE /api/organisations/:handle/domain': { path: `${LANTERNS}/domain` },
  'POST /api/organisation-invitations/read': { body: { token: 'x'.repeat(60) } },
  'POST /api/organisation-invitations/accept': { body: { token: 'x'.repeat(60) } },
  'PATCH /api/organisations/:handle': {
    path: LANTERNS,
    body: { name: 'Lantern Road' },
    headers: { 'if-match': '"1"' },
  },
};
