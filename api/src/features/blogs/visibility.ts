import { addressOf } from '@verse/contract/addresses';
import type { ContentEvents } from '../../platform/events';
import type { SearchChanges } from '../../platform/search';
import type { BlogSearch } from './blog-search.repository';
import { type BlogPost, isPublished } from './blogs.repository';
import type { Totals } from './totals';

/** Pages that show posts: the home page and the whole resources section. */
const CHANGE = { areas: ['blogs', 'feeds'], paths: [addressOf('home'), `${addressOf('resources')}*`] };

export type Visibility = ReturnType<typeof createVisibility>;

/** Keeps the search index and the caches consistent with the published posts. */
export function createVisibility({
  search,
  totals,
  events,
  searchChanges,
}: {
  search: BlogSearch;
  totals: Totals;
  events: Pick<ContentEvents, 'changed'>;
  searchChanges: Pick<SearchChanges, 'changed'>;
}) {
  return {
    /**
     * Runs before a post becomes visible. An index entry without a visible post is harmless, but a visible post without
     * an entry would be missing from search.
     */
    async indexBeforePublish(post: BlogPost): Promise<void> {
      if (isPublished(post)) await search.put(post);
    },

    /** Runs after a post has been stored. Removes index entries of posts that are no longer public. */
    async syncAfterWrite(post: BlogPost, before?: BlogPost): Promise<void> {
      if (isPublished(post)) await search.put(post);
      else await search.remove(post.id);
      await searchChanges.changed('blog-post', post.id);
      if (!isPublished(post) && !(before && isPublished(before))) return;
      totals.forget();
      await events.changed(CHANGE);
    },

    async discard(id: string): Promise<void> {
      await search.remove(id);
      await searchChanges.changed('blog-post', id);
    },
  };
}
