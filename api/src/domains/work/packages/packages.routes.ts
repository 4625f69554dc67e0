import { handleParamsSchema } from '@verse/api-contract/identity/profiles.schema';
import {
  memberOffersSchema,
  offeredPackagesSchema,
  ownPackagesSchema,
  packageQuerySchema,
  packagesFormSchema,
} from '@verse/api-contract/work/packages.schema';
import { NO_STORE, orConflict, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { createFindReader, UNKNOWN_MEMBER } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { PackagesService } from './packages.service';

interface Dependencies extends Pick<People, 'findUnseen'> {
  service: PackagesService;
}

const OWN = '/api/me/packages';
const CHANGED = 'You changed your packages in another window. Compare them, then save again.';
const permission = 'profile.keep' as const;
const own = { description: 'All packages of the caller, in their order', schema: ownPackagesSchema };

const ownRoutes = ({ service }: Dependencies): Route[] => [
  route(
    { method: 'get', path: OWN, summary: 'List the caller’s packages', permission, responses: { 200: own } },
    async ({ person }) => reply(200, await service.own(person.id), NO_STORE),
  ),
  route(
    {
      method: 'put',
      path: OWN,
      summary: 'Replace the caller’s packages',
      permission,
      ifMatch: true,
      body: packagesFormSchema,
      responses: { 200: own },
      errors: [400, 409, 413, 415, 428, 429],
    },
    async ({ person, version, body }) => {
      const saved = await orConflict(service.save(person.id, version, body), (current) => ({
        message: CHANGED,
        details: { current },
      }));
      return reply(200, saved, NO_STORE);
    },
  ),
];

/** Routes for members' packages. Responses are not cached, because they depend on privacy settings. */
export const packagesRoutes = (dependencies: Dependencies): Route[] => [
  ...ownRoutes(dependencies),
  route(
    {
      method: 'get',
      path: '/api/members/:handle/packages',
      summary: 'List a member’s packages; the caller must be allowed to open the profile',
      permission: PUBLIC,
      params: handleParamsSchema,
      notFoundMessage: UNKNOWN_MEMBER,
      responses: { 200: { description: 'All packages, in their order', schema: offeredPackagesSchema } },
      errors: [404],
    },
    async ({ caller, params }) =>
      reply(200, { packages: await dependencies.service.ofHandle(await caller(), params.handle) }, NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: '/api/packages',
      summary: 'List the members with packages that match, last changed first',
      permission: PUBLIC,
      query: packageQuerySchema,
      responses: { 200: { description: 'A page of members with their packages', schema: memberOffersSchema } },
      errors: [400],
    },
    async ({ caller, query }) => {
      const reader = await createFindReader(dependencies.findUnseen)(await caller());
      return reply(200, await dependencies.service.list(reader, query), NO_STORE);
    },
  ),
];
