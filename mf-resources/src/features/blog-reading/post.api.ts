import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BlogCard, BlogPage } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { loadCards, loadDocumentedPosts, type LoaderArgs } from './cards.api';
import type { DocumentedPost } from './documented-posts';

const RELATED = 3;

/** A post for its own page. Its text is included only as blocks. */
export type ReadPost = Omit<BlogPage, 'content' | 'contentFormat'>;

export interface PostWithRelated {
  post: ReadPost;
  related: BlogCard[];
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

export async function loadPost(args: LoaderArgs & Pick<LoaderFunctionArgs, 'params'>): Promise<PostWithRelated> {
  const answer = await callApi(api(args), 'GET /api/blogs/{id}', {
    params: { id: args.params.id },
    query: { view: 'page' },
  });
  const post = isPage(answer) ? withoutContent(answer) : (await loadDocumentedPosts()).toPage(answer);
  return { post, related: await loadRelated(args, post) };
}
