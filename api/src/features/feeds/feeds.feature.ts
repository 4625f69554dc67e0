import { jsonFeedSchema } from '@verse/api-contract/feeds.schema';
import { FEEDS } from '@verse/contract/addresses';
import type { Feature } from '../../platform/feature';
import { PUBLIC, route } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import { atom, type DetailedFeed, jsonFeed, rss } from '../../platform/syndication';
import { type FeedPost, feedView } from './feeds.view';

const LENGTH = 20;

/** Web feeds of the newest blog posts. */
export function createFeedsFeature(
  { responses, config: { publicOrigin } }: Pick<Platform, 'responses' | 'config'>,
  newest: (limit: number) => Promise<FeedPost[]>,
): Feature {
  const unchanged = { description: 'Unchanged' };
  const feed = (format: keyof typeof FEEDS, type: string, write: (feed: DetailedFeed) => string) => () =>
    responses.cachedResponse('feeds', format, async () => ({
      body: write(feedView(publicOrigin, format, await newest(LENGTH))),
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
          permission: PUBLIC,
          responses: { 200: { description: 'RSS 2.0', type: 'application/rss+xml' }, 304: unchanged },
        },
        feed('rss', 'application/rss+xml', rss),
      ),
      route(
        {
          method: 'get',
          path: FEEDS.atom,
          summary: 'The newest posts as Atom',
          permission: PUBLIC,
          responses: { 200: { description: 'Atom 1.0', type: 'application/atom+xml' }, 304: unchanged },
        },
        feed('atom', 'application/atom+xml', atom),
      ),
      route(
        {
          method: 'get',
          path: FEEDS.json,
          summary: 'The newest posts as JSON Feed',
          permission: PUBLIC,
          responses: {
            200: { description: 'JSON Feed 1.1', schema: jsonFeedSchema, type: 'application/feed+json' },
            304: unchanged,
          },
        },
        feed('json', 'application/feed+json', (written) => JSON.stringify(jsonFeed(written))),
      ),
    ],
  };
}
