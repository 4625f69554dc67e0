import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FeedPage, FeedPost, NewPosts, PostChange } from '@verse/api-contract/api';
import type { FeedSort } from '@verse/api-contract/community/community-posts.values';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type ListPage, type LoadedPage, loadPage } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';
import type { Draft } from './composer/draft';
import { readSort } from './list/sort';

export interface Feed extends LoadedPage<FeedPost> {
  sort: FeedSort;
}

/** The API's maximum page size. */
const MOST_NEWEST = 50;

const nullOnApiError = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });

const toListPage = ({ posts, next }: FeedPage): ListPage<FeedPost> => ({ entries: posts, next });

export async function loadFeed(args: LoaderFunctionArgs): Promise<Feed> {
  const sort = readSort(new URL(args.request.url).searchParams);
  const page = await loadPage(args, async (part) =>
    toListPage(await callApi(api(args), 'GET /api/posts', { query: { sort, ...part } })),
  );
  return { ...page, sort };
}

/** Loads the newest posts for a page that is showing older ones; `null` if they cannot be loaded. */
export async function loadNewest(args: LoaderFunctionArgs): Promise<LoadedPage<FeedPost> | null> {
  const sort = readSort(new URL(args.request.url).searchParams);
  const page = await nullOnApiError(callApi(api(args), 'GET /api/posts', { query: { sort, limit: MOST_NEWEST } }));
  return page && { ...toListPage(page), after: null };
}

/** The number of posts since a given time. */
export interface News extends NewPosts {
  since: string;
}

/** Loads the number of new posts; `null` if it cannot be loaded. */
export async function loadNews(args: LoaderFunctionArgs): Promise<News | null> {
  const { searchParams } = new URL(args.request.url);
  const since = searchParams.get('since') ?? '';
  const sort = readSort(searchParams);
  const news = await nullOnApiError(callApi(api(args), 'GET /api/posts/new', { query: { since, sort } }));
  return news && { since, ...news };
}

export const loadSaved = (args: LoaderFunctionArgs): Promise<LoadedPage<FeedPost>> =>
  loadPage(args, async (part) => toListPage(await callApi(api(args), 'GET /api/posts/saved', { query: part })));

export async function loadPost(args: LoaderFunctionArgs): Promise<FeedPost> {
  const asked = callApi(api(args), 'GET /api/posts/{id}', { params: { id: args.params.id } });
  return (await asked.catch(orNotFound)).post;
}

export const likePost = (client: ApiClient, id: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/posts/{id}/like`, { params: { id } });

export const savePost = (client: ApiClient, id: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/posts/{id}/save`, { params: { id } });

/** The API has a separate call for restoring. */
export const deletePost = (client: ApiClient, id: string, on: boolean): Promise<unknown> =>
  callApi(client, on ? 'DELETE /api/posts/{id}' : 'POST /api/posts/{id}/restore', { params: { id } });

/**
 * Publishes a post.
 * @param key idempotency key: resending does not publish the post twice
 */
export function publishPost(client: ApiClient, { key, ...texts }: Draft, picture: File | undefined) {
  const body = new FormData();
  for (const [name, value] of Object.entries(texts)) body.set(name, value);
  if (picture) body.set('picture', picture);
  else body.delete('alt');
  return callApi(client, 'POST /api/posts', { headers: { 'Idempotency-Key': key }, body });
}

export const editPost = (client: ApiClient, { id, version }: Pick<FeedPost, 'id' | 'version'>, change: PostChange) =>
  callApi(client, 'PATCH /api/posts/{id}', { params: { id }, version, body: change });
