import { addressOf } from '@verse/contract/addresses';
import type { ContentEvents } from '../../../platform/events';
import type { SearchChanges } from '../../../platform/search';
import type { BlogSearch } from './blog-search.repository';
import type { BlogTags } from './blog-tags';
import { type BlogPost, isPublished } from './blogs.repository';
import type { Totals } from './totals';

/** Pages that show posts: the home page, the whole resources section, the tag pages, and those who want critique. */
const CHANGE = {
  areas: ['blogs', 'feeds'],
  paths: [addressOf('home'), `${addressOf('resources')}*`, `${addressOf('tags')}*`, `${addressOf('critique')}*`],
};

export type Visibility = ReturnType<typeof createVisibility>;

/** Keeps the search index, the tag index and the caches consistent with the published posts. */
export function createVisibility({
  search,
  blogTags,
  totals,
  events,
  searchChanges,
}: {
  search: BlogSearch;
  blogTags: BlogTags;
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
      if (!isPublished(post)) return;
      await search.put(post);
      await blogTags.put(post);
    },

    /** Runs after a post has been stored. Removes index entries of posts that are no longer public. */
    async syncAfterWrite(post: BlogPost, before?: BlogPost): Promise<void> {
      if (isPublished(post)) await search.put(post);
      else await search.remove(post.id);
      await blogTags.put(post);
      if (before) await blogTags.forgetUnused(before, post);
      await searchChanges.changed('blog-post', post.id);
      if (!isPublished(post) && !(before && isPublished(before))) return;
      totals.forget();
      await events.changed(CHANGE);
    },

    async discard(post: BlogPost): Promise<void> {
      await search.remove(post.id);
      await blogTags.remove(post.id);
      await blogTags.forgetUnused(post);
      await searchChanges.changed('blog-post', post.id);
    },
  };
}
