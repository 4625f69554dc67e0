import type { SuggestedTag, SuggestedTags } from '../api';
import { formatCount } from '../formats/count';

/** Describes how often a tag is used, e.g. `1 post, 3 works`. */
const describeUses = ({ posts, works = 0, blogPosts = 0 }: SuggestedTag): string =>
  [
    ...[posts > 0 ? formatCount(posts, 'post') : '', works > 0 ? formatCount(works, 'work') : ''],
    blogPosts > 0 ? formatCount(blogPosts, 'blog post') : '',
  ]
    .filter(Boolean)
    .join(', ');

/**
 * Returns tags that begin with the typed text, each with a note on how often it is used. The text may include the `#`.
 */
export async function suggestTags(ask: <T>(path: string) => Promise<T>, mark: string) {
  const query = new URLSearchParams({ q: mark.replace(/^#/, '') });
  const { tags } = await ask<SuggestedTags>(`/api/tags?${query}`);
  return tags.map((one) => ({ mark: `#${one.tag}`, note: describeUses(one) }));
}
