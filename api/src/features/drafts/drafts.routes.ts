import { z } from 'zod';
import { type Draft, DRAFT_LIMITS } from '@verse/api-contract/blog-drafts';
import { draftConflictSchema, draftRequestSchema, draftSchema } from '@verse/api-contract/blog-drafts.schema';
import { byPerson, nothing, orConflict, type RateLimits, reply, type Route, route } from '../../platform/http';
import type { StoredDraft } from './drafts.repository';
import type { DraftsService } from './drafts.service';

export interface DraftsRoutesDependencies {
  service: DraftsService;
  rateLimits: RateLimits;
  limits: { postBytes: number; draftsPerMinute: number };
}

function draftView({
  id,
  postId,
  version,
  publishKey,
  title,
  category,
  readTime,
  content,
  pictures,
  savedAt,
}: StoredDraft): Draft {
  return {
    id,
    ...(postId === null ? {} : { postId }),
    version,
    ...(publishKey === undefined ? {} : { publishKey }),
    title,
    category,
    readTime,
    content,
    pictures,
    savedAt: savedAt.toISOString(),
  };
}

function saveRoute({ service, rateLimits, limits }: DraftsRoutesDependencies): Route {
  // A writer saves once a second at the most, on each device.
  const limit = rateLimits({
    name: 'drafts',
    windowMs: 60_000,
    limit: limits.draftsPerMinute,
    here: true,
    by: byPerson,
    message:
      'Your text was saved very often in a minute. It is kept on this device and will be saved here in a moment.',
  });
  return route(
    {
      method: 'put',
      path: '/api/blogs/drafts',
      summary: 'Save what is being written',
      may: 'posts.write',
      limits: [limit],
      body: draftRequestSchema,
      bodyBytes: limits.postBytes,
      answers: {
        200: { description: 'Saved; the version for the next time', schema: draftSchema },
        409: {
          description: 'Saved from elsewhere: both texts',
          schema: draftConflictSchema,
          type: 'application/problem+json',
        },
      },
      refusals: [400, 401, 403, 410, 413, 415, 429],
    },
    async ({ person, body: yours }) => {
      const draft = await orConflict(service.save(person, yours), (current) => ({
        message: 'This draft was also saved on another device. Both texts are kept.',
        details: { current: draftView(current), yours },
      }));
      return reply(200, draftView(draft));
    },
  );
}

/** Drafts of posts, kept for their writer alone. */
export const draftsRoutes = (dependencies: DraftsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/blogs/drafts',
      summary: 'Own drafts, last saved first',
      may: 'posts.write',
      answers: {
        200: { description: `All of them; there is room for ${DRAFT_LIMITS.drafts}`, schema: z.array(draftSchema) },
      },
      refusals: [401, 403],
    },
    async ({ person }) => reply(200, (await dependencies.service.list(person)).map(draftView)),
  ),
  saveRoute(dependencies),
  route(
    {
      method: 'delete',
      path: '/api/blogs/drafts/:id',
      summary: 'Throw a draft away',
      may: 'posts.write',
      params: z.object({ id: z.string() }),
      answers: { 204: { description: 'It is gone' } },
      refusals: [401, 403],
    },
    async ({ person, params }) => {
      await dependencies.service.remove(person, params.id);
      return nothing();
    },
  ),
];
