import { z } from 'zod';
import {
  blogChangeSchema,
  blogEditionSchema,
  managedBlogSchema,
  managedQuerySchema,
} from '@verse/api-contract/publishing/blogs.schema';
import { jsonPart, pageHeaders, reply, type Route, route, validate } from '../../../platform/http';
import type { EditingService } from './editing.service';
import type { Edition } from './editions';
import { conflictResponse, type ManagedPresenter, managedResponse } from './managed-presenter';
import { createPostForm, fileSchema, type PictureFormDependencies, type ReceivedParts } from './picture-form';

export interface EditingRoutesDependencies extends PictureFormDependencies {
  editing: EditingService;
  presenter: ManagedPresenter;
}

const params = z.object({ id: z.string() });
const responses = { 200: managedResponse, 409: conflictResponse };

/** The JSON part contains the text and the order of the pictures. */
const readEdition = ({ texts, thumbnail, images }: ReceivedParts): Edition => ({
  edition: validate(blogEditionSchema, jsonPart('edition', texts.edition)),
  thumbnail,
  images,
});

const readingRoutes = ({ editing, presenter }: EditingRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/blogs/mine',
      summary: 'List the caller’s posts in every state, last changed first',
      permission: 'posts.write',
      query: managedQuerySchema,
      responses: { 200: { description: 'A page of posts', schema: z.array(managedBlogSchema) } },
      errors: [400, 401, 403],
    },
    async ({ person, query }) => {
      const { posts, total } = await editing.list(person, query);
      const shown = await presenter.presentAll(posts, person);
      return reply(200, shown, { headers: pageHeaders('/api/blogs/mine', query, total) });
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/blogs/mine/:id',
      summary: 'Get a post for editing',
      permission: 'posts.write',
      params,
      responses: { 200: managedResponse },
      errors: [401, 404],
    },
    ({ person, params: { id } }) => presenter.managedReply(person, editing.find(person, id)),
  ),
];

function changingRoutes(dependencies: EditingRoutesDependencies): Route[] {
  const { editing, limits, presenter } = dependencies;
  return [
    route(
      {
        method: 'patch',
        path: '/api/blogs/:id',
        summary: 'Update the texts, alternative texts or state of a post',
        permission: 'posts.write',
        params,
        ifMatch: true,
        body: blogChangeSchema,
        bodyBytes: limits.postBytes,
        responses,
        errors: [400, 401, 403, 404, 410, 413, 415, 428],
      },
      ({ person, params: { id }, version, body }) =>
        presenter.changeReply(person, editing.change(person, id, version, body), body),
    ),
    route(
      {
        method: 'put',
        path: '/api/blogs/:id',
        summary: 'Update the texts and pictures of a post together',
        permission: 'posts.write',
        params,
        ifMatch: true,
        ...createPostForm('edit', dependencies, readEdition),
        body: z.object({
          edition: z.string().meta({ description: 'JSON: title, category, readTime, content, tags and pictures' }),
          thumbnail: fileSchema.optional(),
          contentImages: z.array(fileSchema).optional(),
        }),
        responses,
        errors: [400, 401, 403, 404, 410, 411, 413, 415, 422, 428, 429],
      },
      ({ person, params: { id }, version, body }) =>
        presenter.changeReply(person, editing.edit(person, id, version, body), body.edition),
      ({ person, params: { id } }) => editing.find(person, id),
    ),
  ];
}

const deletingRoutes = ({ editing, presenter }: EditingRoutesDependencies): Route[] => [
  route(
    {
      method: 'delete',
      path: '/api/blogs/:id',
      summary: 'Delete a post; can be undone for 30 days by default',
      permission: 'posts.write',
      params,
      ifMatch: true,
      responses,
      errors: [400, 401, 403, 404, 428],
    },
    ({ person, params: { id }, version }) => presenter.changeReply(person, editing.remove(person, id, version)),
  ),
  route(
    {
      method: 'post',
      path: '/api/blogs/:id/restore',
      summary: 'Restore a deleted post',
      permission: 'posts.write',
      params,
      responses,
      errors: [401, 403, 404, 409],
    },
    ({ person, params: { id } }) => presenter.changeReply(person, editing.restore(person, id)),
  ),
];

export const editingRoutes = (dependencies: EditingRoutesDependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...changingRoutes(dependencies),
  ...deletingRoutes(dependencies),
];
