import { communityFeedSchema, communityQuerySchema } from '@verse/api-contract/community.schema';
import type { Feature } from '../../platform/feature';
import { EVERYBODY, route } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import { createCommunityRepository } from './community.repository';
import { createCommunityService } from './community.service';
import { communityPostView } from './community.view';
import { seedCommunity } from './seed-community';

const COLLECTION = 'community_posts';

export interface CommunityFeature extends Feature {
  countPublic: () => Promise<number>;
}

export async function createCommunityFeature({ db, bodies, pictures, now }: Platform): Promise<CommunityFeature> {
  const posts = await createCommunityRepository(db);
  const service = createCommunityService({ posts, now });
  return {
    name: 'community',
    routes: [
      route(
        {
          method: 'get',
          path: '/Data/communityPost.json',
          summary: 'The newest 100 public posts, latest first or by (likes + 2 × comments) ÷ (hours + 2)^1.5',
          may: EVERYBODY,
          query: communityQuerySchema,
          answers: { 200: { description: 'The feed', schema: communityFeedSchema }, 304: { description: 'Unchanged' } },
          refusals: [400],
        },
        ({ query: { sort } }) =>
          bodies.reply('community', sort, async () => ({
            body: { posts: (await service.feed(sort)).map(communityPostView) },
          })),
      ),
    ],
    pictures: [COLLECTION],
    seeds: [
      {
        name: 'community',
        collection: COLLECTION,
        fill: (content) => seedCommunity(content, posts, pictures, now()),
      },
    ],
    countPublic: () => posts.countPublic(),
  };
}
