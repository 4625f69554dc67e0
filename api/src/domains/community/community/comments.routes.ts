import { z } from 'zod';
import {
  commentAnswerSchema,
  commentChangeSchema,
  commentPageSchema,
  commentQuerySchema,
  newCommentSchema,
} from '@verse/api-contract/community/community-posts.schema';
import { NO_STORE, orConflict, type Person, PUBLIC, reply, type Route, route } from '../../../platform/http';
import type { FindReader, Reader } from '../../../platform/people';
import type { CommentDocument } from './comments.repository';
import { type CommentsService, UNKNOWN_COMMENT } from './comments.service';
import type { Limits } from './limits';
import { UNKNOWN_POST } from './posting.service';
import { idempotencyKey } from './posts.routes';
import type { Presenter } from './presenter';

export interface CommentsRoutesDependencies {
  comments: CommentsService;
  presenter: Presenter;
  findViewer: FindReader;
  limits: Limits;
  changed: () => void;
}

const id = z.string().regex(/^[\w-]{1,64}$/);
const ofPost = { params: z.object({ id }), notFoundMessage: UNKNOWN_POST } as const;
const ofComment = { params: z.object({ id, comment: id }), notFoundMessage: UNKNOWN_COMMENT } as const;
const LIST = '/api/posts/:id/comments';
const PATH = `${LIST}/:comment`;
const answered = { description: 'The comment, and how many the post has', schema: commentAnswerSchema };

function answering({ comments, presenter, findViewer, changed }: CommentsRoutesDependencies) {
  return {
    async viewer(person: Person) {
      return { ...(await findViewer(person)), id: person.id };
    },
    async answer(viewer: Reader, comment: CommentDocument, status = 200) {
      changed();
      const count = await comments.count(comment.postId);
      return reply(status, await presenter.comment(viewer, comment, count), NO_STORE);
    },
  };
}

const listRoute = ({ comments, presenter, findViewer }: CommentsRoutesDependencies): Route =>
  route(
    {
      method: 'get',
      path: LIST,
      summary: 'List the comments on a post, oldest first, with replies below their parent',
      permission: PUBLIC,
      ...ofPost,
      query: commentQuerySchema,
      responses: { 200: { description: 'A page of comments', schema: commentPageSchema } },
      errors: [400, 404],
    },
    async ({ params, query: { cursor, limit }, caller }) => {
      const viewer = await findViewer(await caller());
      const found = await comments.list(viewer, params.id, cursor, limit);
      return reply(200, await presenter.comments(viewer, found), NO_STORE);
    },
  );

function writingRoutes(dependencies: CommentsRoutesDependencies): Route[] {
  const { comments, presenter, limits } = dependencies;
  const { viewer: findViewer, answer } = answering(dependencies);
  return [
    route(
      {
        method: 'post',
        path: LIST,
        summary: 'Add a comment to a post, or a reply to a comment; idempotent by Idempotency-Key',
        permission: 'community.take-part',
        ...ofPost,
        headers: idempotencyKey,
        limits: [limits.comments],
        body: newCommentSchema,
        responses: { 201: answered },
        errors: [400, 404, 409, 429, 503],
      },
      async ({ person, params, headers, body }) => {
        const viewer = await findViewer(person);
        return answer(viewer, await comments.write(viewer, params.id, headers['Idempotency-Key'], body), 201);
      },
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Update the caller’s comment',
        permission: 'community.take-part',
        ...ofComment,
        ifMatch: true,
        body: commentChangeSchema,
        responses: { 200: answered },
        errors: [400, 404, 409, 428, 429],
      },
      async ({ person, params, version, body: { text } }) => {
        const viewer = await findViewer(person);
        const change = comments.change(viewer, params.id, params.comment, version, text);
        const changed = await orConflict(change, async (current: CommentDocument) => ({
          message: 'This comment was changed meanwhile. Look at both versions.',
          details: { current: (await presenter.comment(viewer, current, 0)).comment, yours: { text } },
        }));
        return answer(viewer, changed);
      },
    ),
  ];
}

function deletingRoutes(dependencies: CommentsRoutesDependencies): Route[] {
  const { comments } = dependencies;
  const { viewer: findViewer, answer } = answering(dependencies);
  return [
    route(
      {
        method: 'delete',
        path: PATH,
        summary: 'Delete the caller’s comment; can be undone for 30 days',
        permission: 'community.keep-own',
        ...ofComment,
        responses: { 200: answered },
        errors: [404, 503],
      },
      async ({ person, params }) => {
        const viewer = await findViewer(person);
        return answer(viewer, await comments.remove(viewer, params.id, params.comment));
      },
    ),
    route(
      {
        method: 'post',
        path: `${PATH}/restore`,
        summary: 'Restore a deleted comment',
        permission: 'community.take-part',
        ...ofComment,
        responses: { 200: answered },
        errors: [404, 503],
      },
      async ({ person, params }) => {
        const viewer = await findViewer(person);
        return answer(viewer, await comments.restore(viewer, params.id, params.comment));
      },
    ),
  ];
}

export const commentsRoutes = (dependencies: CommentsRoutesDependencies): Route[] => [
  listRoute(dependencies),
  ...writingRoutes(dependencies),
  ...deletingRoutes(dependencies),
];
