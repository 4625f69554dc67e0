import { jsonFeedSchema } from '@verse/api-contract/feeds.schema';
import { FEEDS } from '@verse/contract/addresses';
import type { Feature } from '../../platform/feature';
import { EVERYBODY, route } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import { atomView, type FeedPost, jsonFeedView, rssView } from './feeds.view';

const LENGTH = 20;

/** The newest posts, for those who read them elsewhere. */
export function createFeedsFeature(
  { bodies, config: { publicOrigin } }: Pick<Platform, 'bodies' | 'config'>,
  newest: (limit: number) => Promise<FeedPost[]>,
): Feature {
  const unchanged = { description: 'Unchanged' };
  const feed = (name: string, type: string, view: (origin: string, posts: FeedPost[]) => string) => () =>
    bodies.reply('feeds', name, async () => ({
      body: view(publicOrigin, await newest(LENGTH)),
      type: `${type}; charset=utf-8`,
    }));
  return {
    name: 'feeds',
    routes: [
      route(
        {
          method: 'get',
          path: FEEDS.rss,
          summary: 'The newest posts as RSS',
          may: EVERYBODY,
          answers: { 200: { description: 'RSS 2.0', type: 'application/rss+xml' }, 304: unchanged },
        },
        feed('rss', 'application/rss+xml', rssView),
      ),
      route(
        {
          method: 'get',
          path: FEEDS.atom,
          summary: 'The newest posts as Atom',
          may: EVERYBODY,
          answers: { 200: { description: 'Atom 1.0', type: 'application/atom+xml' }, 304: unchanged },
        },
        feed('atom', 'application/atom+xml', atomView),
      ),
      route(
        {
          method: 'get',
          path: FEEDS.json,
          summary: 'The newest posts as JSON Feed',
          may: EVERYBODY,
          answers: {
            200: { description: 'JSON Feed 1.1', schema: jsonFeedSchema, type: 'application/feed+json' },
            304: unchanged,
          },
        },
        feed('json', 'application/feed+json', (origin, posts) => JSON.stringify(jsonFeedView(origin, posts))),
      ),
    ],
  };
}
