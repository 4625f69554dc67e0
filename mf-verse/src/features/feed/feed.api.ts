import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  CommentAnswer,
  CommentPage,
  FeedPage,
  FeedPost,
  FeedSort,
  Like,
  NewPosts,
  PostAnswer,
  PostChange,
  PostComment,
  Save,
} from '@verse/api-contract/community-posts';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type ListPage, type LoadedPage, loadPage, loadPart, pageQuery } from '@verse/contract/server-state';
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

const postPath = (id: string | undefined) => `/api/posts/${encodeURIComponent(id ?? '')}`;

export async function loadFeed(args: LoaderFunctionArgs): Promise<Feed> {
  const sort = readSort(new URL(args.request.url).searchParams);
  const page = await loadPage(args, async (part) =>
    toListPage(await api(args)<FeedPage>(`/api/posts?${pageQuery(part, { sort })}`)),
  );
  return { ...page, sort };
}

/** Loads the newest posts for a page that is showing older ones; `null` if they cannot be loaded. */
export async function loadNewest(args: LoaderFunctionArgs): Promise<LoadedPage<FeedPost> | null> {
  const path = `/api/posts?${pageQuery({ cursor: null, limit: MOST_NEWEST })}`;
  const page = await nullOnApiError(api(args)<FeedPage>(path));
  return page && { ...toListPage(page), after: null };
}

/** The number of posts since a given time. */
export interface News extends NewPosts {
  since: string;
}

/** Loads the number of new posts; `null` if it cannot be loaded. */
export async function loadNews(args: LoaderFunctionArgs): Promise<News | null> {
  const since = new URL(args.request.url).searchParams.get('since') ?? '';
  const news = await nullOnApiError(api(args)<NewPosts>(`/api/posts/new?${new URLSearchParams({ since })}`));
  return news && { since, ...news };
}

export const loadSaved = (args: LoaderFunctionArgs): Promise<LoadedPage<FeedPost>> =>
  loadPage(args, async (part) => toListPage(await api(args)<FeedPage>(`/api/posts/saved?${pageQuery(part)}`)));

export async function loadPost(args: LoaderFunctionArgs): Promise<FeedPost> {
  return (await api(args)<PostAnswer>(postPath(args.params.id))).post;
}

/** Loads a post's comments. The post remains readable even if loading fails. */
export const loadComments = (args: LoaderFunctionArgs): Promise<LoadedPage<PostComment>> =>
  loadPart(args, async (page) => {
    const path = `${postPath(args.params.id)}/comments?${pageQuery(page)}`;
    const { comments, next } = await api(args)<CommentPage>(path);
    return { entries: comments, next };
  });

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** The API has a separate call for restoring. */
const setDeleted = (client: ApiClient, path: string, isDeleted: boolean) =>
  isDeleted ? client(path, { method: 'DELETE' }) : client(`${path}/restore`, { method: 'POST' });

export const likePost = (client: ApiClient, id: string, on: boolean) =>
  client<Like>(`${postPath(id)}/like`, { method: on ? 'PUT' : 'DELETE' });

export const savePost = (client: ApiClient, id: string, on: boolean) =>
  client<Save>(`${postPath(id)}/save`, { method: on ? 'PUT' : 'DELETE' });

export const deletePost = (client: ApiClient, id: string, on: boolean) => setDeleted(client, postPath(id), on);

/**
 * Publishes a post.
 * @param key idempotency key: resending does not publish the post twice
 */
export function publishPost(client: ApiClient, { key, ...texts }: Draft, picture: File | undefined) {
  const body = new FormData();
  for (const [name, value] of Object.entries(texts)) body.set(name, value);
  if (picture) body.set('picture', picture);
  else body.delete('alt');
  return client<PostAnswer>('/api/posts', { method: 'POST', body, headers: { 'Idempotency-Key': key } });
}

export const editPost = (client: ApiClient, { id, version }: Pick<FeedPost, 'id' | 'version'>, change: PostChange) =>
  client<PostAnswer>(postPath(id), { method: 'PATCH', body: change, headers: ifMatch(version) });

interface NewComment {
  key: string;
  text: string;
  /** The comment being replied to. */
  parentId: string | undefined;
}

export const sendComment = (client: ApiClient, post: string, { key, ...body }: NewComment) =>
  client<CommentAnswer>(`${postPath(post)}/comments`, { method: 'POST', body, headers: { 'Idempotency-Key': key } });

const commentPath = (post: string, comment: string) => `${postPath(post)}/comments/${comment}`;

export const editComment = (
  client: ApiClient,
  post: string,
  { id, version }: Pick<PostComment, 'id' | 'version'>,
  text: string,
) => client<CommentAnswer>(commentPath(post, id), { method: 'PATCH', body: { text }, headers: ifMatch(version) });

export const deleteComment = (client: ApiClient, post: string, comment: string, on: boolean) =>
  setDeleted(client, commentPath(post, comment), on) as Promise<CommentAnswer>;
