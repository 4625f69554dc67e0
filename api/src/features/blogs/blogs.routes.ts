import { Router, type Request } from 'express';
import type { BlogForm, BlogQuery } from '@verse/api-contract/blogs';
import { AppError, identify, pageHeaders, personOf, pictureUpload, uploadedFiles, validated } from '../../platform/http';
import type { Authenticate, CachedBodies, RateLimits } from '../../platform/http';
import { notAPicture, type Pictures } from '../../platform/images';
import type { BlogPost } from './blogs.repository';
import { blogDetailQuerySchema, blogFormSchema, blogQuerySchema, idempotencyKeySchema, UPLOAD_FIELDS } from './blogs.schema';
import type { BlogsService } from './blogs.service';
import { blogCardView, blogPageView, blogView } from './blogs.view';

export interface BlogsRoutesDependencies {
  service: BlogsService;
  pictures: Pictures;
  bodies: CachedBodies;
  requirePublisher: Authenticate;
  rateLimits: RateLimits;
  limits: { imageBytes: number; postBytes: number; publishPerMinute: number };
}

/** By the declared type, so a film or a text file is refused before it has travelled. The bytes are judged later. */
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/octet-stream']);

/** Text parts and files together, so that a form learns of everything that is missing at once. */
function readForm(request: Request): { form: BlogForm; thumbnail: ReturnType<typeof uploadedFiles>[number]; images: ReturnType<typeof uploadedFiles> } {
  const thumbnail = uploadedFiles(request.files, 'thumbnail')[0];
  const missing = { thumbnail: 'Thumbnail image is required.' };
  try {
    const form = validated(blogFormSchema, { ...(request.body as object) });
    if (!thumbnail) throw new AppError('invalid', 'invalid', missing.thumbnail, { fields: missing });
    return { form, thumbnail, images: uploadedFiles(request.files, 'contentImages') };
  } catch (error) {
    if (!(error instanceof AppError) || thumbnail) throw error;
    throw new AppError('invalid', error.code, error.message, { fields: { ...error.fields, ...missing } });
  }
}

export function createBlogsRouter(dependencies: BlogsRoutesDependencies): Router {
  const { service, pictures, bodies, requirePublisher, rateLimits, limits } = dependencies;
  const router = Router();
  const full = (post: BlogPost) => blogView(post, pictures);

  async function present(posts: BlogPost[], { view, fields }: BlogQuery): Promise<unknown> {
    if (view === 'cards') return posts.map(blogCardView);
    return fields === 'light' ? posts.map(blogPageView) : Promise.all(posts.map(full));
  }

  router.get('/api/blogs', async (request, response) => {
    const query = validated(blogQuerySchema, request.query);
    await bodies.send(request, response, 'blogs', `list?${JSON.stringify(query)}`, async () => {
      const { posts, total } = await service.list(query);
      return { body: await present(posts, query), headers: pageHeaders('/api/blogs', query, total) };
    });
  });

  router.get('/api/blogs/:id', async (request, response) => {
    const { view } = validated(blogDetailQuerySchema, request.query);
    await bodies.send(request, response, 'blogs', `${view}/${request.params.id}`, async () => {
      const post = await service.find(request.params.id);
      return { body: view === 'page' ? blogPageView(post) : await full(post) };
    });
  });

  const limit = rateLimits({
    name: 'publish',
    windowMs: 60_000,
    limit: limits.publishPerMinute,
    message: 'That was a lot of posts in a minute. Please wait a moment and publish again.',
    by: (request) => personOf(request.res!).id,
  });
  const upload = pictureUpload({
    files: UPLOAD_FIELDS,
    texts: 20,
    textBytes: limits.postBytes,
    fileBytes: limits.imageBytes,
    accepts: (file) => (PICTURE_TYPES.has(file.type) ? undefined : notAPicture(file)),
  });
  router.post('/api/blogs', identify(requirePublisher), limit, upload, async (request, response) => {
    const idempotencyKey = validated(idempotencyKeySchema, request.get('idempotency-key'));
    const post = await service.publish({ ...readForm(request), authorId: personOf(response).id, idempotencyKey });
    response.status(201).location(`/api/blogs/${post.id}`).json(await full(post));
  });

  return router;
}
