import {
  suggestedTagsSchema,
  tagParamsSchema,
  tagSuggestionQuerySchema,
} from '@verse/api-contract/community/community-posts.schema';
import {
  ownTagsSchema,
  popularTagsSchema,
  tagChoiceSchema,
  tagHeadSchema,
  tagMuteSchema,
} from '@verse/api-contract/community/tags.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import {
  byPerson,
  NO_STORE,
  PUBLIC,
  type RateLimits,
  reply,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import type { FindReader } from '../../../platform/people';
import type { TagChoiceRows } from './choices';
import type { TagsService } from './tags.service';

export interface TagsRoutesDependencies {
  service: TagsService;
  choices: TagChoiceRows;
  findReader: FindReader;
  rateLimits: RateLimits;
  responses: Pick<ResponseCache, 'cachedResponse'>;
}

const PATH = '/api/tags/:tag';
const CHOICES_AN_HOUR = 300;
const byTag = { params: tagParamsSchema, notFoundMessage: 'There is no such tag.' };
const choice = { description: 'The current choice', schema: tagChoiceSchema };

const readingRoutes = ({ service, choices, findReader, responses }: TagsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'Get a tag as the caller sees it',
      permission: PUBLIC,
      ...byTag,
      responses: { 200: { description: 'A tag without content is an empty one', schema: tagHeadSchema } },
      errors: [404],
    },
    async ({ params: { tag }, caller }) =>
      reply(200, await service.head(await findReader(await caller()), tag), NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: '/api/tags',
      summary:
        'Search tags by their first letters, in posts, works and blog posts that the caller may read, most used first',
      permission: 'members.see',
      query: tagSuggestionQuerySchema,
      responses: { 200: { description: 'A few tags', schema: suggestedTagsSchema } },
      errors: [400],
    },
    async ({ person, query: { q } }) =>
      reply(200, { tags: await service.suggest(await findReader(person), q) }, NO_STORE),
  ),
  route(
    {
      method: 'get',
      path: '/api/popular-tags',
      summary: 'List the tags of the newest public posts, works and blog posts, most used first',
      permission: PUBLIC,
      responses: {
        200: { description: 'Thirty at most', schema: popularTagsSchema },
        304: { description: 'Unchanged' },
      },
    },
    () => responses.cachedResponse('feeds', 'popular-tags', async () => ({ body: await service.popular() })),
  ),
  route(
    {
      method: 'get',
      path: '/api/me/tags',
      summary: 'List the tags that the caller follows or has muted',
      permission: 'community.keep-own',
      responses: { 200: { description: 'All of them, the latest first', schema: ownTagsSchema } },
    },
    async ({ person }) => reply(200, await choices.list(person.id), NO_STORE),
  ),
];

export function tagsRoutes(dependencies: TagsRoutesDependencies): Route[] {
  const { choices, rateLimits } = dependencies;
  const limit = rateLimits({
    name: 'tag-choices',
    windowMs: HOUR_MS,
    limit: CHOICES_AN_HOUR,
    by: byPerson,
    onlyAccepted: true,
    message: 'That’s a lot of tags for an hour. Please wait a while.',
  });
  const follow = (method: 'put' | 'delete', summary: string) =>
    route(
      {
        method,
        path: `${PATH}/follow`,
        summary,
        permission: 'community.keep-own',
        limits: [limit],
        ...byTag,
        responses: { 200: choice },
        errors: [404, 409, 429],
      },
      async ({ person, params: { tag } }) => {
        await choices.follow(person.id, tag, method === 'put');
        return reply(200, await choices.choiceOf(person.id, tag), NO_STORE);
      },
    );
  return [
    ...readingRoutes(dependencies),
    follow('put', 'Follow a tag'),
    follow('delete', 'Unfollow a tag'),
    route(
      {
        method: 'put',
        path: `${PATH}/mute`,
        summary: 'Mute a tag; lists omit posts, works and blog posts with it for the caller',
        permission: 'members.avoid',
        limits: [limit],
        ...byTag,
        body: tagMuteSchema,
        responses: { 200: choice },
        errors: [400, 404, 409, 413, 415, 429],
      },
      async ({ person, params: { tag }, body: { days } }) => {
        await choices.mute(person.id, tag, days);
        return reply(200, await choices.choiceOf(person.id, tag), NO_STORE);
      },
    ),
    route(
      {
        method: 'delete',
        path: `${PATH}/mute`,
        summary: 'Unmute a tag',
        permission: 'members.avoid',
        limits: [limit],
        ...byTag,
        responses: { 200: choice },
        errors: [404, 429],
      },
      async ({ person, params: { tag } }) => {
        await choices.unmute(person.id, tag);
        return reply(200, await choices.choiceOf(person.id, tag), NO_STORE);
      },
    ),
  ];
}
