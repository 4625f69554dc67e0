import { Router } from 'express';
import { z } from 'zod';
import { draftConflictSchema, draftRequestSchema, draftSchema, type Draft } from '@verse/api-contract/blogs';
import { identify, jsonBody, orConflict, personOf, validated, type Authenticate, type Feature, type Operation } from '../../platform/http';
import type { StoredDraft } from './drafts.repository';
import { createDraftsService, type DraftsServiceDependencies } from './drafts.service';

export interface DraftsDependencies extends DraftsServiceDependencies {
  requireWriter: Authenticate;
  limits: { postBytes: number };
}

const operations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/blogs/drafts',
    summary: 'Own drafts, last saved first',
    access: 'publisher',
    answers: { 200: { description: 'All of them; there is room for 50', schema: z.array(draftSchema) } },
    refusals: [401, 403],
  },
  {
    method: 'put',
    path: '/api/blogs/drafts',
    summary: 'Save what is being written',
    access: 'publisher',
    body: draftRequestSchema,
    answers: { 200: { description: 'Saved; the version for the next time', schema: draftSchema }, 409: { description: 'Saved from elsewhere: both texts', schema: draftConflictSchema, type: 'application/problem+json' } },
    refusals: [400, 401, 403, 410, 413, 415],
  },
  {
    method: 'delete',
    path: '/api/blogs/drafts/:id',
    summary: 'Throw a draft away',
    access: 'publisher',
    params: z.object({ id: z.string() }),
    answers: { 204: { description: 'It is gone' } },
    refusals: [401, 403],
  },
];

function draftView({ id, postId, version, publishKey, title, category, readTime, content, pictures, savedAt }: StoredDraft): Draft {
  return { id, ...(postId === null ? {} : { postId }), version, ...(publishKey === undefined ? {} : { publishKey }), title, category, readTime, content, pictures, savedAt: savedAt.toISOString() };
}

/** Drafts of posts, kept for their writer alone. */
export function createDraftsFeature(dependencies: DraftsDependencies): Feature {
  const { requireWriter, limits } = dependencies;
  const service = createDraftsService(dependencies);
  const router = Router();
  const identified = identify(requireWriter);

  router.get('/api/blogs/drafts', identified, async (_request, response) => {
    const drafts = await service.list(personOf(response));
    response.set('Cache-Control', 'no-store').json(drafts.map(draftView));
  });

  router.put('/api/blogs/drafts', identified, jsonBody(limits.postBytes), async (request, response) => {
    const yours = validated(draftRequestSchema, request.body);
    const draft = await orConflict(service.save(personOf(response), yours), (current) => ({
      message: 'This draft was saved from somewhere else in the meantime. Both texts are kept.',
      details: { current: draftView(current), yours },
    }));
    response.set('Cache-Control', 'no-store').json(draftView(draft));
  });

  router.delete('/api/blogs/drafts/:id', identified, async (request, response) => {
    await service.remove(personOf(response), String(request.params.id));
    response.status(204).end();
  });

  return { name: 'drafts', router, operations };
}
