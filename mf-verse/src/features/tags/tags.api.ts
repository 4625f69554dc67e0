import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FeedPage, FeedPost } from '@verse/api-contract/community-posts';
import { toTagKey } from '@verse/api-contract/post-marks';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';
import { isShared, type SharedData } from '../../shared/shared-data';

export interface TagPage extends LoadedPage<FeedPost>, SharedData {
  tag: string;
}

export async function loadTag(args: LoaderFunctionArgs): Promise<TagPage> {
  const tag = toTagKey(args.params.tag ?? '');
  const page = await loadPage(args, async (part) => {
    const path = `/api/tags/${encodeURIComponent(tag)}/posts?${pageQuery(part)}`;
    const { posts, next } = await api(args)<FeedPage>(path);
    return { entries: posts, next };
  });
  return { ...page, tag, isShared: isShared() };
}
