import { z } from 'zod';
import { blogFormSchema, blogSchema, managedBlogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { optionalKey, reply, type Route, route } from '../../../platform/http';
import type { Pictures } from '../../../platform/images';
import { isPublished } from './blogs.repository';
import { blogView } from './blogs.view';
import type { FindBylines } from './bylines';
import type { ManagedPresenter } from './managed-presenter';
import { fileSchema, type PictureFormDependencies } from './picture-form';
import { publicationForm } from './publication-form';
import type { PublishingService } from './publishing.service';

export interface PublishingRoutesDependencies extends PictureFormDependencies {
  publishing: PublishingService;
  pictures: Pictures;
  presenter: ManagedPresenter;
  findBylines: FindBylines;
}

/** The permission and the rate limit are checked before the form is read. */
export const publishingRoutes = (dependencies: PublishingRoutesDependencies): Route[] => [
  route(
    {
      method: 'post',
      path: '/api/blogs',
      summary: 'Publish a post',
      permission: 'posts.write',
      headers: optionalKey,
      ...publicationForm(dependencies),
      body: blogFormSchema.extend({ thumbnail: fileSchema, contentImages: z.array(fileSchema).optional() }),
      responses: {
        201: { description: 'The post as published; Location says where', schema: blogSchema },
        202: {
          description: 'Accepted, but not yet visible: waiting for review, or scheduled',
          schema: managedBlogSchema,
        },
      },
      errors: [400, 401, 403, 409, 413, 415, 422, 429],
    },
    async ({ person, headers, body }) => {
      const { publishing, pictures, presenter, findBylines } = dependencies;
      const post = await publishing.publish({ ...body, author: person, idempotencyKey: headers['Idempotency-Key'] });
      if (!isPublished(post))
        return reply(202, await presenter.present(post, person), {
          headers: { Location: `/api/blogs/mine/${post.id}` },
        });
      const whole = await blogView(post, await findBylines([post]), pictures);
      return reply(201, whole, { headers: { Location: `/api/blogs/${post.id}` } });
    },
  ),
];
