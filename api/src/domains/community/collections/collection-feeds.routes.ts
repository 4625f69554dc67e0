import { z } from 'zod';
import { COLLECTION_MESSAGES } from '@verse/api-contract/community/collections.values';
import { tagJsonFeedSchema } from '@verse/api-contract/publishing/feeds.schema';
import { addressOf } from '@verse/contract/addresses';
import { PUBLIC, type ResponseCache, type Route, route } from '../../../platform/http';
import { type DetailedFeed, FEED_FORMATS, type FeedFormat } from '../../../platform/syndication';
import type { SeenCollections } from './seen-collections';

interface Dependencies {
  seen: Pick<SeenCollections, 'forFeed'>;
  responses: Pick<ResponseCache, 'cachedResponse'>;
  publicOrigin: string;
}

const FILES = { rss: 'feed.xml', atom: 'feed.atom', json: 'feed.json' } as const;

/** Feeds of public collections. They are purged together with the blog feeds. */
export function collectionFeedRoutes({ seen, responses, publicOrigin }: Dependencies): Route[] {
  const absolute = (path: string) => publicOrigin + path;
  async function load(id: string, format: FeedFormat): Promise<DetailedFeed> {
    const { name, owner, items } = await seen.forFeed(id);
    return {
      title: `${name}, collected by ${owner}`,
      description: `Works ${owner} saved to “${name}” on Creativity Verse, newest first.`,
      link: absolute(addressOf('collection', { id })),
      self: absolute(`/api/collections/${id}/${FILES[format]}`),
      items: items.map((item) => ({ ...item, link: absolute(item.link), image: absolute(item.image ?? '') })),
    };
  }
  return (Object.keys(FILES) as FeedFormat[]).map((format) => {
    const { type, name, version, write } = FEED_FORMATS[format];
    const feed = { description: `${name} ${version}`, type };
    return route(
      {
        method: 'get',
        path: `/api/collections/:id/${FILES[format]}`,
        summary: `List the works of a public collection as ${name} ${version}, last saved first`,
        permission: PUBLIC,
        params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
        notFoundMessage: COLLECTION_MESSAGES.unknown,
        responses: {
          200: format === 'json' ? { ...feed, schema: tagJsonFeedSchema } : feed,
          304: { description: 'Unchanged' },
        },
        errors: [404],
      },
      ({ params: { id } }) =>
        responses.cachedResponse('feeds', `collection ${format} ${id}`, async () => ({
          body: write(await load(id, format)),
          type: `${type}; charset=utf-8`,
        })),
    );
  });
}
