import type { Request, Response, Router } from 'express';
import type { BlogConflict, BlogEdition } from '@verse/api-contract/blogs';
import { AppError, identify, jsonBody, orConflict, pageHeaders, personOf, uploadedFiles, validated, versionOf, type Authenticate } from '../../platform/http';
import type { BlogPost } from './blogs.repository';
import { blogChangeSchema, blogEditionSchema, managedQuerySchema } from './blogs.schema';
import { managedBlogView } from './blogs.view';
import type { EditingService } from './editing.service';
import { pictureForm, type PictureFormDependencies } from './picture-form';

export interface EditingRoutesDependencies extends PictureFormDependencies {
  editing: EditingService;
  requirePublisher: Authenticate;
}

export function sendManaged(response: Response, post: BlogPost): void {
  response.set({ 'Cache-Control': 'no-store', ETag: `"${post.version}"` }).json(managedBlogView(post));
}

/** Nothing is overwritten unseen. */
export function orBoth(work: Promise<BlogPost>, yours: BlogConflict['yours']): Promise<BlogPost> {
  return orConflict(work, (current) => ({
    message: 'Somebody else has changed this post in the meantime. Nothing was overwritten.',
    details: { current: managedBlogView(current), yours },
    headers: { ETag: `"${current.version}"` },
  }));
}

/** The words and the plan of the pictures travel as JSON in one part of the form. */
function editionIn(request: Request): BlogEdition {
  const { edition } = { ...(request.body as Record<string, unknown>) };
  try {
    return validated(blogEditionSchema, typeof edition === 'string' ? JSON.parse(edition) : undefined);
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('invalid', 'malformed-json', 'The part `edition` is not valid JSON.', { cause: error });
    throw error;
  }
}

/** Working on posts that exist. */
export function addEditingRoutes(router: Router, dependencies: EditingRoutesDependencies): void {
  const { editing, requirePublisher, limits } = dependencies;
  const identified = identify(requirePublisher);

  router.get('/api/blogs/mine', identified, async (request, response) => {
    const query = validated(managedQuerySchema, request.query);
    const { posts, total } = await editing.list(personOf(response), query);
    response.set({ ...pageHeaders('/api/blogs/mine', query, total), 'Cache-Control': 'no-store' }).json(posts.map(managedBlogView));
  });

  router.get('/api/blogs/mine/:id', identified, async (request, response) => {
    sendManaged(response, await editing.find(personOf(response), String(request.params.id)));
  });

  router.patch('/api/blogs/:id', identified, jsonBody(limits.postBytes), async (request, response) => {
    const change = validated(blogChangeSchema, request.body);
    sendManaged(response, await orBoth(editing.change(personOf(response), String(request.params.id), versionOf(request), change), change));
  });

  router.put('/api/blogs/:id', identified, ...pictureForm('edit', dependencies), async (request, response) => {
    const edition = editionIn(request);
    const [thumbnail] = uploadedFiles(request.files, 'thumbnail');
    const sent = { edition, thumbnail, images: uploadedFiles(request.files, 'contentImages') };
    sendManaged(response, await orBoth(editing.edit(personOf(response), String(request.params.id), versionOf(request), sent), edition));
  });

  router.delete('/api/blogs/:id', identified, async (request, response) => {
    sendManaged(response, await orBoth(editing.remove(personOf(response), String(request.params.id), versionOf(request)), {}));
  });

  router.post('/api/blogs/:id/restore', identified, async (request, response) => {
    sendManaged(response, await orBoth(editing.restore(personOf(response), String(request.params.id)), {}));
  });
}
