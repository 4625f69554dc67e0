import type { Router } from 'express';
import type { BlogQuery } from '@verse/api-contract/blogs';
import { pageHeaders, validated, type CachedBodies } from '../../platform/http';
import type { Pictures } from '../../platform/images';
import type { PublishedPost } from './blogs.repository';
import { blogDetailQuerySchema, blogQuerySchema } from './blogs.schema';
import type { BlogsService } from './blogs.service';
import { blogCardView, blogPageView, blogView } from './blogs.view';

export interface BlogsRoutesDependencies {
  service: BlogsService;
  pictures: Pictures;
  bodies: CachedBodies;
}

/** Reading. */
export function addBlogsRoutes(router: Router, { service, pictures, bodies }: BlogsRoutesDependencies): void {
  const full = (post: PublishedPost) => blogView(post, pictures);

  async function present(posts: PublishedPost[], { view, fields }: BlogQuery): Promise<unknown> {
    if (view === 'cards') return posts.map(blogCardView);
    return fields === 'light' ? posts.map(blogPageView) : Promise.all(posts.map(full));
  }

  router.get('/api/blogs', async (request, response) => {
    const query = validated(blogQuerySchema, request.query);
    await bodies.send(request, response, 'blogs', `list?${JSON.stringify(query)}`, async () => {
      const { posts, total, before } = await service.list(query);
      return { body: await present(posts, query), headers: pageHeaders('/api/blogs', query, total, before) };
    });
  });

  // Before `:id`, which would take it for one.
  router.get('/api/blogs/categories', (request, response) => bodies.send(request, response, 'blogs', 'categories', async () => ({ body: await service.categories() })));

  router.get('/api/blogs/:id', async (request, response) => {
    const { view } = validated(blogDetailQuerySchema, request.query);
    await bodies.send(request, response, 'blogs', `${view}/${request.params.id}`, async () => {
      const post = await service.find(request.params.id);
      return { body: view === 'page' ? blogPageView(post) : await full(post) };
    });
  });
}
