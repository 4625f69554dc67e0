import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CommunityFeed, CommunityPost } from '@verse/api-contract/community';
import { api } from '@verse/contract/react';
import { readSort, type Sort } from './sort';

export interface Feed {
  sort: Sort;
  posts: CommunityPost[];
}

export async function loadFeed(args: LoaderFunctionArgs): Promise<Feed> {
  const sort = readSort(new URL(args.request.url).searchParams);
  const { posts } = await api(args)<CommunityFeed>(`/Data/communityPost.json?sort=${sort}`);
  return { sort, posts };
}
