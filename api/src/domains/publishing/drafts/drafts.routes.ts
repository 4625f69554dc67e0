import { z } from 'zod';
import { DRAFT_PICTURES } from '@verse/api-contract/files';
import {
  type Draft,
  draftConflictSchema,
  draftRequestSchema,
  draftSchema,
} from '@verse/api-contract/publishing/blog-drafts.schema';
import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import type { PrivateFiles } from '../../../platform/files';
import { byPerson, noContent, orConflict, type RateLimits, reply, type Route, route } from '../../../platform/http';
import type { StoredDraft } from './drafts.repository';
import type { DraftsService } from './drafts.service';

export interface DraftsRoutesDependencies {
  service: DraftsService;
  files: Pick<PrivateFiles, 'form' | 'send'>;
  rateLimits: RateLimits;
  limits: { postBytes: number; draftsPerMinute: number };
}

const draftView = ({ ownerId, postId, savedAt, files, ...draft }: StoredDraft): Draft => ({
  ...draft,
  pictures: draft.pictures.map((picture) => ({ ...picture, isStored: files.some(({ id }) => id === picture.id) })),
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

const PICTURE_PATH = '/api/blogs/drafts/:id/pictures/:picture';
const ofPicture = {
  permission: 'posts.write',
  params: z.object({ id: z.string(), picture: z.uuid() }),
  notFoundMessage: 'The draft has no such picture.',
} as const;

const pictureRoutes = ({ service, files }: DraftsRoutesDependencies): Route[] => [
  route(
    {
      method: 'put',
      path: PICTURE_PATH,
      summary: 'Upload the file of a picture that a saved draft has; a repeat changes nothing',
      ...ofPicture,
      form: files.form(DRAFT_PICTURES),
      body: z.object({ file: z.string().meta({ format: 'binary' }) }),
      responses: { 204: { description: 'The file is stored' } },
      errors: [400, 401, 403, 404, 409, 411, 413, 415, 429, 503],
    },
    async ({ person, params, body }) => {
      await service.addPicture(person, params.id, params.picture, body);
      return noContent();
    },
    ({ person, params }) => service.assertHas(person, params.id, params.picture),
  ),
  route(
    {
      method: 'get',
      path: PICTURE_PATH,
      summary: 'Download the file of a picture of the caller’s draft',
      ...ofPicture,
      responses: { 200: { description: 'The file as it was uploaded', type: 'application/octet-stream' } },
      errors: [401, 403, 404, 503],
    },
    async ({ person, params }) => files.send(await service.findPicture(person, params.id, params.picture)),
  ),
];

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
  ...pictureRoutes(dependencies),
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
