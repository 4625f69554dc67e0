import type { Statistics } from '@verse/api-contract/api';
import { statisticsSchema } from '@verse/api-contract/publishing/statistics.schema';
import type { Feature } from '../../../platform/feature';
import { PUBLIC, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';

const AREA = 'statistics';

/** Public totals. The response is cached, because counting requires reading entire indexes. */
export function createStatisticsFeature({ responses, events, now, features }: Platform): Feature {
  events.subscribe(() => responses.purge(AREA));
  const count = async (): Promise<Statistics> => {
    const countedAt = now().toISOString();
    const counts = features.merged('counts');
    const [members, blogPosts, communityPosts, services, products] = await Promise.all([
      counts.members(),
      counts.blogPosts(),
      counts.communityPosts(),
      counts.services(),
      counts.products(),
    ]);
    return { members, blogPosts, communityPosts, services, products, countedAt };
  };
  return {
    name: 'statistics',
    routes: [
      route(
        {
          method: 'get',
          path: '/api/statistics',
          summary: 'Get the totals of the site',
          permission: PUBLIC,
          responses: {
            200: { description: 'The figures', schema: statisticsSchema },
            304: { description: 'Unchanged' },
          },
          errors: [503],
        },
        () => responses.cachedResponse(AREA, 'all', async () => ({ body: await count() })),
      ),
    ],
  };
}
