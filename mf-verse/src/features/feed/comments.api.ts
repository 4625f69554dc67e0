import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CommentPage, PostComment } from '@verse/api-contract/community-posts';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadList } from '../../shared/list-page';
import { pathOf, queryOf } from './posts-api';

/** For the comments below a post, wherever it is shown. What fails becomes words there: the post can still be read. */
export const loadComments = (args: LoaderFunctionArgs): Promise<LoadedPage<PostComment>> =>
  loadList(args, async (part) => {
    const { comments, next } = await api(args)<CommentPage>(`${pathOf(args.params.id)}/comments?${queryOf(part)}`);
    return { entries: comments, next };
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return { entries: [], next: null, after: null, failure: error.message };
  });
