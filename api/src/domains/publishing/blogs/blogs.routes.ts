import { z } from 'zod';
import {
  blogCardSchema,
  blogCategoriesSchema,
  blogDetailQuerySchema,
  blogPageSchema,
  type BlogQuery,
  blogQuerySchema,
  blogSchema,
} from '@verse/api-contract/publishing/blogs.schema';
import { pageHeaders, PUBLIC, type ResponseCache, type Route, route } from '../../../platform/http';
import type { Pictures } from '../../../platform/images';
import type { PublishedPost } from './blogs.repository';
import type { BlogsService } from './blogs.service';
import { blogCardView, blogPageView, blogView } from './blogs.view';
import type { FindBylines } from './bylines';

export interface BlogsRoutesDependencies {
  service: BlogsService;
  pictures: Pictures;
  responses: ResponseCache;
  findBylines: FindBylines;
}

const unchanged = { description: 'Unchanged' };

function listRoute({ service, pictures, responses, findBylines }: BlogsRoutesDependencies): Route {
  async function present(posts: PublishedPost[], { view, fields }: BlogQuery): Promise<unknown> {
    const bylines = await findBylines(posts);
    if (view === 'cards') return posts.map((post) => blogCardView(post, bylines));
    if (fields === 'light') return posts.map((post) => blogPageView(post, bylines));
    return Promise.all(posts.map((post) => blogView(post, bylines, pictures)));
  }
  return route(
    {
      method: 'get',
      path: '/api/blogs',
      summary: 'List the published posts, newest first',
      permission: PUBLIC,
      query: blogQuerySchema,
      responses: {
        200: {
          description: 'A page of posts, with X-Total-Count and Link headers',
          schema: z.union([z.array(blogSchema), z.array(blogPageSchema), z.array(blogCardSchema)]),
        },
        304: unchanged,
      },
      errors: [400],
    },
    ({ query }) =>
      responses.cachedResponse('blogs', `list?${JSON.stringify(query)}`, async () => {
        const { posts, total, before } = await service.list(query);
        return { body: await present(posts, query), headers: pageHeaders('/api/blogs', query, total, before) };
      }),
  );
}

export const blogsRoutes = (dependencies: BlogsRoutesDependencies): Route[] => [
  listRoute(dependencies),
  route(
    {
      method: 'get',
      path: '/api/blogs/categories',
      summary: 'List the categories of published posts',
      permission: PUBLIC,
      responses: {
        200: {
          description: 'At most 100 categories, sorted alphabetically, spelled as in their newest post',
          schema: blogCategoriesSchema,
        },
        304: unchanged,
      },
    },
    () =>
      dependencies.responses.cachedResponse('blogs', 'categories', async () => ({
        body: await dependencies.service.categories(),
      })),
  ),
  route(
    {
      method: 'get',
      path: '/api/blogs/:id',
      summary: 'Get a published post',
      permission: PUBLIC,
      params: z.object({ id: z.string() }),
      query: blogDetailQuerySchema,
      responses: {
        200: { description: 'The post', schema: z.union([blogSchema, blogPageSchema]) },
        304: unchanged,
      },
      errors: [400, 404],
    },
    ({ params: { id }, query: { view } }) =>
      dependencies.responses.cachedResponse('blogs', `${view}/${id}`, async () => {
        const post = await dependencies.service.find(id);
        const bylines = await dependencies.findBylines([post]);
        if (view === 'page') return { body: blogPageView(post, bylines) };
        return { body: await blogView(post, bylines, dependencies.pictures) };
      }),
  ),
];
