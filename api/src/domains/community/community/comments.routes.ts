import { z } from 'zod';
import {
  answerChangeSchema,
  commentAnswerSchema,
  commentChangeSchema,
  commentPageSchema,
  commentQuerySchema,
  newAnswerSchema,
  newCommentSchema,
} from '@verse/api-contract/community/community-posts.schema';
import {
  NO_STORE,
  optionalKey,
  orConflict,
  type Person,
  PUBLIC,
  reply,
  type Route,
  route,
} from '../../../platform/http';
import type { FindReader, Reader } from '../../../platform/people';
import type { CommentDocument } from './comments.repository';
import { type CommentsService, UNKNOWN_COMMENT } from './comments.service';
import type { Limits } from './limits';
import type { Presenter } from './presenter';
import { type SubjectKind, toSubjectKey, unknownSubject } from './subject';

export interface CommentsRoutesDependencies {
  comments: CommentsService;
  presenter: Presenter;
  findViewer: FindReader;
  limits: Limits;
  /** Kind of the content that has the comments. */
  kind: SubjectKind;
  /** Called when comments visible to guests have changed. */
  changed: (subjectKey: string) => Promise<void>;
}

const id = z.string().regex(/^[\w-]{1,64}$/);
const ofComment = { params: z.object({ id, comment: id }), notFoundMessage: UNKNOWN_COMMENT } as const;
const NOUNS: Record<SubjectKind, string> = { posts: 'post', works: 'work', blogs: 'blog post' };

const pathsOf = (kind: SubjectKind) => ({
  list: `/api/${kind}/:id/comments`,
  one: `/api/${kind}/:id/comments/:comment`,
});
const ofSubject = (kind: SubjectKind) =>
  ({ params: z.object({ id }), notFoundMessage: unknownSubject(kind).message }) as const;
const answered = (kind: SubjectKind) => ({
  description: `The comment, and how many the ${NOUNS[kind]} has`,
  schema: commentAnswerSchema,
});

/** The feed has no questions to answer. */
const bodiesFor = (kind: SubjectKind) =>
  kind === 'posts'
    ? { create: newCommentSchema, change: commentChangeSchema }
    : { create: newAnswerSchema, change: answerChangeSchema };

function answering({ comments, presenter, findViewer, changed, kind }: CommentsRoutesDependencies) {
  return {
    keyOf: (subjectId: string) => toSubjectKey(kind, subjectId),
    async viewer(person: Person) {
      return { ...(await findViewer(person)), id: person.id };
    },
    async answer(viewer: Reader, comment: CommentDocument, status = 200) {
      await changed(comment.postId);
      const count = await comments.count(comment.postId);
      return reply(status, await presenter.comment(viewer, comment, count), NO_STORE);
    },
  };
}

const listRoute = ({ comments, presenter, findViewer, kind }: CommentsRoutesDependencies): Route =>
  route(
    {
      method: 'get',
      path: pathsOf(kind).list,
      summary: `List the comments on a ${NOUNS[kind]}, oldest first, with replies below their parent`,
      permission: PUBLIC,
      ...ofSubject(kind),
      query: commentQuerySchema,
      responses: { 200: { description: 'A page of comments', schema: commentPageSchema } },
      errors: [400, 404],
    },
    async ({ params, query: { cursor, limit }, caller }) => {
      const viewer = await findViewer(await caller());
      const found = await comments.list(viewer, toSubjectKey(kind, params.id), cursor, limit);
      return reply(200, await presenter.comments(viewer, found), NO_STORE);
    },
  );

function writingRoutes(dependencies: CommentsRoutesDependencies): Route[] {
  const { comments, presenter, limits, kind } = dependencies;
  const { viewer: findViewer, answer, keyOf } = answering(dependencies);
  const paths = pathsOf(kind);
  const bodies = bodiesFor(kind);
  return [
    route(
      {
        method: 'post',
        path: paths.list,
        summary: `Add a comment to a ${NOUNS[kind]}, or a reply to a comment; idempotent by Idempotency-Key`,
        permission: 'community.take-part',
        ...ofSubject(kind),
        headers: optionalKey,
        limits: [limits.comments],
        body: bodies.create,
        responses: { 201: answered(kind) },
        errors: [400, 404, 409, 429, 503],
      },
      async ({ person, params, headers, body }) => {
        const viewer = await findViewer(person);
        return answer(viewer, await comments.write(viewer, keyOf(params.id), headers['Idempotency-Key'], body), 201);
      },
    ),
    route(
      {
        method: 'patch',
        path: paths.one,
        summary: 'Update the caller’s comment',
        permission: 'community.take-part',
        ...ofComment,
        ifMatch: true,
        body: bodies.change,
        responses: { 200: answered(kind) },
        errors: [400, 404, 409, 428, 429],
      },
      async ({ person, params, version, body }) => {
        const viewer = await findViewer(person);
        const change = comments.change(viewer, keyOf(params.id), params.comment, version, body);
        const changed = await orConflict(change, async (current: CommentDocument) => ({
          message: 'This comment just changed. Look at both versions.',
          details: { current: (await presenter.comment(viewer, current, 0)).comment, yours: body },
        }));
        return answer(viewer, changed);
      },
    ),
  ];
}

function deletingRoutes(dependencies: CommentsRoutesDependencies): Route[] {
  const { comments, kind } = dependencies;
  const { viewer: findViewer, answer, keyOf } = answering(dependencies);
  const path = pathsOf(kind).one;
  return [
    route(
      {
        method: 'delete',
        path,
        summary: 'Delete the caller’s comment; can be undone for 30 days',
        permission: 'community.keep-own',
        ...ofComment,
        responses: { 200: answered(kind) },
        errors: [404, 503],
      },
      async ({ person, params }) => {
        const viewer = await findViewer(person);
        return answer(viewer, await comments.remove(viewer, keyOf(params.id), params.comment));
      },
    ),
    route(
      {
        method: 'post',
        path: `${path}/restore`,
        summary: 'Restore a deleted comment',
        permission: 'community.take-part',
        ...ofComment,
        responses: { 200: answered(kind) },
        errors: [404, 409, 503],
      },
      async ({ person, params }) => {
        const viewer = await findViewer(person);
        return answer(viewer, await comments.restore(viewer, keyOf(params.id), params.comment));
      },
    ),
  ];
}

export const commentsRoutes = (dependencies: CommentsRoutesDependencies): Route[] => [
  listRoute(dependencies),
  ...writingRoutes(dependencies),
  ...deletingRoutes(dependencies),
];
