import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FeedPage, FeedPost } from '@verse/api-contract/community-posts';
import { toTagKey } from '@verse/api-contract/post-marks';
import type { TaggedWork, TaggedWorks } from '@verse/api-contract/profiles';
import type { PopularTags, TagHead } from '@verse/api-contract/tags';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';
import { isShared, type SharedData } from '../../shared/shared-data';

interface Shown extends SharedData {
  head: TagHead;
}
export type PostsOfTag = LoadedPage<FeedPost>;
export type WorksOfTag = LoadedPage<TaggedWork>;

/** One of a tag's two lists, selected by `show` in the URL. */
export type TagPage = Shown & ((PostsOfTag & { show: 'posts' }) | (WorksOfTag & { show: 'works' }));

/** Loads a tag with one of its lists. If the URL has no `show`, works are shown only if there are no posts. */
export async function loadTag(args: LoaderFunctionArgs): Promise<TagPage> {
  const path = `/api/tags/${encodeURIComponent(toTagKey(args.params.tag ?? ''))}`;
  const { searchParams } = new URL(args.request.url);
  const chosen = searchParams.get('show');
  const loadPosts = () =>
    loadPage(args, async (part) => {
      const { posts, next } = await api(args)<FeedPage>(`${path}/posts?${pageQuery(part)}`);
      return { entries: posts, next };
    });
  const loadWorks = () =>
    loadPage(args, async (part) => {
      const { works, next } = await api(args)<TaggedWorks>(`${path}/works?${pageQuery(part)}`);
      return { entries: works, next };
    });
  const head = api(args)<TagHead>(path);
  const shared = async () => ({ head: await head, isShared: isShared() });
  if (chosen === 'works') return { ...(await loadWorks()), ...(await shared()), show: 'works' };
  const [posts, { hasPosts, hasWorks }] = await Promise.all([loadPosts(), head]);
  if (chosen === null && !searchParams.has('after') && !hasPosts && hasWorks)
    return { ...(await loadWorks()), ...(await shared()), show: 'works' };
  return { ...posts, ...(await shared()), show: 'posts' };
}

export const loadTags = (args: LoaderFunctionArgs): Promise<PopularTags> => api(args)<PopularTags>('/api/popular-tags');
