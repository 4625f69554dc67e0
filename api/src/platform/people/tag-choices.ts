import type { Reader } from './reader';

/** The first of the tags that the reader has muted. The reader's own content is never muted. */
export const findMutedTag = (
  { id, tags: chosen }: Reader,
  authorId: string,
  tags: readonly string[],
): string | undefined => (id === authorId ? undefined : tags.find((tag) => chosen?.muted.has(tag)));

/** The first of the tags that the reader follows, of content by others. */
export const findFollowedTag = (
  { id, tags: chosen }: Reader,
  authorId: string,
  tags: readonly string[],
): string | undefined => (id === authorId ? undefined : tags.find((tag) => chosen?.followed.has(tag)));
