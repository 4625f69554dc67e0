import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PostComment } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPart } from '@verse/contract/server-state';

/** What comments are on: a post of the feed, a work or a blog post. */
export interface CommentSubject {
  kind: 'posts' | 'works' | 'blogs';
  id: string;
}

export interface CritiqueAnswer {
  question: string;
  text: string;
}

/** Part of the name under which typed text is kept. Earlier releases named only posts. */
export const keptName = ({ kind, id }: CommentSubject): string => (kind === 'posts' ? id : `${kind} ${id}`);

/** Loads comments. What they are on remains readable even if loading fails. */
export const loadComments = (
  args: LoaderFunctionArgs,
  { kind, id }: CommentSubject,
): Promise<LoadedPage<PostComment>> =>
  loadPart(args, async (page) => {
    const route = `GET /api/${kind}/{id}/comments` as const;
    const { comments, next } = await callApi(api(args), route, { params: { id }, query: page });
    return { entries: comments, next };
  });

export const loadPostComments = (args: LoaderFunctionArgs) =>
  loadComments(args, { kind: 'posts', id: args.params.id ?? '' });

interface NewComment {
  key: string;
  text: string;
  /** The comment being replied to. */
  parentId: string | undefined;
}

export const sendComment = (client: ApiClient, { kind, id }: CommentSubject, { key, ...body }: NewComment) =>
  callApi(client, `POST /api/${kind}/{id}/comments`, { params: { id }, headers: { 'Idempotency-Key': key }, body });

export const sendCritique = (client: ApiClient, { kind, id }: CommentSubject, key: string, answers: CritiqueAnswer[]) =>
  callApi(client, `POST /api/${kind as 'works' | 'blogs'}/{id}/comments`, {
    params: { id },
    headers: { 'Idempotency-Key': key },
    body: { answers },
  });

interface Changed {
  id: string;
  version: number;
}

export const editComment = (
  client: ApiClient,
  { kind, id }: CommentSubject,
  { id: comment, version }: Changed,
  body: { text: string },
) => callApi(client, `PATCH /api/${kind}/{id}/comments/{comment}`, { params: { id, comment }, version, body });

export const editCritique = (
  client: ApiClient,
  { kind, id }: CommentSubject,
  { id: comment, version }: Changed,
  answers: CritiqueAnswer[],
) =>
  callApi(client, `PATCH /api/${kind as 'works' | 'blogs'}/{id}/comments/{comment}`, {
    params: { id, comment },
    version,
    body: { answers },
  });

/** The API has a separate call for restoring. */
export const deleteComment = (client: ApiClient, { kind, id }: CommentSubject, comment: string, on: boolean) =>
  callApi(
    client,
    on ? `DELETE /api/${kind}/{id}/comments/{comment}` : `POST /api/${kind}/{id}/comments/{comment}/restore`,
    { params: { id, comment } },
  );

export const markHelped = (client: ApiClient, { kind, id }: CommentSubject, comment: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/${kind as 'works' | 'blogs'}/{id}/comments/{comment}/helped`, {
    params: { id, comment },
  });
