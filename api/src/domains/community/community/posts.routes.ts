import { z } from 'zod';
import type { PostChange } from '@verse/api-contract/api';
import {
  feedPageSchema,
  feedQuerySchema,
  newPostSchema,
  newPostsQuerySchema,
  newPostsSchema,
  postAnswerSchema,
  postChangeSchema,
  savedQuerySchema,
  saveSchema,
} from '@verse/api-contract/community/community-posts.schema';
import {
  answerCachedForGuests,
  NO_STORE,
  optionalKey,
  orConflict,
  PUBLIC,
  reply,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import type { FindReader, Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { FeedService } from './feed.service';
import type { Limits } from './limits';
import type { Post } from './post';
import { postForm, type PostFormDependencies } from './post-form';
import { type PostingService, UNKNOWN_POST } from './posting.service';
import type { Presenter } from './presenter';
import type { ReactionsService } from './reactions.service';

export interface PostsRoutesDependencies extends PostFormDependencies, Pick<People, 'pageChanged'> {
  feed: FeedService;
  posting: PostingService;
  reactions: ReactionsService;
  presenter: Presenter;
  findViewer: FindReader;
  limits: Limits;
  cache: Pick<ResponseCache, 'cachedResponse'>;
  /** Called when content visible to guests has changed. */
  changed: () => void;
}

/** Area of the response cache. */
export const FEED = 'community';

const params = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
export const byId = { params, notFoundMessage: UNKNOWN_POST } as const;
const PATH = '/api/posts/:id';

const page = { description: 'A page of posts, and the cursor of the next one', schema: feedPageSchema };
const one = { description: 'The post as the caller sees it', schema: postAnswerSchema };

const readingRoutes = ({ feed, posting, presenter, findViewer, cache }: PostsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/posts',
      summary:
        'List the posts of the feed: latest, strictly newest first; following, the latest by members and with tags ' +
        'that the caller follows; or trending, by the time of posting plus 48 h × log2(1 + likes + 2 × commenters), ' +
        'so that every doubling adds two days; `why` has the values of each post',
      permission: PUBLIC,
      query: feedQuerySchema,
      responses: { 200: page },
      errors: [400],
    },
    ({ query, caller }) =>
      answerCachedForGuests({
        responses: cache,
        area: FEED,
        key: JSON.stringify(query),
        caller,
        async load(person) {
          const viewer = await findViewer(person);
          return presenter.page(viewer, await feed.page(viewer, query));
        },
      }),
  ),
  route(
    {
      method: 'get',
      path: '/api/posts/saved',
      summary: 'List the caller’s saved posts, last saved first',
      permission: 'community.keep-own',
      query: savedQuerySchema,
      responses: { 200: page },
      errors: [400],
    },
    async ({ person, query: { cursor, limit } }) => {
      const viewer = await findViewer(person);
      const saved = await feed.saved({ ...viewer, id: person.id }, cursor, limit);
      return reply(200, await presenter.page(viewer, saved), NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/posts/new',
      summary: 'Count the new posts of other members since a given time, up to 21',
      permission: 'community.keep-own',
      query: newPostsQuerySchema,
      responses: { 200: { description: 'The number', schema: newPostsSchema } },
      errors: [400],
    },
    async ({ person, query: { since, sort } }) => {
      const count = await feed.countNew(await findViewer(person), new Date(since), sort);
      return reply(200, { count }, NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'Get a post; its author also gets it after deletion, or after removal with the reason',
      permission: PUBLIC,
      ...byId,
      responses: { 200: one },
      errors: [404],
    },
    async ({ params: { id }, caller }) => {
      const viewer = await findViewer(await caller());
      return reply(200, await presenter.post(viewer, await posting.readable(viewer, id)), NO_STORE);
    },
  ),
];

function writingRoutes(dependencies: PostsRoutesDependencies): Route[] {
  const { posting, presenter, findViewer, limits, changed, pageChanged } = dependencies;
  const answer = async (viewer: Reader, post: Post, status = 200) => {
    changed();
    await pageChanged(post.authorId);
    const headers = { ...NO_STORE.headers, ...(status === 201 ? { Location: `/api/posts/${post.id}` } : {}) };
    return reply(status, await presenter.post(viewer, post), { headers });
  };
  const orPostConflict = (viewer: Reader, work: Promise<Post>, change: PostChange) =>
    orConflict(work, async (current: Post) => ({
      message: 'This post just changed. Look at both versions.',
      details: { current: (await presenter.post(viewer, current)).post, yours: change },
    }));
  return [
    route(
      {
        method: 'post',
        path: '/api/posts',
        summary: 'Create a post; idempotent by Idempotency-Key',
        permission: 'community.take-part',
        headers: optionalKey,
        limits: [limits.posts],
        form: postForm(dependencies),
        body: newPostSchema.extend({ picture: z.string().meta({ format: 'binary' }).optional() }),
        responses: { 201: one },
        errors: [400, 409, 411, 413, 415, 422, 429],
      },
      async ({ person, headers, body }) => {
        const post = await posting.publish(person.id, headers['Idempotency-Key'], body);
        return answer(await findViewer(person), post, 201);
      },
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Update the text, label or visibility of the caller’s post, or remove its picture',
        permission: 'community.take-part',
        ...byId,
        ifMatch: true,
        body: postChangeSchema,
        responses: { 200: one },
        errors: [400, 404, 409, 428, 429],
      },
      async ({ person, params: { id }, version, body }) => {
        const viewer = await findViewer(person);
        return answer(viewer, await orPostConflict(viewer, posting.change(person.id, id, version, body), body));
      },
    ),
    route(
      {
        method: 'delete',
        path: PATH,
        summary: 'Delete the caller’s post; can be undone for 30 days',
        permission: 'community.keep-own',
        ...byId,
        responses: { 200: one },
        errors: [404],
      },
      async ({ person, params: { id } }) => answer(await findViewer(person), await posting.remove(person.id, id)),
    ),
    route(
      {
        method: 'post',
        path: `${PATH}/restore`,
        summary: 'Restore a deleted post',
        permission: 'community.take-part',
        ...byId,
        responses: { 200: one },
        errors: [404, 409],
      },
      async ({ person, params: { id } }) => answer(await findViewer(person), await posting.restore(person.id, id)),
    ),
  ];
}

function saveRoute({ reactions, findViewer, limits }: PostsRoutesDependencies, method: 'put' | 'delete'): Route {
  const on = method === 'put';
  return route(
    {
      method,
      path: `${PATH}/save`,
      summary: on ? 'Save a post' : 'Remove a post from the saved posts',
      permission: 'community.keep-own',
      ...byId,
      limits: [limits.saves],
      responses: { 200: { description: 'Current state', schema: saveSchema } },
      errors: [404, 409, 429],
    },
    async ({ person, params: { id } }) => {
      await reactions.save({ ...(await findViewer(person)), id: person.id }, id, on);
      return reply(200, { on }, NO_STORE);
    },
  );
}

export const postsRoutes = (dependencies: PostsRoutesDependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...writingRoutes(dependencies),
  ...(['put', 'delete'] as const).flatMap((method) => [saveRoute(dependencies, method)]),
];
