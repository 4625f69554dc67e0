import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Answers, CritiqueRequest, PostComment, WantedPage } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { type CommentSubject, loadComments } from '../../shared/comments/comments.api';

/** A work or blog post that members like and comment on. */
export interface AnsweredSubject extends CommentSubject {
  kind: 'works' | 'blogs';
}

/** Likes and comments as part of a page. */
export interface AnswersPart extends LoadedPage<PostComment> {
  /** Null if they cannot be loaded, or the visitor may not see the work or blog post. */
  answers: Answers | null;
}

/** Loads likes and comments. The page is shown without them if that fails. */
export async function loadAnswers(args: LoaderFunctionArgs, subject: AnsweredSubject): Promise<AnswersPart> {
  const { kind, id } = subject;
  const asked = callApi(api(args), `GET /api/${kind}/{id}/answers`, { params: { id } });
  const [answers, comments] = await Promise.all([
    asked.catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    }),
    loadComments(args, subject),
  ]);
  return { ...comments, answers };
}

export const askForCritique = (client: ApiClient, { kind, id }: AnsweredSubject, body: CritiqueRequest) =>
  callApi(client, `PUT /api/${kind}/{id}/questions`, { params: { id }, body });

/** A work or blog post whose maker wants critique. */
export type Wanted = WantedPage['wanted'][number];

export const loadWanted = (args: LoaderFunctionArgs): Promise<LoadedPage<Wanted>> =>
  loadPage(args, async (page) => {
    const { wanted, next } = await callApi(api(args), 'GET /api/critique', { query: page });
    return { entries: wanted, next };
  });
