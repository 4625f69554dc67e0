import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { FeedPost, PopularTags, TaggedBlog, TaggedWork, TagHead } from '@verse/api-contract/api';
import { toTagKey } from '@verse/api-contract/community/post-marks';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { type CacheableData, isCacheable } from '../../shared/cacheable-data';

interface Shown extends CacheableData {
  head: TagHead;
}
export type PostsOfTag = LoadedPage<FeedPost>;
export type WorksOfTag = LoadedPage<TaggedWork>;
export type BlogPostsOfTag = LoadedPage<TaggedBlog & { id: string }>;

/** One of a tag's lists, selected by `show` in the URL. */
type TagList =
  (PostsOfTag & { show: 'posts' }) | (WorksOfTag & { show: 'works' }) | (BlogPostsOfTag & { show: 'blog-posts' });

export type TagPage = Shown & TagList;

async function loadList(args: LoaderFunctionArgs, tag: string, show: TagPage['show']): Promise<TagList> {
  const client = api(args);
  const params = { tag };
  if (show === 'works') {
    const page = await loadPage(args, async (part) => {
      const { works, next } = await callApi(client, 'GET /api/tags/{tag}/works', { params, query: part });
      return { entries: works, next };
    });
    return { ...page, show };
  }
  if (show === 'blog-posts') {
    const page = await loadPage(args, async (part) => {
      const { blogPosts, next } = await callApi(client, 'GET /api/tags/{tag}/blog-posts', { params, query: part });
      return { entries: blogPosts.map((post) => ({ ...post, id: post._id })), next };
    });
    return { ...page, show };
  }
  const page = await loadPage(args, async (part) => {
    const { posts, next } = await callApi(client, 'GET /api/tags/{tag}/posts', { params, query: part });
    return { entries: posts, next };
  });
  return { ...page, show };
}

/** Returns the first list that has content. */
function findFilledList({ hasPosts, hasWorks, hasBlogPosts }: TagHead): TagPage['show'] {
  if (hasPosts || !(hasWorks || hasBlogPosts)) return 'posts';
  return hasWorks ? 'works' : 'blog-posts';
}

/** Loads a tag with one of its lists. If the URL has no `show`, loads the first list that has content. */
export async function loadTag(args: LoaderFunctionArgs): Promise<TagPage> {
  const tag = toTagKey(args.params.tag ?? '');
  // Marks that are no letters are left out of a key, and nothing is left of some.
  if (tag === '') throw data(null, { status: 404 });
  const { searchParams } = new URL(args.request.url);
  const chosen = searchParams.get('show');
  const asked = chosen === 'works' || chosen === 'blog-posts' ? chosen : 'posts';
  const [head, list] = await Promise.all([
    callApi(api(args), 'GET /api/tags/{tag}', { params: { tag } }),
    loadList(args, tag, asked),
  ]);
  const show = chosen === null && !searchParams.has('after') ? findFilledList(head) : asked;
  return { ...(show === asked ? list : await loadList(args, tag, show)), head, isCacheable: isCacheable() };
}

export const loadTags = (args: LoaderFunctionArgs): Promise<PopularTags> => callApi(api(args), 'GET /api/popular-tags');
