import type { SuggestedTag } from './community-posts';

const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

/**
 * Describes how often a suggested tag is used.
 *
 * @example
 * describeUses({ tag: 'signs', posts: 1, works: 3 }) // '1 post, 3 works'
 */
export const describeUses = ({ posts, works = 0, blogPosts = 0 }: SuggestedTag): string =>
  [
    ...[posts > 0 ? counted(posts, 'post') : '', works > 0 ? counted(works, 'work') : ''],
    blogPosts > 0 ? counted(blogPosts, 'blog post') : '',
  ]
    .filter(Boolean)
    .join(', ');
