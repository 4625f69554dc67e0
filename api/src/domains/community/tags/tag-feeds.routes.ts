import { tagParamsSchema } from '@verse/api-contract/community/community-posts.schema';
import { tagJsonFeedSchema } from '@verse/api-contract/publishing/feeds.schema';
import { addressOf } from '@verse/contract/addresses';
import { PUBLIC, type ResponseCache, type Route, route } from '../../../platform/http';
import { type DetailedFeed, FEED_FORMATS, type FeedFormat } from '../../../platform/syndication';
import type { TagsService } from './tags.service';

interface Dependencies {
  service: Pick<TagsService, 'newest'>;
  responses: Pick<ResponseCache, 'cachedResponse'>;
  publicOrigin: string;
}

const FILES = { rss: 'feed.xml', atom: 'feed.atom', json: 'feed.json' } as const;

/**
 * Creates feeds of the public posts, works and blog posts that have a given tag. The feeds are cached, and purged
 * together with the blog feeds.
 */
export function tagFeedRoutes({ service, responses, publicOrigin }: Dependencies): Route[] {
  const absolute = (path: string) => publicOrigin + path;
  async function load(tag: string, format: FeedFormat): Promise<DetailedFeed> {
    const items = await service.newest(tag);
    return {
      title: `#${tag} on Creativity Verse`,
      description: `Public posts, works and blog posts with the tag #${tag}, newest first.`,
      link: absolute(addressOf('tag', { tag })),
      self: absolute(`/api/tags/${encodeURIComponent(tag)}/${FILES[format]}`),
      items: items.map(({ link, image, ...item }) => ({
        ...item,
        link: absolute(link),
        ...(image === undefined ? {} : { image: absolute(image) }),
      })),
    };
  }
  return (Object.keys(FILES) as FeedFormat[]).map((format) => {
    const { type, name, version, write } = FEED_FORMATS[format];
    return route(
      {
        method: 'get',
        path: `/api/tags/:tag/${FILES[format]}`,
        summary: `List the newest public posts, works and blog posts with a tag as ${name} ${version}`,
        permission: PUBLIC,
        params: tagParamsSchema,
        notFoundMessage: 'There is no such tag.',
        responses: {
          200: { description: `${name} ${version}`, type, ...(format === 'json' ? { schema: tagJsonFeedSchema } : {}) },
          304: { description: 'Unchanged' },
        },
        errors: [404],
      },
      ({ params: { tag } }) =>
        responses.cachedResponse('feeds', `tag ${format} ${tag}`, async () => ({
          body: write(await load(tag, format)),
          type: `${type}; charset=utf-8`,
        })),
    );
  });
}
