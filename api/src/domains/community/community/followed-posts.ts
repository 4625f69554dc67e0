import type { Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { encodePosition } from '../../../platform/search';
import type { KeysetCursor } from '../../../store';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';
import type { TagRepository } from './tags.repository';

interface Dependencies extends Pick<People, 'listFollowed'> {
  posts: Pick<PostRepository, 'among' | 'listOfAuthors'>;
  tags: Pick<TagRepository, 'find'>;
}

/** MongoDB merges the index ranges of up to 200 authors in order. For more, it would read and sort all their posts. */
const AUTHORS_AT_ONCE = 100;

const compareNewestFirst = (one: Pick<Post, 'createdAt' | 'id'>, other: Pick<Post, 'createdAt' | 'id'>) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

/**
 * Creates the list of posts by the people and with the tags that a member follows, newest first. Each group of authors
 * and each tag is read by its own index, so the cost depends on the number of follows, not of posts. May contain the
 * member's own posts.
 */
export function createFollowedPosts({ posts, tags, listFollowed }: Dependencies) {
  return async (viewer: Reader) => {
    const authors = viewer.id === undefined ? [] : await listFollowed(viewer.id);
    const groups = Array.from({ length: Math.ceil(authors.length / AUTHORS_AT_ONCE) }, (_, index) =>
      authors.slice(index * AUTHORS_AT_ONCE, (index + 1) * AUTHORS_AT_ONCE),
    );
    const followedTags = [...(viewer.tags?.followed ?? [])];

    /**
     * Within one millisecond, the tag index sorts by id the other way round. So all posts of the cursor's millisecond
     * are read again, at least the one at the cursor.
     */
    async function listTagged(cursor: KeysetCursor | undefined, limit: number): Promise<Post[]> {
      const before = cursor ? encodePosition(cursor.at, '') : '';
      const hits = await Promise.all(followedTags.map((tag) => tags.find('member', tag, before, limit + 1)));
      const found = [...(await posts.among([...new Set(hits.flatMap(({ ids }) => ids))])).values()];
      return cursor
        ? found.filter((post) => compareNewestFirst(post, { createdAt: cursor.at, id: cursor.id }) > 0)
        : found;
    }

    return async (cursor: KeysetCursor | undefined, limit: number): Promise<Post[]> => {
      const lists = await Promise.all([
        ...groups.map((group) => posts.listOfAuthors(group, cursor, limit)),
        listTagged(cursor, limit),
      ]);
      const found = new Map(lists.flat().map((post) => [post.id, post]));
      return [...found.values()].toSorted(compareNewestFirst).slice(0, limit);
    };
  };
}

export type FollowedPosts = ReturnType<typeof createFollowedPosts>;
