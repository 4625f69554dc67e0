import { Router } from 'express';
import { jsonFeedSchema } from '@verse/api-contract/feeds';
import type { CachedBodies, Feature } from '../../platform/http';
import { atomView, jsonFeedView, rssView, type FeedPost } from './feeds.view';

const LENGTH = 20;

export interface FeedsDependencies {
  /** The newest posts. */
  newest: (limit: number) => Promise<FeedPost[]>;
  bodies: CachedBodies;
  publicOrigin: string;
}

export function createFeedsFeature({ newest, bodies, publicOrigin }: FeedsDependencies): Feature {
  const router = Router();
  router.get('/feed.xml', (request, response) =>
    bodies.send(request, response, 'feeds', 'rss', async () => ({ body: rssView(publicOrigin, await newest(LENGTH)), type: 'application/rss+xml; charset=utf-8' })),
  );
  router.get('/feed.atom', (request, response) =>
    bodies.send(request, response, 'feeds', 'atom', async () => ({ body: atomView(publicOrigin, await newest(LENGTH)), type: 'application/atom+xml; charset=utf-8' })),
  );
  router.get('/feed.json', (request, response) =>
    bodies.send(request, response, 'feeds', 'json', async () => ({ body: JSON.stringify(jsonFeedView(publicOrigin, await newest(LENGTH))), type: 'application/feed+json; charset=utf-8' })),
  );
  return {
    name: 'feeds',
    router,
    operations: [
      { method: 'get', path: '/feed.xml', summary: 'The newest posts as RSS', access: 'public', answers: { 200: { description: 'RSS 2.0', type: 'application/rss+xml' }, 304: { description: 'Unchanged' } } },
      { method: 'get', path: '/feed.atom', summary: 'The newest posts as Atom', access: 'public', answers: { 200: { description: 'Atom 1.0', type: 'application/atom+xml' }, 304: { description: 'Unchanged' } } },
      { method: 'get', path: '/feed.json', summary: 'The newest posts as JSON Feed', access: 'public', answers: { 200: { description: 'JSON Feed 1.1', schema: jsonFeedSchema, type: 'application/feed+json' }, 304: { description: 'Unchanged' } } },
    ],
  };
}
