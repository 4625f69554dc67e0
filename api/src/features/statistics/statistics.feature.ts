import { Router } from 'express';
import { statisticsSchema, type Statistics } from '@verse/api-contract/statistics';
import type { CachedBodies, Feature } from '../../platform/http';

const path = '/api/statistics';

export interface StatisticsDependencies {
  /** How each figure is counted. */
  counts: Record<keyof Omit<Statistics, 'countedAt'>, () => Promise<number>>;
  bodies: CachedBodies;
  now: () => Date;
}

/** The open figures. Counting reads whole indexes, so an answer is kept for as long as any other. */
export function createStatisticsFeature({ counts, bodies, now }: StatisticsDependencies): Feature {
  const count = async (): Promise<Statistics> => {
    const countedAt = now().toISOString();
    const [members, blogPosts, communityPosts, services, products] = await Promise.all([
      counts.members(), counts.blogPosts(), counts.communityPosts(), counts.services(), counts.products(),
    ]);
    return { members, blogPosts, communityPosts, services, products, countedAt };
  };
  const router = Router();
  router.get(path, (request, response) => bodies.send(request, response, 'statistics', 'all', async () => ({ body: await count() })));
  return {
    name: 'statistics',
    router,
    operations: [
      { method: 'get', path, summary: 'What there is, counted', access: 'public', answers: { 200: { description: 'The figures', schema: statisticsSchema }, 304: { description: 'Unchanged' } }, refusals: [503] },
    ],
  };
}
