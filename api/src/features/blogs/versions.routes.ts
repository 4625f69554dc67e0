import { z } from 'zod';
import type { BlogVersion, BlogVersionPage } from '@verse/api-contract/blogs';
import { blogVersionPageSchema, blogVersionSchema } from '@verse/api-contract/blogs.schema';
import { reply, type Route, route } from '../../platform/http';
import { pictureView } from '../../platform/images';
import type { EditingService } from './editing.service';
import { conflictAnswer, managedAnswer, type ManagedPresenter } from './managed-presenter';
import type { PostVersion } from './versions.repository';

export interface VersionsRoutesDependencies {
  editing: EditingService;
  /** What somebody is called; '' when they are gone. */
  nameOf: (userId: string) => Promise<string>;
  presenter: ManagedPresenter;
}

const postSchema = z.object({ id: z.string() });
const ofVersion = {
  params: postSchema.extend({ version: z.string().regex(/^\d{1,9}$/) }),
  unknown: 'There is no such version.',
};

function presenterOf(nameOf: VersionsRoutesDependencies['nameOf']) {
  const present = async ({ version, title, edited }: PostVersion): Promise<BlogVersion> => ({
    version,
    title,
    by: await nameOf(edited.by),
    savedAt: edited.at.toISOString(),
  });
  const presentWhole = async (post: PostVersion): Promise<BlogVersionPage> => ({
    ...(await present(post)),
    category: post.category,
    readTime: post.readTime,
    content: post.content,
    picture: pictureView(post.thumbnail.picture, post.thumbnail.alt),
    contentImages: post.images.map(({ picture, alt }) => pictureView(picture, alt)),
  });
  return { present, presentWhole };
}

/** What a post was, for those who may work on it. */
export function versionsRoutes({ editing, nameOf, presenter }: VersionsRoutesDependencies): Route[] {
  const { present, presentWhole } = presenterOf(nameOf);
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
      async ({ person, params: { id } }) =>
        reply(200, await Promise.all((await editing.versions(person, id)).map(present))),
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
        reply(200, await presentWhole(await editing.version(person, id, Number(version)))),
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
