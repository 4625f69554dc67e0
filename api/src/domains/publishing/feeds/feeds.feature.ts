import { jsonFeedSchema } from '@verse/api-contract/publishing/feeds.schema';
import { FEEDS } from '@verse/contract/addresses';
import type { Feature } from '../../../platform/feature';
import { PUBLIC, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import { FEED_FORMATS, type FeedFormat } from '../../../platform/syndication';
import { type FeedPost, feedView } from './feeds.view';

const LENGTH = 20;

/** Web feeds of the newest blog posts. */
export function createFeedsFeature(
  { responses, config: { publicOrigin } }: Pick<Platform, 'responses' | 'config'>,
  newest: (limit: number) => Promise<FeedPost[]>,
): Feature {
  const feed = (format: FeedFormat) => {
    const { name, version, type, write } = FEED_FORMATS[format];
    const schema = format === 'json' ? { schema: jsonFeedSchema } : {};
    return route(
      {
        method: 'get',
        path: FEEDS[format],
        summary: `List the newest posts as ${name}`,
        permission: PUBLIC,
        responses: { 200: { description: `${name} ${version}`, type, ...schema }, 304: { description: 'Unchanged' } },
      },
      () =>
        responses.cachedResponse('feeds', format, async () => ({
          body: write(feedView(publicOrigin, format, await newest(LENGTH))),
          type: `${type}; charset=utf-8`,
        })),
    );
  };
  return { name: 'feeds', routes: [feed('rss'), feed('atom'), feed('json')] };
}
