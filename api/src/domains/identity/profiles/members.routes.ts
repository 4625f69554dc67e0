import {
  featuredChoiceSchema,
  featuredMemberSchema,
  followAnswerSchema,
  handleParamsSchema,
  memberProfileSchema,
  memberViewQuerySchema,
  memberViewSchema,
} from '@verse/api-contract/identity/profiles.schema';
import { DAY_MS } from '@verse/api-contract/time';
import {
  AppError,
  byPerson,
  NO_STORE,
  noContent,
  PUBLIC,
  type RateLimits,
  reply,
  type Route,
  route,
} from '../../../platform/http';
import { UNKNOWN_MEMBER } from '../../../platform/people';
import type { PublicProfileService } from './public-profile.service';

interface Dependencies {
  service: PublicProfileService;
  rateLimits: RateLimits;
}

const PATH = '/api/members/:handle';
const FEATURED = '/api/featured-member';
const FOLLOWS_A_DAY = 200;
const byHandle = { params: handleParamsSchema, notFoundMessage: UNKNOWN_MEMBER };

const featuredRoutes = (service: PublicProfileService): Route[] => [
  route(
    {
      method: 'get',
      path: FEATURED,
      summary: 'Get the featured member as the caller sees them',
      permission: 'members.see',
      responses: { 200: { description: 'Null while no profile is complete', schema: featuredMemberSchema } },
    },
    async ({ person }) => reply(200, { member: await service.seeFeatured(person) }, NO_STORE),
  ),
  route(
    {
      method: 'put',
      path: FEATURED,
      summary: 'Set the featured member for a week',
      permission: 'members.feature',
      body: featuredChoiceSchema,
      responses: { 204: { description: 'Featured' } },
      errors: [400, 409, 413, 415],
    },
    async ({ person, body }) => {
      await service.feature(person, body.handle);
      return noContent(NO_STORE);
    },
  ),
];

/**
 * Routes for viewing other members and acting on them. Responses are not cached, because they depend on privacy
 * settings.
 */
export function membersRoutes({ service, rateLimits }: Dependencies): Route[] {
  const follows = rateLimits({
    name: 'follows',
    windowMs: DAY_MS,
    limit: FOLLOWS_A_DAY,
    by: byPerson,
    onlyAccepted: true,
    message: 'That was a lot of follows in a day. Please try again tomorrow.',
  });
  const follow = (method: 'put' | 'delete', summary: string) =>
    route(
      {
        method,
        path: `${PATH}/follow`,
        summary,
        permission: 'members.meet',
        limits: method === 'put' ? [follows] : [],
        ...byHandle,
        responses: { 200: { description: 'The current state', schema: followAnswerSchema } },
        errors: [404, 409, 429, 503],
      },
      async ({ person, params }) => reply(200, await service.follow(person, params.handle, method === 'put'), NO_STORE),
    );
  return [
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'Get the public view of a profile, by its current or a former handle',
        permission: PUBLIC,
        ...byHandle,
        responses: { 200: { description: 'The profile', schema: memberProfileSchema } },
        errors: [404],
      },
      async ({ params }) => reply(200, await service.publicProfile(params.handle), NO_STORE),
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/view`,
        summary: 'Get a profile as the caller sees it',
        permission: 'members.see',
        ...byHandle,
        query: memberViewQuerySchema,
        responses: { 200: { description: 'The profile, and the caller’s relation to it', schema: memberViewSchema } },
        errors: [404],
      },
      async ({ person, params, query: { work } }) => {
        const seen = await service.see(person, params.handle);
        if (work !== undefined && !seen.profile.works?.some(({ id }) => id === work))
          throw new AppError('not-found', 'There is no such work.');
        return reply(200, seen, NO_STORE);
      },
    ),
    ...featuredRoutes(service),
    follow('put', 'Follow a member'),
    follow('delete', 'Unfollow a member'),
  ];
}
