import type { CommunityQuery } from '@verse/api-contract/community';
import type { CommunityPost, CommunityRepository } from './community.repository';

const NEWEST = 100;
const HOUR_MS = 3_600_000;

/**
 * How much a post is talked about for its age: (likes + 2 × comments) ÷ (hours + 2)^1.5. A comment is more work than a
 * like; the two hours keep a new post with one like from leading; the power lets a day-old post need about 40 times as much.
 */
export function trendingScore(
  { likes, comments, createdAt }: Pick<CommunityPost, 'likes' | 'comments' | 'createdAt'>,
  now: Date,
): number {
  const hours = Math.max(0, now.getTime() - createdAt.getTime()) / HOUR_MS;
  return (likes + 2 * comments.length) / (hours + 2) ** 1.5;
}

export function createCommunityService({ posts, now }: { posts: CommunityRepository; now: () => Date }) {
  return {
    /** The newest public posts; `trending` orders the same ones by their score. */
    async feed(sort: CommunityQuery['sort']): Promise<CommunityPost[]> {
      const newest = await posts.newestPublic(NEWEST);
      if (sort === 'latest') return newest;
      const at = now();
      return newest.toSorted((a, b) => trendingScore(b, at) - trendingScore(a, at));
    },
  };
}
