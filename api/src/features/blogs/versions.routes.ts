import { z } from 'zod';
import type { BlogVersion, BlogVersionPage } from '@verse/api-contract/blogs';
import { blogVersionPageSchema, blogVersionSchema } from '@verse/api-contract/blogs.schema';
import { type Person, reply, type Route, route } from '../../platform/http';
import { pictureView } from '../../platform/images';
import { type PeopleFor, readerOf } from '../../platform/people';
import type { EditingService } from './editing.service';
import { conflictAnswer, managedAnswer, type ManagedPresenter } from './managed-presenter';
import type { PostVersion } from './versions.repository';

export interface VersionsRoutesDependencies {
  editing: EditingService;
  peopleFor: PeopleFor;
  presenter: ManagedPresenter;
}

const postSchema = z.object({ id: z.string() });
const ofVersion = {
  params: postSchema.extend({ version: z.string().regex(/^\d{1,9}$/) }),
  unknown: 'There is no such version.',
};

function presenterOf(peopleFor: PeopleFor) {
  async function present(person: Person, versions: readonly PostVersion[]): Promise<BlogVersion[]> {
    const editors = await peopleFor(readerOf(person), [...new Set(versions.map(({ edited }) => edited.by))]);
    return versions.map(({ version, title, edited }) => ({
      version,
      title,
      by: editors.get(edited.by)?.name ?? '',
      savedAt: edited.at.toISOString(),
    }));
  }
  const presentWhole = async (person: Person, post: PostVersion): Promise<BlogVersionPage> => ({
    ...(await present(person, [post]))[0]!,
    category: post.category,
    readTime: post.readTime,
    content: post.content,
    picture: pictureView(post.thumbnail.picture, post.thumbnail.alt),
    contentImages: post.images.map(({ picture, alt }) => pictureView(picture, alt)),
  });
  return { present, presentWhole };
}

/** What a post was, for those who may work on it. */
export function versionsRoutes({ editing, peopleFor, presenter }: VersionsRoutesDependencies): Route[] {
  const { present, presentWhole } = presenterOf(peopleFor);
  return [
    route(
      {
        method: 'get',
        path: '/api/blogs/:id/versions',
        summary: 'What a post is and was, newest first',
        may: 'posts.write',
        params: postSchema,
        answers: {
          200: { description: 'The present version and up to 50 earlier ones', schema: z.array(blogVersionSchema) },
        },
        refusals: [401, 403, 404],
      },
      async ({ person, params: { id } }) => reply(200, await present(person, await editing.versions(person, id))),
    ),
    route(
      {
        method: 'get',
        path: '/api/blogs/:id/versions/:version',
        summary: 'One version, whole',
        may: 'posts.write',
        ...ofVersion,
        answers: { 200: { description: 'The version', schema: blogVersionPageSchema } },
        refusals: [401, 403, 404],
      },
      async ({ person, params: { id, version } }) =>
        reply(200, await presentWhole(person, await editing.version(person, id, Number(version)))),
    ),
    route(
      {
        method: 'post',
        path: '/api/blogs/:id/versions/:version/restore',
        summary: 'Make an earlier version the newest',
        may: 'posts.write',
        ...ofVersion,
        ifMatch: true,
        answers: { 200: managedAnswer, 409: conflictAnswer },
        refusals: [400, 401, 403, 404, 410, 428],
      },
      ({ person, params, version }) => {
        const work = editing.bringBack(person, params.id, version, Number(params.version));
        return presenter.managedReply(person, presenter.orBoth(person, work, {}));
      },
    ),
  ];
}
