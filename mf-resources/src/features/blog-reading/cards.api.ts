import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BlogCard } from '@verse/api-contract/blogs';
import type { ApiRequest } from '@verse/contract';
import { api } from '@verse/contract/react';
import type { DocumentedPost } from './documented-posts';

export type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** Loaded only if the API is not ours. */
export const loadDocumentedPosts = () =>
  import(/* webpackChunkName: "mf-resources-documented-posts" */ './documented-posts');

const isCard = (post: BlogCard | DocumentedPost): post is BlogCard => 'excerpt' in post && 'picture' in post;

/** Loads the newest posts matching a query. */
export async function loadCards(
  args: LoaderArgs,
  query: Record<string, string>,
  request?: ApiRequest,
): Promise<BlogCard[]> {
  const path = `/api/blogs?${new URLSearchParams({ view: 'cards', ...query })}`;
  const posts = await api(args)<(BlogCard | DocumentedPost)[]>(path, request);
  return posts.every(isCard) ? posts : posts.map((await loadDocumentedPosts()).toCard);
}

const POSTS_ON_HUB = 6;

export async function loadNewestPosts(args: LoaderArgs): Promise<BlogCard[]> {
  const posts = await loadCards(args, { limit: String(POSTS_ON_HUB) });
  return posts.slice(0, POSTS_ON_HUB);
}
