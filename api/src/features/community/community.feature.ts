import { Router } from 'express';
import { communityFeedSchema, communityQuerySchema } from '@verse/api-contract/community';
import { validated, type CachedBodies, type Feature } from '../../platform/http';
import type { CommunityRepository } from './community.repository';
import { createCommunityService } from './community.service';
import { communityPostView } from './community.view';

const path = '/Data/communityPost.json';

export interface CommunityDependencies {
  posts: CommunityRepository;
  bodies: CachedBodies;
  now: () => Date;
}

export function createCommunityFeature({ posts, bodies, now }: CommunityDependencies): Feature {
  const service = createCommunityService({ posts, now });
  const router = Router();
  router.get(path, async (request, response) => {
    const { sort } = validated(communityQuerySchema, request.query);
    await bodies.send(request, response, 'community', sort, async () => ({ body: { posts: (await service.feed(sort)).map(communityPostView) } }));
  });
  return {
    name: 'community',
    router,
    operations: [
      {
        method: 'get',
        path,
        summary: 'The newest 100 public posts, latest first or by (likes + 2 × comments) ÷ (hours + 2)^1.5',
        access: 'public',
        query: communityQuerySchema,
        answers: { 200: { description: 'The feed', schema: communityFeedSchema }, 304: { description: 'Unchanged' } },
        refusals: [400],
      },
    ],
  };
}
