import { z } from 'zod';
import { blogChangeSchema, managedBlogSchema, managedQuerySchema } from '@verse/api-contract/blogs.schema';
import { pageHeaders, reply, type Route, route } from '../../platform/http';
import type { EditingService } from './editing.service';
import { editionForm } from './edition-form';
import { conflictAnswer, managedAnswer, type ManagedPresenter } from './managed-presenter';
import { fileSchema, type PictureFormDependencies } from './picture-form';

export interface EditingRoutesDependencies extends PictureFormDependencies {
  editing: EditingService;
  presenter: ManagedPresenter;
}

const params = z.object({ id: z.string() });
const answers = { 200: managedAnswer, 409: conflictAnswer };

const readingRoutes = ({ editing, presenter }: EditingRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/blogs/mine',
      summary: 'Own posts in every state, last changed first',
      may: 'posts.write',
      query: managedQuerySchema,
      answers: { 200: { description: 'A page of posts', schema: z.array(managedBlogSchema) } },
      refusals: [400, 401, 403],
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
      summary: 'A post to work on',
      may: 'posts.write',
      params,
      answers: { 200: managedAnswer },
      refusals: [401, 404],
    },
    ({ person, params: { id } }) => presenter.managedReply(person, editing.find(person, id)),
  ),
];

function changingRoutes(dependencies: EditingRoutesDependencies): Route[] {
  const { editing, limits, presenter } = dependencies;
  const { managedReply, orBoth } = presenter;
  return [
    route(
      {
        method: 'patch',
        path: '/api/blogs/:id',
        summary: 'Change texts, alternative texts or state',
        may: 'posts.write',
        params,
        ifMatch: true,
        body: blogChangeSchema,
        bodyBytes: limits.postBytes,
        answers,
        refusals: [400, 401, 403, 404, 410, 413, 415, 428],
      },
      ({ person, params: { id }, version, body }) =>
        managedReply(person, orBoth(person, editing.change(person, id, version, body), body)),
    ),
    route(
      {
        method: 'put',
        path: '/api/blogs/:id',
        summary: 'Change words and pictures together',
        may: 'posts.write',
        params,
        ifMatch: true,
        ...editionForm(dependencies),
        body: z.object({
          edition: z.string().meta({ description: 'JSON: title, category, readTime, content and pictures' }),
          thumbnail: fileSchema.optional(),
          contentImages: z.array(fileSchema).optional(),
        }),
        answers,
        refusals: [400, 401, 403, 404, 410, 411, 413, 415, 422, 428, 429],
      },
      ({ person, params: { id }, version, body }) =>
        managedReply(person, orBoth(person, editing.edit(person, id, version, body), body.edition)),
      ({ person, params: { id } }) => editing.find(person, id),
    ),
  ];
}

const deletingRoutes = ({ editing, presenter: { managedReply, orBoth } }: EditingRoutesDependencies): Route[] => [
  route(
    {
      method: 'delete',
      path: '/api/blogs/:id',
      summary: 'Delete; can be undone for 30 days, or as long as the installation says',
      may: 'posts.write',
      params,
      ifMatch: true,
      answers,
      refusals: [400, 401, 403, 404, 428],
    },
    ({ person, params: { id }, version }) =>
      managedReply(person, orBoth(person, editing.remove(person, id, version), {})),
  ),
  route(
    {
      method: 'post',
      path: '/api/blogs/:id/restore',
      summary: 'Undo a deletion',
      may: 'posts.write',
      params,
      answers,
      refusals: [401, 403, 404],
    },
    ({ person, params: { id } }) => managedReply(person, orBoth(person, editing.restore(person, id), {})),
  ),
];

/** Working on posts that exist. */
export const editingRoutes = (dependencies: EditingRoutesDependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...changingRoutes(dependencies),
  ...deletingRoutes(dependencies),
];
