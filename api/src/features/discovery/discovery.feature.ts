import { Router, type Request, type Response } from 'express';
import { cardParamsSchema } from '@verse/api-contract/discovery';
import { AppError, type CachedBodies, type Feature } from '../../platform/http';
import { CardDrawings } from './card-drawings';
import { createDiscoveryService, type ListedContent } from './discovery.service';
import { robotsView, sitemapView } from './sitemap.view';

const CARD_SECONDS = 86_400;

export interface DiscoveryDependencies {
  content: ListedContent;
  bodies: CachedBodies;
  publicOrigin: string;
}

type Service = ReturnType<typeof createDiscoveryService>;

const noCard = () => new AppError('not-found', 'not-found', 'There is no such picture.');

/** The same words are the same bytes, so a copy is told to be good without drawing anything. */
function sendCard({ card }: Service) {
  const drawings = new CardDrawings();
  return async (request: Request, response: Response): Promise<void> => {
    const asked = cardParamsSchema.safeParse(request.params);
    const text = asked.success ? await card(asked.data.kind, asked.data.id) : undefined;
    if (!text) throw noCard();
    response.set({
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${CARD_SECONDS}`,
      ETag: `"${drawings.tagOf(text)}"`,
      // Other sites show them beside a link.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (request.fresh) response.status(304).end();
    else response.send(await drawings.draw(text));
  };
}

/** How the site is found and shared: sitemap, robots and the pictures of shared links. */
export function createDiscoveryFeature({ content, bodies, publicOrigin }: DiscoveryDependencies): Feature {
  const service = createDiscoveryService(content);
  const router = Router();
  router.get('/sitemap.xml', async (request, response) => {
    const services = await content.services();
    // With the feeds, which are purged when a post comes, changes or goes. Other services are another entry.
    await bodies.send(request, response, 'feeds', `sitemap of ${services.join()}`, async () => ({ body: sitemapView(publicOrigin, await service.entries(services)), type: 'application/xml; charset=utf-8' }));
  });
  router.get('/robots.txt', (request, response) =>
    bodies.send(request, response, 'robots', 'all', () => Promise.resolve({ body: robotsView(publicOrigin), type: 'text/plain; charset=utf-8' })),
  );
  router.get('/api/cards/:kind/:id.png', sendCard(service));
  const unchanged = { description: 'Unchanged' };
  return {
    name: 'discovery',
    router,
    operations: [
      { method: 'get', path: '/sitemap.xml', summary: 'Every public page', access: 'public', answers: { 200: { description: 'Sitemap 0.9', type: 'application/xml' }, 304: unchanged }, refusals: [503] },
      { method: 'get', path: '/robots.txt', summary: 'What search engines may read', access: 'public', answers: { 200: { description: 'The rules', type: 'text/plain' }, 304: unchanged } },
      { method: 'get', path: '/api/cards/:kind/:id.png', summary: 'The picture of a shared link', access: 'public', params: cardParamsSchema, answers: { 200: { description: '1200 by 630 pixels', type: 'image/png' }, 304: unchanged }, refusals: [404, 503] },
    ],
  };
}
