import { MOST_NEW } from '@verse/api-contract/community-posts';
import { cursorOf, readCursor } from '../../platform/http';
import type { Place } from '../../store';
import { mayRead, type Post, type Viewer } from './post';
import type { FeedKey, PostRepository } from './posts.repository';
import type { Responses } from './responses';

/** Posts read at once where some of them are not for this viewer, and how many in all for one page. */
const SLICE = 60;
const MOST_READ = 300;

export interface FeedRequest {
  sort: 'trending' | 'latest';
  cursor?: string | undefined;
  author?: string | undefined;
  limit: number;
}

export interface PostPage {
  posts: Post[];
  next: string | null;
}

interface Dependencies {
  posts: PostRepository;
  responses: Pick<Responses, 'saves'>;
}

/** Muted and blocked people are left out of lists; what is asked for by its author is not muted. */
const isListed = (viewer: Viewer, author: string | undefined, post: Post) =>
  mayRead(viewer, post) && (author !== undefined || !viewer.muted.has(post.authorId));

export function createFeedService({ posts, responses: { saves } }: Dependencies) {
  return {
    /**
     * A page of the feed. Whoever has muted the last five hundred authors gets a short page and a cursor, not a search
     * without end.
     */
    async page(viewer: Viewer, { sort, cursor, author, limit }: FeedRequest): Promise<PostPage> {
      const forGuests = viewer.id === undefined;
      const key: FeedKey = sort === 'trending' && author === undefined ? 'trendAt' : 'createdAt';
      const list = [key, forGuests ? 'guests' : 'members', author ?? 'all'].join('-');
      const isWhole = viewer.muted.size + viewer.blocked.size === 0;
      const slice = isWhole ? limit + 1 : Math.max(SLICE, limit + 1);
      const shown: Post[] = [];
      let place: Place | undefined = readCursor(list, cursor);
      for (let read = 0; read < MOST_READ; read += slice) {
        const found = await posts.list({ key, forGuests, authorId: author, place, limit: slice });
        for (const post of found) {
          if (shown.length === limit) return { posts: shown, next: cursorOf(list, place!) };
          place = { at: post[key], id: post.id };
          if (isListed(viewer, author, post)) shown.push(post);
        }
        if (found.length < slice) return { posts: shown, next: null };
      }
      return { posts: shown, next: cursorOf(list, place!) };
    },

    /** How many posts of others were made since then, and can be read. Costs a page at most, whatever was muted. */
    async countNew(viewer: Viewer, since: Date): Promise<number> {
      const found = await posts.since(since, MOST_NEW);
      return found.filter((post) => post.authorId !== viewer.id && isListed(viewer, undefined, post)).length;
    },

    /** What the viewer has saved, last first; what they may not read any more is passed over. */
    async saved(viewer: Viewer & { id: string }, cursor: string | undefined, limit: number): Promise<PostPage> {
      const { rows, next } = await saves.pageOf(viewer.id, cursor, limit);
      const found = await posts.among(rows.map(({ objectId }) => objectId));
      const kept = rows.flatMap(({ objectId }) => found.get(objectId) ?? []);
      return { posts: kept.filter((post) => post.state !== 'deleted' && mayRead(viewer, post)), next };
    },
  };
}

export type FeedService = ReturnType<typeof createFeedService>;
