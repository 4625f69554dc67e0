import type { Statistics } from '@verse/api-contract/statistics';
import { statisticsSchema } from '@verse/api-contract/statistics.schema';
import type { Feature } from '../../platform/feature';
import { EVERYBODY, route } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';

/** How each figure is counted. */
export type Counts = Record<keyof Omit<Statistics, 'countedAt'>, () => Promise<number>>;

const AREA = 'statistics';

/** The open figures. Counting reads whole indexes, so an answer is kept for as long as any other. */
export function createStatisticsFeature({ bodies, events, now }: Platform, counts: Counts): Feature {
  events.subscribe(() => bodies.purge(AREA));
  const count = async (): Promise<Statistics> => {
    const countedAt = now().toISOString();
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
          summary: 'What there is, counted',
          may: EVERYBODY,
          answers: { 200: { description: 'The figures', schema: statisticsSchema }, 304: { description: 'Unchanged' } },
          refusals: [503],
        },
        () => bodies.reply(AREA, 'all', async () => ({ body: await count() })),
      ),
    ],
  };
}
