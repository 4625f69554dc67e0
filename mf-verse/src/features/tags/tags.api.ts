import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FeedPage, FeedPost } from '@verse/api-contract/community-posts';
import { toTagKey } from '@verse/api-contract/post-marks';
import type { TaggedWork, TaggedWorks } from '@verse/api-contract/profiles';
import type { OwnTags, PopularTags, TagHead } from '@verse/api-contract/tags';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';
import { isShared, type SharedData } from '../../shared/shared-data';

/** One list of a tag at a time; `show` of the address says which. */
export interface TagPage extends SharedData {
  head: TagHead;
  posts?: LoadedPage<FeedPost>;
  works?: LoadedPage<TaggedWork>;
}

export const SHOW_WORKS = 'works';

export async function loadTag(args: LoaderFunctionArgs): Promise<TagPage> {
  const path = `/api/tags/${encodeURIComponent(toTagKey(args.params.tag ?? ''))}`;
  const show = new URL(args.request.url).searchParams.get('show');
  const head = api(args)<TagHead>(path);
  if (show === SHOW_WORKS) {
    const works = loadPage(args, async (part) => {
      const { works: entries, next } = await api(args)<TaggedWorks>(`${path}/works?${pageQuery(part)}`);
      return { entries, next };
    });
    return { head: await head, works: await works, isShared: isShared() };
  }
  const posts = loadPage(args, async (part) => {
    const { posts: entries, next } = await api(args)<FeedPage>(`${path}/posts?${pageQuery(part)}`);
    return { entries, next };
  });
  return { head: await head, posts: await posts, isShared: isShared() };
}

/** `own` is null for guests. */
export interface TagsPage extends SharedData {
  popular: PopularTags['tags'];
  own: OwnTags | null;
}

const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });

export async function loadTags(args: LoaderFunctionArgs): Promise<TagsPage> {
  const [{ tags }, own] = await Promise.all([
    api(args)<PopularTags>('/api/popular-tags'),
    isShared() ? null : orNull(api(args)<OwnTags>('/api/me/tags')),
  ]);
  return { popular: tags, own, isShared: isShared() };
}
