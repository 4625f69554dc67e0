import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BlogCard } from '@verse/api-contract/api';
import type { ApiRequest } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import type { DocumentedPost } from './documented-posts';

export type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** Loaded only if the API is not ours. */
export const loadDocumentedPosts = () =>
  import(/* webpackChunkName: "mf-resources-documented-posts" */ './documented-posts');

const isCard = (post: BlogCard | DocumentedPost): post is BlogCard => 'excerpt' in post && 'picture' in post;

/** Selects posts. */
export interface CardQuery {
  page?: number;
  before?: string;
  limit: number;
  category?: string | null;
  q?: string | null;
}

/** Loads the newest posts matching a query. */
export async function loadCards(
  args: LoaderArgs,
  query: CardQuery,
  onResponse?: ApiRequest['onResponse'],
): Promise<BlogCard[]> {
  const answer = await callApi(api(args), 'GET /api/blogs', { query: { view: 'cards', ...query }, onResponse });
  // `view` decides the kind of post. An API that is not ours does not know it.
  const posts = answer as (BlogCard | DocumentedPost)[];
  return posts.every(isCard) ? posts : posts.map((await loadDocumentedPosts()).toCard);
}

const POSTS_ON_HUB = 6;

export async function loadNewestPosts(args: LoaderArgs): Promise<BlogCard[]> {
  const posts = await loadCards(args, { limit: POSTS_ON_HUB });
  return posts.slice(0, POSTS_ON_HUB);
}
