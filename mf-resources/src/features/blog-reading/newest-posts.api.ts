import type { BlogCard } from '@verse/api-contract/blogs';
import { loadCards, type LoaderArgs } from './cards.api';

const POSTS_ON_HUB = 6;

export async function loadNewestPosts(args: LoaderArgs): Promise<BlogCard[]> {
  const posts = await loadCards(args, { limit: String(POSTS_ON_HUB) });
  return posts.slice(0, POSTS_ON_HUB);
}
