import { z } from 'zod';
import type { PostChange } from '@verse/api-contract/community-posts';
import {
  feedPageSchema,
  feedQuerySchema,
  likeSchema,
  newPostSchema,
  newPostsQuerySchema,
  newPostsSchema,
  postAnswerSchema,
  postChangeSchema,
  savedQuerySchema,
  saveSchema,
} from '@verse/api-contract/community-posts.schema';
import { EVERYBODY, orConflict, reply, type Route, route } from '../../platform/http';
import type { Reader } from '../../platform/people';
import type { FeedService } from './feed.service';
import type { Limits } from './limits';
import type { Post } from './post';
import { postForm, type PostFormDependencies } from './post-form';
import { type PostingService, UNKNOWN_POST } from './posting.service';
import type { Presenter } from './presenter';
import type { ReactionsService } from './reactions.service';
import type { ViewerOf } from './viewers';

export interface PostsRoutesDependencies extends PostFormDependencies {
  feed: FeedService;
  posting: PostingService;
  reactions: ReactionsService;
  presenter: Presenter;
  viewerOf: ViewerOf;
  limits: Limits;
  /** Told when guests may see something else than before. */
  changed: () => void;
  /** Told when a page for everybody may show something else of this author; whoever waits sees it. */
  pageChanged: (authorId: string) => Promise<void>;
}

/** Letters that survive every proxy; long enough not to meet by chance. */
export const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.')
    .optional(),
});
const params = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
export const byId = { params, unknown: UNKNOWN_POST } as const;
/** It depends on who asks. */
export const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };
const PATH = '/api/posts/:id';

const page = { description: 'A page of posts, and the cursor of the next one', schema: feedPageSchema };
const one = { description: 'The post as the caller sees it', schema: postAnswerSchema };

const readingRoutes = ({ feed, posting, presenter, viewerOf }: PostsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/posts',
      summary:
        'The feed: latest, strictly newest first; or trending, by the time of posting plus 48 h × log2(1 + likes + ' +
        '2 × people who commented): every doubling counts like two days of newness, and `why` says it of each post',
      may: EVERYBODY,
      query: feedQuerySchema,
      answers: { 200: page },
      refusals: [400],
    },
    async ({ query, caller }) => {
      const viewer = await viewerOf(await caller());
      return reply(200, await presenter.page(viewer, await feed.page(viewer, query)), NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/posts/saved',
      summary: 'What the caller has saved, last first',
      may: 'community.keep-own',
      query: savedQuerySchema,
      answers: { 200: page },
      refusals: [400],
    },
    async ({ person, query: { cursor, limit } }) => {
      const viewer = await viewerOf(person);
      const saved = await feed.saved({ ...viewer, id: person.id }, cursor, limit);
      return reply(200, await presenter.page(viewer, saved), NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/posts/new',
      summary: 'How many posts of others came since a moment, 21 at most',
      may: 'community.keep-own',
      query: newPostsQuerySchema,
      answers: { 200: { description: 'The number', schema: newPostsSchema } },
      refusals: [400],
    },
    async ({ person, query: { since } }) => {
      const count = await feed.countNew(await viewerOf(person), new Date(since));
      return reply(200, { count }, NO_STORE);
    },
  ),
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'One post; its author also sees it deleted, or removed with the reason',
      may: EVERYBODY,
      ...byId,
      answers: { 200: one },
      refusals: [404],
    },
    async ({ params: { id }, caller }) => {
      const viewer = await viewerOf(await caller());
      return reply(200, await presenter.post(viewer, await posting.readable(viewer, id)), NO_STORE);
    },
  ),
];

