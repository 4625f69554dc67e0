import { z } from 'zod';
import {
  type Draft,
  draftConflictSchema,
  draftRequestSchema,
  draftSchema,
} from '@verse/api-contract/publishing/blog-drafts.schema';
import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import { byPerson, noContent, orConflict, type RateLimits, reply, type Route, route } from '../../../platform/http';
import type { StoredDraft } from './drafts.repository';
import type { DraftsService } from './drafts.service';

export interface DraftsRoutesDependencies {
  service: DraftsService;
  rateLimits: RateLimits;
  limits: { postBytes: number; draftsPerMinute: number };
}

const draftView = ({ ownerId, postId, savedAt, ...draft }: StoredDraft): Draft => ({
  ...draft,
  ...(postId === null ? {} : { postId }),
  savedAt: savedAt.toISOString(),
});

function saveRoute({ service, rateLimits, limits }: DraftsRoutesDependencies): Route {
  // By default, limits each member to 120 saves per minute.
  const limit = rateLimits({
    name: 'drafts',
    windowMs: MINUTE_MS,
    limit: limits.draftsPerMinute,
    here: true,
    by: byPerson,
    message: 'Saving a lot right now. Your text is on this device, and we’ll save it in a moment.',
  });
  return route(
    {
      method: 'put',
      path: '/api/blogs/drafts',
      summary: 'Save a draft',
      permission: 'posts.write',
      limits: [limit],
      body: draftRequestSchema,
      bodyBytes: limits.postBytes,
      responses: {
        200: { description: 'Saved; the new version', schema: draftSchema },
        409: {
          description: 'Saved from elsewhere: both texts',
          schema: draftConflictSchema,
          type: 'application/problem+json',
        },
      },
      errors: [400, 401, 403, 410, 413, 415, 429],
    },
    async ({ person, body: yours }) => {
      const draft = await orConflict(service.save(person, yours), (current) => ({
        message: 'You also saved this draft on another device. We kept both.',
        details: { current: draftView(current), yours },
      }));
      return reply(200, draftView(draft));
    },
  );
}

export const draftsRoutes = (dependencies: DraftsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/blogs/drafts',
      summary: 'List the caller’s drafts, last saved first',
      permission: 'posts.write',
      responses: {
        200: { description: `All of them; there is room for ${DRAFT_LIMITS.drafts}`, schema: z.array(draftSchema) },
      },
      errors: [401, 403],
    },
    async ({ person }) => reply(200, (await dependencies.service.list(person)).map(draftView)),
  ),
  saveRoute(dependencies),
  route(
    {
      method: 'delete',
      path: '/api/blogs/drafts/:id',
      summary: 'Delete a draft',
      permission: 'posts.write',
      params: z.object({ id: z.string() }),
      responses: { 204: { description: 'It is removed' } },
      errors: [401, 403],
    },
    async ({ person, params }) => {
      await dependencies.service.remove(person, params.id);
      return noContent();
    },
  ),
];
