import { MINUTE_MS } from '@verse/api-contract/time';
import {
  organisationChangeSchema,
  organisationFormSchema,
  organisationHandleQuerySchema,
  organisationHandleSchema,
  organisationParamsSchema,
  organisationSchema,
  ownOrganisationListSchema,
  ownOrganisationSchema,
} from '@verse/api-contract/work/organisations.schema';
import {
  byPerson,
  NO_STORE,
  optionalKey,
  orConflict,
  PUBLIC,
  type RateLimits,
  type Reply,
  reply,
  type Route,
  route,
} from '../../../platform/http';
import { UNKNOWN_ORGANISATION } from './access';
import type { OrganisationsService } from './organisations.service';
import { type OrganisationOfMember, ownOrganisationView } from './organisations.view';

interface Dependencies {
  service: OrganisationsService;
  rateLimits: RateLimits;
}

const ALL = '/api/organisations';
export const ONE = `${ALL}/:handle`;
const byHandle = { params: organisationParamsSchema, notFoundMessage: UNKNOWN_ORGANISATION };
export const forMembers = { permission: 'organisations.act-for', ...byHandle } as const;
export const own = { description: 'The organisation as the caller sees it', schema: ownOrganisationSchema };
const CHANGED = 'Someone else just changed this organisation, so we didn’t save yours.';

const answer = (status: number, one: OrganisationOfMember): Reply =>
  reply(status, ownOrganisationView(one), {
    headers: { ...NO_STORE.headers, ETag: `"${one.organisation.version}"` },
  });

/** Responds with the changed organisation, or with a conflict response that includes the current one. */
export const orTold = async (changing: Promise<OrganisationOfMember>): Promise<Reply> =>
  answer(
    200,
    await orConflict(changing, (current) => ({
      message: CHANGED,
      details: { current: ownOrganisationView(current) },
    })),
  );

function handleRoute({ service, rateLimits }: Dependencies): Route {
  const typing = rateLimits({
    name: 'organisation-handles',
    windowMs: MINUTE_MS,
    limit: 120,
    by: byPerson,
    message: 'That’s a lot of handles. Please wait a minute.',
  });
  return route(
    {
      method: 'get',
      path: '/api/organisation-handles',
      summary: 'Check whether a handle is available for an organisation',
      permission: 'organisations.create',
      query: organisationHandleQuerySchema,
      limits: [typing],
      responses: {
        200: { description: 'The answer, with another handle where it is taken', schema: organisationHandleSchema },
      },
      errors: [400, 429],
    },
    async ({ query }) => reply(200, await service.checkHandle(query.handle), NO_STORE),
  );
}

const publicRoutes = ({ service, rateLimits }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: ALL,
      summary: 'Create an organisation with the caller as its owner; idempotent by Idempotency-Key',
      permission: 'organisations.create',
      headers: optionalKey,
      body: organisationFormSchema,
      responses: { 201: own },
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, body, headers }) => answer(201, await service.create(person, body, headers['Idempotency-Key'])),
  ),
  handleRoute({ service, rateLimits }),
  route(
    {
      method: 'get',
      path: ONE,
      summary: 'Get the public view of an organisation',
      permission: PUBLIC,
      ...byHandle,
      responses: { 200: { description: 'The organisation', schema: organisationSchema } },
      errors: [404],
    },
    async ({ params }) => reply(200, await service.findPublic(params.handle), NO_STORE),
  ),
];

const ownRoutes = ({ service }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/me/organisations',
      summary: 'List the caller’s organisations, last joined first',
      permission: 'organisations.act-for',
      responses: { 200: { description: 'The organisations', schema: ownOrganisationListSchema } },
    },
    async ({ person }) =>
      reply(200, { organisations: (await service.listOf(person.id)).map(ownOrganisationView) }, NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: `/api/me/organisations/:handle`,
      summary: 'Get an organisation as its members see it',
      ...forMembers,
      responses: { 200: own },
      errors: [404],
    },
    async ({ person, params }) => answer(200, await service.see(person, params.handle)),
  ),
  route(
    {
      method: 'patch',
      path: ONE,
      summary: 'Update the given fields of an organisation',
      ...forMembers,
      ifMatch: true,
      body: organisationChangeSchema,
      responses: { 200: own },
      errors: [400, 404, 409, 413, 415, 428],
    },
    ({ person, params, version, body }) => orTold(service.change(person, params.handle, version, body)),
  ),
];

export const organisationsRoutes = (dependencies: Dependencies): Route[] => [
  ...publicRoutes(dependencies),
  ...ownRoutes(dependencies),
];