function writingRoutes(dependencies: PostsRoutesDependencies): Route[] {
  const { posting, presenter, viewerOf, limits, changed, pageChanged } = dependencies;
  const answer = async (viewer: Reader, post: Post, status = 200) => {
    changed();
    await pageChanged(post.authorId);
    const headers = { ...NO_STORE.headers, ...(status === 201 ? { Location: `/api/posts/${post.id}` } : {}) };
    return reply(status, await presenter.post(viewer, post), { headers });
  };
  const orBoth = (viewer: Reader, work: Promise<Post>, change: PostChange) =>
    orConflict(work, async (current: Post) => ({
      message: 'This post was changed meanwhile. Look at both versions.',
      details: { current: (await presenter.post(viewer, current)).post, yours: change },
    }));
  return [
    route(
      {
        method: 'post',
        path: '/api/posts',
        summary: 'Publish a post; sent again under the same Idempotency-Key it is the same post',
        may: 'community.take-part',
        headers: idempotencyKey,
        limits: [limits.posts],
        form: postForm(dependencies),
        body: newPostSchema.extend({ picture: z.string().meta({ format: 'binary' }).optional() }),
        answers: { 201: one },
        refusals: [400, 409, 411, 413, 415, 422, 429],
      },
      async ({ person, headers, body }) => {
        const post = await posting.publish(person.id, headers['Idempotency-Key'], body);
        return answer(await viewerOf(person), post, 201);
      },
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Change texts, label or visibility of one’s own post, or take its picture away',
        may: 'community.take-part',
        ...byId,
        ifMatch: true,
        body: postChangeSchema,
        answers: { 200: one },
        refusals: [400, 404, 409, 428],
      },
      async ({ person, params: { id }, version, body }) => {
        const viewer = await viewerOf(person);
        return answer(viewer, await orBoth(viewer, posting.change(person.id, id, version, body), body));
      },
    ),
    route(
      {
        method: 'delete',
        path: PATH,
        summary: 'Delete one’s own post; can be undone for 30 days',
        may: 'community.keep-own',
        ...byId,
        answers: { 200: one },
        refusals: [404],
      },
      async ({ person, params: { id } }) => answer(await viewerOf(person), await posting.remove(person.id, id)),
    ),
    route(
      {
        method: 'post',
        path: `${PATH}/restore`,
        summary: 'Undo a deletion',
        may: 'community.take-part',
        ...byId,
        answers: { 200: one },
        refusals: [404],
      },
      async ({ person, params: { id } }) => answer(await viewerOf(person), await posting.restore(person.id, id)),
    ),
  ];
}

function likeRoute({ reactions, viewerOf, limits, changed }: PostsRoutesDependencies, method: 'put' | 'delete'): Route {
  const on = method === 'put';
  return route(
    {
      method,
      path: `${PATH}/like`,
      summary: on ? 'Like a post, once however often it is sent' : 'Take a like back',
      may: on ? 'community.take-part' : 'community.keep-own',
      ...byId,
      limits: [limits.likes],
      answers: { 200: { description: 'What is so now', schema: likeSchema } },
      refusals: [404, 409, 429, 503],
    },
    async ({ person, params: { id } }) => {
      const viewer = await viewerOf(person);
      const count = await reactions.like({ ...viewer, id: person.id }, id, on);
      changed();
      return reply(200, { on, count }, NO_STORE);
    },
  );
}

function saveRoute({ reactions, viewerOf, limits }: PostsRoutesDependencies, method: 'put' | 'delete'): Route {
  const on = method === 'put';
  return route(
    {
      method,
      path: `${PATH}/save`,
      summary: on ? 'Keep a post in one’s own list' : 'Take a post out of one’s own list',
      may: 'community.keep-own',
      ...byId,
      limits: [limits.saves],
      answers: { 200: { description: 'What is so now', schema: saveSchema } },
      refusals: [404, 409, 429],
    },
    async ({ person, params: { id } }) => {
      await reactions.save({ ...(await viewerOf(person)), id: person.id }, id, on);
      return reply(200, { on }, NO_STORE);
    },
  );
}

export const postsRoutes = (dependencies: PostsRoutesDependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...writingRoutes(dependencies),
  ...(['put', 'delete'] as const).flatMap((method) => [
    likeRoute(dependencies, method),
    saveRoute(dependencies, method),
  ]),
];
