import { z } from 'zod';
import type { BlogVersion, BlogVersionPage } from '@verse/api-contract/api';
import { parseFormattedText } from '@verse/api-contract/formatted-text-parser';
import { blogVersionPageSchema, blogVersionSchema } from '@verse/api-contract/publishing/blogs.schema';
import { type Person, reply, type Route, route } from '../../../platform/http';
import { toReader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { wordsView } from './blogs.view';
import type { EditingService } from './editing.service';
import { conflictResponse, type ManagedPresenter, managedResponse } from './managed-presenter';
import type { PostVersion } from './versions.repository';

export interface VersionsRoutesDependencies extends Pick<People, 'peopleFor'> {
  editing: EditingService;
  presenter: ManagedPresenter;
}

const postSchema = z.object({ id: z.string() });
const ofVersion = {
  params: postSchema.extend({ version: z.string().regex(/^\d{1,9}$/) }),
  notFoundMessage: 'There is no such version.',
};

function createPresenter({ peopleFor }: Pick<People, 'peopleFor'>) {
  async function present(person: Person, versions: readonly PostVersion[]): Promise<BlogVersion[]> {
    const editors = await peopleFor(toReader(person), [...new Set(versions.map(({ edited }) => edited.by))]);
    return versions.map(({ version, title, edited }) => ({
      version,
      title,
      by: editors.get(edited.by)?.name ?? '',
      savedAt: edited.at.toISOString(),
    }));
  }
  const presentWhole = async (person: Person, post: PostVersion): Promise<BlogVersionPage> => ({
    ...(await present(person, [post]))[0]!,
    ...wordsView(post),
    body: parseFormattedText(post.content, post.contentFormat),
  });
  return { present, presentWhole };
}

export function versionsRoutes({ editing, presenter, ...people }: VersionsRoutesDependencies): Route[] {
  const { present, presentWhole } = createPresenter(people);
  return [
    route(
      {
        method: 'get',
        path: '/api/blogs/:id/versions',
        summary: 'List the versions of a post, newest first',
        permission: 'posts.write',
        params: postSchema,
        responses: {
          200: { description: 'The current version and up to 50 earlier ones', schema: z.array(blogVersionSchema) },
        },
        errors: [401, 403, 404],
      },
      async ({ person, params: { id } }) => reply(200, await present(person, await editing.versions(person, id))),
    ),
    route(
      {
        method: 'get',
        path: '/api/blogs/:id/versions/:version',
        summary: 'Get a version of a post with its content',
        permission: 'posts.write',
        ...ofVersion,
        responses: { 200: { description: 'The version', schema: blogVersionPageSchema } },
        errors: [401, 403, 404],
      },
      async ({ person, params: { id, version } }) =>
        reply(200, await presentWhole(person, await editing.version(person, id, Number(version)))),
    ),
    route(
      {
        method: 'post',
        path: '/api/blogs/:id/versions/:version/restore',
        summary: 'Restore an earlier version of a post',
        permission: 'posts.write',
        ...ofVersion,
        ifMatch: true,
        responses: { 200: managedResponse, 409: conflictResponse },
        errors: [400, 401, 403, 404, 410, 428],
      },
      ({ person, params, version }) =>
        presenter.changeReply(person, editing.restoreVersion(person, params.id, version, Number(params.version))),
    ),
  ];
}
