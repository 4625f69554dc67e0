import type { Reader } from './reader';

/** Returns the first of the given tags that the reader has muted. Mutes do not apply to the reader's own content. */
export const findMutedTag = (
  { id, tags: chosen }: Reader,
  authorId: string,
  tags: readonly string[],
): string | undefined => (id === authorId ? undefined : tags.find((tag) => chosen?.muted.has(tag)));

/** Returns the first of the given tags that the reader follows, or undefined for the reader's own content. */
export const findFollowedTag = (
  { id, tags: chosen }: Reader,
  authorId: string,
  tags: readonly string[],
): string | undefined => (id === authorId ? undefined : tags.find((tag) => chosen?.followed.has(tag)));
