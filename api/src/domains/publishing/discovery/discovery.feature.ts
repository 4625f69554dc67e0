import { cardParamsSchema, sitemapQuerySchema } from '@verse/api-contract/publishing/discovery.schema';
import { DAY_SECONDS } from '@verse/api-contract/time';
import type { Feature } from '../../../platform/feature';
import { AppError, PUBLIC, type Route, route, taggedReply } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import { CardDrawings } from './card-drawings';
import { createDiscoveryService } from './discovery.service';
import { robotsView, sitemapIndexView, sitemapView } from './sitemap.view';

/** Cache lifetime per card type, in seconds. Shorter for content that can be hidden. */
const CARD_SECONDS = {
  page: DAY_SECONDS,
  service: DAY_SECONDS,
  post: DAY_SECONDS,
  member: 60,
  'member-post': 60,
  work: 60,
  organisation: 60,
  job: 60,
  results: 60,
};

type Shared = Pick<Platform, 'responses' | 'config' | 'features'>;
type Service = ReturnType<typeof createDiscoveryService>;

const UNKNOWN = 'There is no such picture.';
const unchanged = { description: 'Unchanged' };

function cardRoute({ card }: Service): Route {
  const drawings = new CardDrawings();
  return route(
    {
      method: 'get',
      path: '/api/cards/:kind/:id.png',
      summary: 'Get the picture of a shared link',
      permission: PUBLIC,
      params: cardParamsSchema,
      notFoundMessage: UNKNOWN,
      responses: { 200: { description: '1200 by 630 pixels', type: 'image/png' }, 304: unchanged },
      errors: [404, 503],
    },
    async ({ params: { kind, id } }) => {
      const text = await card(kind, id);
      if (!text) throw new AppError('not-found', UNKNOWN);
      const headers = {
        'Content-Type': 'image/png',
        'Cache-Control': `public, max-age=${CARD_SECONDS[kind]}`,
        // Other sites show the card next to a link.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      };
      // The same text produces the same bytes, so a cached copy can be revalidated without drawing the card.
      return taggedReply(drawings.tagOf(text), headers, () => drawings.draw(text));
    },
  );
}

function sitemapRoute(service: Service, { responses, config, features }: Shared): Route {
  const { publicOrigin } = config;
  async function load(part: number | undefined, services: readonly string[]): Promise<string> {
    if (part === undefined) {
      const all = await service.sitemap(services);
      return typeof all === 'number' ? sitemapIndexView(publicOrigin, all) : sitemapView(publicOrigin, all);
    }
    const entries = await service.part(part, services);
    if (!entries) throw new AppError('not-found', 'The sitemap has no such part.');
    return sitemapView(publicOrigin, entries);
  }
  return route(
    {
      method: 'get',
      path: '/sitemap.xml',
      summary: 'Get the sitemap, or an index of its parts',
      permission: PUBLIC,
      query: sitemapQuerySchema,
      responses: { 200: { description: 'Sitemap 0.9', type: 'application/xml' }, 304: unchanged },
      errors: [400, 404, 503],
    },
    async ({ query: { part } }) => {
      const services = await features.merged('listed').services();
      // Cached under `feeds`, because feeds are invalidated when a post or profile changes. The key contains the
      // services, so changed services create a new entry.
      return responses.cachedResponse('feeds', `sitemap ${part ?? ''} of ${services.join()}`, async () => ({
        body: await load(part, services),
        type: 'application/xml; charset=utf-8',
      }));
    },
  );
}

export function createDiscoveryFeature({ responses, config, features }: Shared): Feature {
  const service = createDiscoveryService(() => features.merged('listed'));
  return {
    name: 'discovery',
    routes: [
      sitemapRoute(service, { responses, config, features }),
      route(
        {
          method: 'get',
          path: '/robots.txt',
          summary: 'Get the rules for search engines',
          permission: PUBLIC,
          responses: { 200: { description: 'The rules', type: 'text/plain' }, 304: unchanged },
        },
        () =>
          responses.cachedResponse('robots', 'all', () =>
            Promise.resolve({ body: robotsView(config.publicOrigin), type: 'text/plain; charset=utf-8' }),
          ),
      ),
      cardRoute(service),
    ],
  };
}
