import { cardParamsSchema, sitemapQuerySchema } from '@verse/api-contract/discovery.schema';
import type { Feature } from '../../platform/feature';
import { AppError, EVERYBODY, type Route, route, taggedReply } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';
import { CardDrawings } from './card-drawings';
import { createDiscoveryService, type ListedContent } from './discovery.service';
import { robotsView, sitemapIndexView, sitemapView } from './sitemap.view';

/** Members hide what they have shown: copies of that are not kept for long. */
const CARD_SECONDS = { page: 86_400, service: 86_400, post: 86_400, member: 60, 'member-post': 60 };

type Shared = Pick<Platform, 'bodies' | 'config'>;
type Service = ReturnType<typeof createDiscoveryService>;

const UNKNOWN = 'There is no such picture.';
const unchanged = { description: 'Unchanged' };

function cardRoute({ card }: Service): Route {
  const drawings = new CardDrawings();
  return route(
    {
      method: 'get',
      path: '/api/cards/:kind/:id.png',
      summary: 'The picture of a shared link',
      may: EVERYBODY,
      params: cardParamsSchema,
      unknown: UNKNOWN,
      answers: { 200: { description: '1200 by 630 pixels', type: 'image/png' }, 304: unchanged },
      refusals: [404, 503],
    },
    async ({ params: { kind, id } }) => {
      const text = await card(kind, id);
      if (!text) throw new AppError('not-found', UNKNOWN);
      const headers = {
        'Content-Type': 'image/png',
        'Cache-Control': `public, max-age=${CARD_SECONDS[kind]}`,
        // Other sites show them beside a link.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      };
      // The same words are the same bytes, so a copy is told to be good without drawing anything.
      return taggedReply(drawings.tagOf(text), headers, () => drawings.draw(text));
    },
  );
}

function sitemapRoute(service: Service, content: ListedContent, { bodies, config }: Shared): Route {
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
      summary: 'Every public page, or where the parts of a long list are',
      may: EVERYBODY,
      query: sitemapQuerySchema,
      answers: { 200: { description: 'Sitemap 0.9', type: 'application/xml' }, 304: unchanged },
      refusals: [400, 404, 503],
    },
    async ({ query: { part } }) => {
      const services = await content.services();
      // With the feeds, which are purged when a post or a profile comes, changes or goes. Other services are another
      // entry.
      return bodies.reply('feeds', `sitemap ${part ?? ''} of ${services.join()}`, async () => ({
        body: await load(part, services),
        type: 'application/xml; charset=utf-8',
      }));
    },
  );
}

/** How the site is found and shared: sitemap, robots and the pictures of shared links. */
export function createDiscoveryFeature({ bodies, config }: Shared, content: ListedContent): Feature {
  const service = createDiscoveryService(content);
  return {
    name: 'discovery',
    routes: [
      sitemapRoute(service, content, { bodies, config }),
      route(
        {
          method: 'get',
          path: '/robots.txt',
          summary: 'What search engines may read',
          may: EVERYBODY,
          answers: { 200: { description: 'The rules', type: 'text/plain' }, 304: unchanged },
        },
        () =>
          bodies.reply('robots', 'all', () =>
            Promise.resolve({ body: robotsView(config.publicOrigin), type: 'text/plain; charset=utf-8' }),
          ),
      ),
      cardRoute(service),
    ],
  };
}
