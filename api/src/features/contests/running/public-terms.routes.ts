import { contestOrganisationSchema, publishedTermsSchema } from '@verse/api-contract/contest-running.schema';
import type { AuditLog } from '../../../platform/audit';
import { AppError, PUBLIC, reply, type ResponseCache, type Route, route } from '../../../platform/http';
import type { Contest } from '../contest';
import type { ContestOrganisation, ContestOrganisations, ContestParts } from '../contest-parts';
import { byId, contest, NO_STORE, PATH } from '../contests.routes';
import { UNKNOWN_CONTEST } from '../contests.service';
import { contestView } from '../contests.view';
import { publishedTermsView } from './running.view';

interface Dependencies extends Pick<ContestParts, 'contests' | 'seats' | 'service' | 'announce'> {
  organisations: ContestOrganisations;
  responses: Pick<ResponseCache, 'cachedResponse'>;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

const TRIES = 10;
const TERMS = '/api/contests/:id/terms';
const ofOne = { params: byId, notFoundMessage: UNKNOWN_CONTEST };

/**
 * Assigns a contest to an organisation, provided that the contest belongs to the site or to an organisation that is not
 * open.
 */
function createAssign({ contests, service, organisations, announce, audit, now }: Dependencies) {
  async function assertFree({ organisationId }: Contest, to: ContestOrganisation): Promise<void> {
    if (organisationId === undefined || organisationId === to.id) return;
    if ((await organisations.findAll([organisationId])).get(organisationId)?.state === 'open')
      throw new AppError('wrong-state', 'Another organisation runs this contest.');
  }
  return async (staffId: string, id: string, handle: string): Promise<Contest> => {
    const to = await organisations.byHandle(handle.toLowerCase());
    if (to?.state !== 'open') {
      const message = 'There is no open organisation with this handle.';
      throw new AppError('invalid', message, { fields: { handle: message } });
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = await service.find(id);
      await assertFree(before, to);
      const change = { organisationId: to.id, createdAt: before.createdAt ?? now(), judgeIds: [] };
      const after = before.organisationId === to.id ? before : await contests.change(before, change);
      if (!after) continue;
      await audit.record(staffId, `contest: given to ${to.handle}`, id);
      await announce();
      return after;
    }
    throw new AppError('unavailable', 'Others are changing this contest right now. Please try again.', {
      headers: { 'Retry-After': '1' },
    });
  };
}

/** Routes for reading the public terms, and for staff to assign an organisation. */
export function publicTermsRoutes(dependencies: Dependencies): Route[] {
  const { service, seats, organisations, responses, now } = dependencies;
  const assign = createAssign(dependencies);
  async function terms(id: string) {
    const found = await service.find(id);
    const { organisationId } = found;
    const known = await organisations.findAll(organisationId === undefined ? [] : [organisationId]);
    return publishedTermsView(found, known.get(organisationId ?? ''), now());
  }
  return [
    route(
      {
        method: 'get',
        path: TERMS,
        summary: 'What entrants rely on: criteria, rules, prize pledge, dates',
        permission: PUBLIC,
        ...ofOne,
        responses: {
          200: { description: 'The terms', schema: publishedTermsSchema },
          304: { description: 'Unchanged' },
        },
        errors: [404],
      },
      async ({ caller, params: { id } }) => {
        if (await caller()) return reply(200, await terms(id), NO_STORE);
        return responses.cachedResponse('contests', `terms/${id}`, async () => ({ body: await terms(id) }));
      },
    ),
    route(
      {
        method: 'put',
        path: `${PATH}/organisation`,
        summary: 'Gives a contest to an organisation, whose owners can then add terms',
        permission: 'contests.write',
        ...ofOne,
        body: contestOrganisationSchema,
        responses: { 200: contest },
        errors: [400, 404, 409, 413, 415, 503],
      },
      async ({ person, params: { id }, body }) => {
        const found = await assign(person.id, id, body.handle);
        const one = await service.view(found, await seats.find(id, person.id), now(), true);
        return reply(200, { serverNow: now().toISOString(), contest: contestView(one, now()) }, NO_STORE);
      },
    ),
  ];
}
