import type { Request, Router } from 'express';
import type { BlogForm } from '@verse/api-contract/blogs';
import { AppError, identify, personOf, pictureUpload, uploadedFiles, validated, type Authenticate, type RateLimits } from '../../platform/http';
import { notAPicture, type PictureFile, type Pictures } from '../../platform/images';
import { isPublished } from './blogs.repository';
import { blogFormSchema, idempotencyKeySchema, UPLOAD_FIELDS } from './blogs.schema';
import { blogView, managedBlogView } from './blogs.view';
import type { PublishingService } from './publishing.service';

export interface PublishingRoutesDependencies {
  publishing: PublishingService;
  pictures: Pictures;
  requirePublisher: Authenticate;
  rateLimits: RateLimits;
  limits: { imageBytes: number; postBytes: number; publishPerMinute: number };
}

/** By the declared type, so a film or a text file is refused before it has travelled. The bytes are judged later. */
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/octet-stream']);
const TEXTS = 20;

/** Text parts and files together, so that a form learns of everything that is missing at once. */
function readForm(request: Request): { form: BlogForm; thumbnail: PictureFile; images: PictureFile[] } {
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

/** Publishing: who are you, how often, then the form. Nothing of it is read before. */
export function addPublishingRoutes(router: Router, { publishing, pictures, requirePublisher, rateLimits, limits }: PublishingRoutesDependencies): void {
  const limit = rateLimits({
    name: 'publish',
    windowMs: 60_000,
    limit: limits.publishPerMinute,
    message: 'That was a lot of posts in a minute. Please wait a moment and publish again.',
    by: (request) => personOf(request.res!).id,
  });
  const upload = pictureUpload({
    files: UPLOAD_FIELDS,
    texts: TEXTS,
    textBytes: limits.postBytes,
    fileBytes: limits.imageBytes,
    accepts: (file) => (PICTURE_TYPES.has(file.type) ? undefined : notAPicture(file)),
  });
  router.post('/api/blogs', identify(requirePublisher), limit, upload, async (request, response) => {
    const idempotencyKey = validated(idempotencyKeySchema, request.get('idempotency-key'));
    const post = await publishing.publish({ ...readForm(request), author: personOf(response), idempotencyKey });
    response.set('Cache-Control', 'no-store');
    if (isPublished(post)) response.status(201).location(`/api/blogs/${post.id}`).json(await blogView(post, pictures));
    else response.status(202).location(`/api/blogs/mine/${post.id}`).json(managedBlogView(post));
  });
}
