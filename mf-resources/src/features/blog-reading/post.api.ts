import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Answers, BlogCard, BlogPage, PostComment } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { loadCards, loadDocumentedPosts, type LoaderArgs } from './cards.api';
import type { DocumentedPost } from './documented-posts';

const RELATED = 3;

/** A post for its own page. Its text is included only as blocks. */
export type ReadPost = Omit<BlogPage, 'content' | 'contentFormat'>;

/** A post's likes, and a page of its comments. */
export interface PostAnswers extends Answers {
  entries: PostComment[];
  /** Cursor of the next page, or null on the last page. */
  next: string | null;
}

export interface PostWithRelated {
  post: ReadPost;
  related: BlogCard[];
  /** Null if they cannot be loaded. */
  answers: PostAnswers | null;
}

const isPage = (post: BlogPage | DocumentedPost): post is BlogPage =>
  ['body', 'summary', 'picture', 'tags'].every((field) => Object.hasOwn(post, field));

const withoutContent = ({ content: _, contentFormat: __, ...post }: BlogPage): ReadPost => post;

/**
 * Loads the newest posts in the same category, followed by the newest overall. Returns an empty list on failure,
 * because the page works without related posts.
 */
async function loadRelated(args: LoaderArgs, { _id, category }: ReadPost): Promise<BlogCard[]> {
  const limit = RELATED + 1;
  const queries = [{ limit, category }, { limit }];
  const lists = queries.map((query) => loadCards(args, query).catch(() => []));
  const [alike = [], newest = []] = await Promise.all(lists);
  const others = new Map([...alike, ...newest].filter((card) => card._id !== _id).map((card) => [card._id, card]));
  return [...others.values()].slice(0, RELATED);
}

/** Returns null on failure, because the page works without likes and comments. */
async function loadAnswers({ params: { id }, ...args }: Parameters<typeof loadPost>[0]): Promise<PostAnswers | null> {
  const cursor = new URL(args.request.url).searchParams.get('after');
  try {
    const [answers, { comments, next }] = await Promise.all([
      callApi(api(args), 'GET /api/blogs/{id}/answers', { params: { id } }),
      callApi(api(args), 'GET /api/blogs/{id}/comments', { params: { id }, query: { cursor } }),
    ]);
    return { ...answers, entries: comments, next };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export async function loadPost(args: LoaderArgs & Pick<LoaderFunctionArgs, 'params'>): Promise<PostWithRelated> {
  const answer = await callApi(api(args), 'GET /api/blogs/{id}', {
    params: { id: args.params.id },
    query: { view: 'page' },
  });
  const post = isPage(answer) ? withoutContent(answer) : (await loadDocumentedPosts()).toPage(answer);
  const [related, answers] = await Promise.all([loadRelated(args, post), loadAnswers(args)]);
  return { post, related, answers };
}
