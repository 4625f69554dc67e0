import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  CommentAnswer,
  FeedPage,
  FeedPost,
  FeedSort,
  NewPosts,
  PostAnswer,
  PostChange,
} from '@verse/api-contract/community-posts';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { avoid, type AvoidingAct, isAvoiding } from '../../shared/avoiding';
import { type ListPage, type LoadedPage, loadList } from '../../shared/list-page';
import { actsOf } from '../../shared/perform';
import type { Draft } from './draft';
import { pathOf, queryOf } from './posts-api';
import { readSort } from './sort';

export interface Feed extends LoadedPage<FeedPost> {
  sort: FeedSort;
}

/** As much as the API gives at once. */
const MOST_NEWEST = 50;

const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });

const postsOf = ({ posts, next }: FeedPage): ListPage<FeedPost> => ({ entries: posts, next });

export async function loadFeed(args: LoaderFunctionArgs): Promise<Feed> {
  const sort = readSort(new URL(args.request.url).searchParams);
  const page = await loadList(args, async (part) =>
    postsOf(await api(args)<FeedPage>(`/api/posts?${queryOf(part, { sort })}`)),
  );
  return { ...page, sort };
}

/** The newest posts, for a page that shows older ones; null where they cannot be had now. */
export async function loadNewest(args: LoaderFunctionArgs): Promise<LoadedPage<FeedPost> | null> {
  const path = `/api/posts?${queryOf({ cursor: null, limit: MOST_NEWEST })}`;
  const page = await orNull(api(args)<FeedPage>(path));
  return page && { ...postsOf(page), after: null };
}

/** What came since a moment; null where that cannot be said now. */
export interface News extends NewPosts {
  since: string;
}

export async function loadNews(args: LoaderFunctionArgs): Promise<News | null> {
  const since = new URL(args.request.url).searchParams.get('since') ?? '';
  const news = await orNull(api(args)<NewPosts>(`/api/posts/new?${new URLSearchParams({ since })}`));
  return news && { since, ...news };
}

export const loadSaved = (args: LoaderFunctionArgs): Promise<LoadedPage<FeedPost>> =>
  loadList(args, async (part) => postsOf(await api(args)<FeedPage>(`/api/posts/saved?${queryOf(part)}`)));

export async function loadPost(args: LoaderFunctionArgs): Promise<FeedPost> {
  return (await api(args)<PostAnswer>(pathOf(args.params.id))).post;
}

/** What can be done with posts. Where something is on or off, `on` is what is wished. */
export type FeedAct =
  | AvoidingAct
  | { what: 'like' | 'save' | 'delete'; id: string; on: boolean }
  | { what: 'publish'; draft: Draft; picture: File | undefined }
  | { what: 'edit'; id: string; version: number; change: PostChange }
  | { what: 'comment'; id: string; key: string; text: string; parentId: string | undefined }
  | { what: 'edit-comment'; id: string; comment: string; version: number; text: string }
  | { what: 'delete-comment'; id: string; comment: string; on: boolean };

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** Deletions are undone by a call of their own. */
const removal = (client: ApiClient, path: string, on: boolean) =>
  on ? client(path, { method: 'DELETE' }) : client(`${path}/restore`, { method: 'POST' });

function publish(client: ApiClient, { key, ...texts }: Draft, picture: File | undefined) {
  const body = new FormData();
  for (const [name, value] of Object.entries(texts)) body.set(name, value);
  if (picture) body.set('picture', picture);
  else body.delete('alt');
  return client<PostAnswer>('/api/posts', { method: 'POST', body, headers: { 'Idempotency-Key': key } });
}

/** For the actions of pages with posts. */
export function performFeedAct(client: ApiClient, act: FeedAct): Promise<unknown> {
  if (act.what === 'publish') return publish(client, act.draft, act.picture);
  if (isAvoiding(act)) return avoid(client, act);
  const path = pathOf(act.id);
  const comments = `${path}/comments`;
  switch (act.what) {
    case 'delete':
      return removal(client, path, act.on);
    case 'like':
    case 'save':
      return client(`${path}/${act.what}`, { method: act.on ? 'PUT' : 'DELETE' });
    case 'edit':
      return client<PostAnswer>(path, { method: 'PATCH', body: act.change, headers: ifMatch(act.version) });
    case 'comment': {
      const body = { text: act.text, parentId: act.parentId };
      return client<CommentAnswer>(comments, { method: 'POST', body, headers: { 'Idempotency-Key': act.key } });
    }
    case 'edit-comment': {
      const [body, headers] = [{ text: act.text }, ifMatch(act.version)];
      return client<CommentAnswer>(`${comments}/${act.comment}`, { method: 'PATCH', body, headers });
    }
    case 'delete-comment':
      return removal(client, `${comments}/${act.comment}`, act.on);
  }
}

export const actOnPosts = actsOf(performFeedAct);
