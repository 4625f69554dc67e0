import { type FeedSort, MOST_NEW } from '@verse/api-contract/community/community-posts.values';
import { tagsIn } from '@verse/api-contract/community/post-marks';
import { decodeCursor, encodeCursor } from '../../../platform/http';
import { findMutedTag, type Reader, type Reading, type ShownPerson } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { KeysetCursor } from '../../../store';
import type { FollowedPosts } from './followed-posts';
import type { Post } from './post';
import type { FeedKey, PostRepository } from './posts.repository';
import type { Responses } from './responses';

/** Minimum number of posts per read if some of them may be hidden from the viewer. */
const SLICE = 60;
const MOST_READ = 300;

export interface FeedRequest {
  sort: FeedSort;
  cursor?: string | undefined;
  author?: string | undefined;
  limit: number;
}

export interface PostPage {
  posts: Post[];
  authors: ReadonlyMap<string, ShownPerson>;
  next: string | null;
}

interface Dependencies extends Pick<People, 'peopleFor'> {
  posts: PostRepository;
  responses: Pick<Responses, 'saves'>;
  reading: Reading;
  followedPosts: FollowedPosts;
}

const isMuted = (viewer: Reader, { authorId, text }: Post): boolean =>
  viewer.muted.has(authorId) || findMutedTag(viewer, authorId, tagsIn(text)) !== undefined;

/**
 * Creates the feed. Lists of everyone's posts omit muted members and tags. They also omit hidden people, even if the
 * viewer is staff. A list of one author's posts contains every post that the viewer may read.
 */
export function createFeedService({ posts, responses: { saves }, reading, followedPosts, peopleFor }: Dependencies) {
  async function listed(viewer: Reader, author: string | undefined, all: readonly Post[]) {
    const reader = author === undefined ? { ...viewer, isStaff: false } : viewer;
    const { readable, authors } = await reading(reader, all);
    return {
      authors: reader.isStaff === viewer.isStaff ? authors : await peopleFor(viewer, [...authors.keys()]),
      shown: readable.filter((post) => author !== undefined || !isMuted(viewer, post)),
    };
  }

  /**
   * Whether the viewer may list an author's posts. Such a list identifies the author, so the viewer must be allowed to
   * see them.
   */
  const mayListOf = async (viewer: Reader, author: string) =>
    (await peopleFor(viewer, [author])).get(author)?.id === author;

  return {
    /**
     * Returns a page of the feed. To bound the work, examines at most about three hundred posts. If many of them are
     * hidden from the viewer, the page is short but still has a cursor.
     */
    async page(viewer: Reader, { sort, cursor, author, limit }: FeedRequest): Promise<PostPage> {
      if (author !== undefined && !(await mayListOf(viewer, author)))
        return { posts: [], authors: new Map(), next: null };
      const forGuests = viewer.id === undefined;
      const key: FeedKey = sort === 'trending' && author === undefined ? 'trendAt' : 'createdAt';
      const isFollowing = sort === 'following' && author === undefined;
      const name = isFollowing ? sort : key;
      const list = [name, forGuests ? 'guests' : 'members', author ?? 'all'].join('-');
      const findAfter = isFollowing
        ? await followedPosts(viewer)
        : (place: KeysetCursor | undefined, most: number) =>
            posts.list({ key, forGuests, authorId: author, cursor: place, limit: most });
      const isWhole = viewer.muted.size + viewer.blocked.size + (viewer.tags?.muted.size ?? 0) === 0;
      let slice = isWhole ? limit + 1 : Math.max(SLICE, limit + 1);
      const shown: Post[] = [];
      const authors = new Map<string, ShownPerson>();
      let position: KeysetCursor | undefined = decodeCursor(list, cursor);
      for (let read = 0; read < MOST_READ; read += slice) {
        const found = await findAfter(position, slice);
        const part = await listed(viewer, author, found);
        part.authors.forEach((person, id) => authors.set(id, person));
        const isShown = new Set(part.shown.filter((post) => !isFollowing || post.authorId !== viewer.id));
        for (const post of found) {
          if (shown.length === limit) return { posts: shown, authors, next: encodeCursor(list, position!) };
          position = { at: post[key], id: post.id };
          if (isShown.has(post)) shown.push(post);
        }
        if (found.length < slice) return { posts: shown, authors, next: null };
        slice = Math.max(SLICE, slice);
      }
      return { posts: shown, authors, next: encodeCursor(list, position!) };
    },

    /** Counts other members' new posts that the viewer may read. Reads at most one page. */
    async countNew(viewer: Reader, since: Date, sort: FeedSort): Promise<number> {
      const found =
        sort === 'following'
          ? (await (await followedPosts(viewer))(undefined, MOST_NEW)).filter(({ createdAt }) => createdAt > since)
          : await posts.since(since, MOST_NEW);
      const { shown } = await listed(viewer, undefined, found);
      return shown.filter(({ authorId }) => authorId !== viewer.id).length;
    },

    /** Lists the viewer's saved posts, most recently saved first. Omits posts that the viewer may no longer read. */
    async saved(viewer: Reader & { id: string }, cursor: string | undefined, limit: number): Promise<PostPage> {
      const { rows, next } = await saves.pageOf(viewer.id, cursor, limit);
      const found = await posts.among(rows.map(({ objectId }) => objectId));
      const kept = rows.flatMap(({ objectId }) => found.get(objectId) ?? []);
      const { readable, authors } = await reading(viewer, kept);
      return { posts: readable.filter(({ state }) => state !== 'deleted'), authors, next };
    },
  };
}

export type FeedService = ReturnType<typeof createFeedService>;
