import type { LoaderFunctionArgs } from 'react-router-dom';
import { type BlogCard, type BlogPage, summaryOf } from '@verse/api-contract/blogs';
import { toPlainBlocks } from '@verse/api-contract/formatted-text';
import { api } from '@verse/contract/react';
import { loadCards, type LoaderArgs } from './cards.api';
import { type DocumentedPost, getByline, getPicture } from './documented-posts';

const RELATED = 3;

/** A post for its own page. Its text is included only as blocks. */
export type ReadPost = Omit<BlogPage, 'content' | 'contentFormat'>;

export interface PostWithRelated {
  post: ReadPost;
  related: BlogCard[];
}

/** Fills in the fields missing from the API's post. */
function toPage(post: BlogPage | DocumentedPost): ReadPost {
  const { _id, title, category, readTime, content, createdAt } = post;
  const picture = getPicture(post);
  return {
    _id,
    title,
    category,
    readTime,
    body: 'body' in post ? post.body : toPlainBlocks(content),
    summary: 'summary' in post ? post.summary : summaryOf(content),
    createdAt,
    ...getByline(post),
    picture,
    imageUrl: picture.src,
    contentImages: 'contentImages' in post ? post.contentImages : [],
  };
}

/**
 * Loads the newest posts in the same category, followed by the newest overall. Returns an empty list on failure,
 * because the page works without related posts.
 */
async function loadRelated(args: LoaderArgs, { _id, category }: ReadPost): Promise<BlogCard[]> {
  const limit = String(RELATED + 1);
  const queries: Record<string, string>[] = [{ limit, category }, { limit }];
  const lists = queries.map((query) => loadCards(args, query).catch(() => []));
  const [alike = [], newest = []] = await Promise.all(lists);
  const others = new Map([...alike, ...newest].filter((card) => card._id !== _id).map((card) => [card._id, card]));
  return [...others.values()].slice(0, RELATED);
}

export async function loadPost(args: LoaderArgs & Pick<LoaderFunctionArgs, 'params'>): Promise<PostWithRelated> {
  const post = toPage(
    await api(args)<BlogPage | DocumentedPost>(`/api/blogs/${encodeURIComponent(args.params.id ?? '')}?view=page`),
  );
  return { post, related: await loadRelated(args, post) };
}
