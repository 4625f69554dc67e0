import type { Request, Router } from 'express';
import type { BlogForm } from '@verse/api-contract/blogs';
import { AppError, identify, personOf, uploadedFiles, validated, type Authenticate } from '../../platform/http';
import type { PictureFile, Pictures } from '../../platform/images';
import { isPublished } from './blogs.repository';
import { blogFormSchema, idempotencyKeySchema } from './blogs.schema';
import { blogView, managedBlogView } from './blogs.view';
import { pictureForm, type PictureFormDependencies } from './picture-form';
import type { PublishingService } from './publishing.service';

export interface PublishingRoutesDependencies extends PictureFormDependencies {
  publishing: PublishingService;
  pictures: Pictures;
  requirePublisher: Authenticate;
}

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
export function addPublishingRoutes(router: Router, dependencies: PublishingRoutesDependencies): void {
  const { publishing, pictures, requirePublisher } = dependencies;
  router.post('/api/blogs', identify(requirePublisher), ...pictureForm('publish', dependencies), async (request, response) => {
    const idempotencyKey = validated(idempotencyKeySchema, request.get('idempotency-key'));
    const post = await publishing.publish({ ...readForm(request), author: personOf(response), idempotencyKey });
    response.set('Cache-Control', 'no-store');
    if (isPublished(post)) response.status(201).location(`/api/blogs/${post.id}`).json(await blogView(post, pictures));
    else response.status(202).location(`/api/blogs/mine/${post.id}`).json(managedBlogView(post));
  });
}
