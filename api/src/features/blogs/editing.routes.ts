import type { Response, Router } from 'express';
import type { BlogChange } from '@verse/api-contract/blogs';
import { AppError, identify, jsonBody, pageHeaders, personOf, validated, versionOf, type Authenticate } from '../../platform/http';
import type { BlogPost } from './blogs.repository';
import { blogChangeSchema, managedQuerySchema } from './blogs.schema';
import { managedBlogView } from './blogs.view';
import { VersionConflict, type EditingService } from './editing.service';

export interface EditingRoutesDependencies {
  editing: EditingService;
  requirePublisher: Authenticate;
  limits: { postBytes: number };
}

function send(response: Response, post: BlogPost): void {
  response.set({ 'Cache-Control': 'no-store', ETag: `"${post.version}"` }).json(managedBlogView(post));
}

/** Both versions travel back, so that nobody's words are lost whoever was quicker. */
async function orConflict(work: Promise<BlogPost>, yours: BlogChange): Promise<BlogPost> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    throw new AppError('conflict', 'conflict', 'Somebody else has changed this post in the meantime. Nothing was overwritten.', {
      details: { current: managedBlogView(error.current), yours },
      headers: { ETag: `"${error.current.version}"` },
    });
  }
}

/** Working on posts that exist. */
export function addEditingRoutes(router: Router, { editing, requirePublisher, limits }: EditingRoutesDependencies): void {
  const identified = identify(requirePublisher);

  router.get('/api/blogs/mine', identified, async (request, response) => {
    const query = validated(managedQuerySchema, request.query);
    const { posts, total } = await editing.list(personOf(response), query);
    response.set({ ...pageHeaders('/api/blogs/mine', query, total), 'Cache-Control': 'no-store' }).json(posts.map(managedBlogView));
  });

  router.get('/api/blogs/mine/:id', identified, async (request, response) => {
    send(response, await editing.find(personOf(response), String(request.params.id)));
  });

  router.patch('/api/blogs/:id', identified, jsonBody(limits.postBytes), async (request, response) => {
    const change = validated(blogChangeSchema, request.body);
    send(response, await orConflict(editing.change(personOf(response), String(request.params.id), versionOf(request), change), change));
  });

  router.delete('/api/blogs/:id', identified, async (request, response) => {
    send(response, await orConflict(editing.remove(personOf(response), String(request.params.id), versionOf(request)), {}));
  });

  router.post('/api/blogs/:id/restore', identified, async (request, response) => {
    send(response, await orConflict(editing.restore(personOf(response), String(request.params.id)), {}));
  });
}
