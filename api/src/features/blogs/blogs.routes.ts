import { z } from 'zod';
import type { BlogQuery } from '@verse/api-contract/blogs';
import {
  blogCardSchema,
  blogCategoriesSchema,
  blogDetailQuerySchema,
  blogPageSchema,
  blogQuerySchema,
  blogSchema,
} from '@verse/api-contract/blogs.schema';
import { type CachedBodies, EVERYBODY, pageHeaders, type Route, route } from '../../platform/http';
import type { Pictures } from '../../platform/images';
import type { PublishedPost } from './blogs.repository';
import type { BlogsService } from './blogs.service';
import { blogCardView, blogPageView, blogView } from './blogs.view';
import type { BylinesOf } from './bylines';

export interface BlogsRoutesDependencies {
  service: BlogsService;
  pictures: Pictures;
  bodies: CachedBodies;
  bylinesOf: BylinesOf;
}

const unchanged = { description: 'Unchanged' };

function listRoute({ service, pictures, bodies, bylinesOf }: BlogsRoutesDependencies): Route {
  async function present(posts: PublishedPost[], { view, fields }: BlogQuery): Promise<unknown> {
    const bylines = await bylinesOf(posts);
    if (view === 'cards') return posts.map((post) => blogCardView(post, bylines));
    if (fields === 'light') return posts.map((post) => blogPageView(post, bylines));
    return Promise.all(posts.map((post) => blogView(post, bylines, pictures)));
  }
  return route(
    {
      method: 'get',
      path: '/api/blogs',
      summary: 'Published posts, newest first',
      may: EVERYBODY,
      query: blogQuerySchema,
      answers: {
        200: {
          description: 'A page of posts; X-Total-Count and Link say how it goes on',
          schema: z.union([z.array(blogSchema), z.array(blogPageSchema), z.array(blogCardSchema)]),
        },
        304: unchanged,
      },
      refusals: [400],
    },
    ({ query }) =>
      bodies.reply('blogs', `list?${JSON.stringify(query)}`, async () => {
        const { posts, total, before } = await service.list(query);
        return { body: await present(posts, query), headers: pageHeaders('/api/blogs', query, total, before) };
      }),
  );
}

/** Reading. */
export const blogsRoutes = (dependencies: BlogsRoutesDependencies): Route[] => [
  listRoute(dependencies),
  route(
    {
      method: 'get',
      path: '/api/blogs/categories',
      summary: 'What published posts are about',
      may: EVERYBODY,
      answers: {
        200: {
          description: 'At most 100 categories in the order of the alphabet, each as its newest post writes it',
          schema: blogCategoriesSchema,
        },
        304: unchanged,
      },
    },
    () =>
      dependencies.bodies.reply('blogs', 'categories', async () => ({ body: await dependencies.service.categories() })),
  ),
  route(
    {
      method: 'get',
      path: '/api/blogs/:id',
      summary: 'One post',
      may: EVERYBODY,
      params: z.object({ id: z.string() }),
      query: blogDetailQuerySchema,
      answers: {
        200: { description: 'The post', schema: z.union([blogSchema, blogPageSchema]) },
        304: unchanged,
      },
      refusals: [400, 404],
    },
    ({ params: { id }, query: { view } }) =>
      dependencies.bodies.reply('blogs', `${view}/${id}`, async () => {
        const post = await dependencies.service.find(id);
        const bylines = await dependencies.bylinesOf([post]);
        if (view === 'page') return { body: blogPageView(post, bylines) };
        return { body: await blogView(post, bylines, dependencies.pictures) };
      }),
  ),
];
