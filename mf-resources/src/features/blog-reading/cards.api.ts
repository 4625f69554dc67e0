import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BlogCard } from '@verse/api-contract/blogs';
import type { ApiRequest } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type DocumentedPost, toCard } from './documented-posts';

export type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** Loads the newest posts matching a query. */
export async function loadCards(
  args: LoaderArgs,
  query: Record<string, string>,
  request?: ApiRequest,
): Promise<BlogCard[]> {
  const path = `/api/blogs?${new URLSearchParams({ view: 'cards', ...query })}`;
  return (await api(args)<(BlogCard | DocumentedPost)[]>(path, request)).map(toCard);
}
