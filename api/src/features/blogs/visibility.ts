import { addressOf } from '@verse/contract/addresses';
import type { ContentEvents } from '../../platform/events';
import type { BlogSearch } from './blog-search.repository';
import { type BlogPost, isPublished } from './blogs.repository';
import type { Totals } from './totals';

/** Where posts show: every page of the resources section may list one, and so may the home page. */
const CHANGE = { areas: ['blogs', 'feeds'], paths: [addressOf('home'), `${addressOf('resources')}*`] };

export type Visibility = ReturnType<typeof createVisibility>;

/** Keeps what is findable and what is cached in step with what everybody sees. */
export function createVisibility({
  search,
  totals,
  events,
}: {
  search: BlogSearch;
  totals: Totals;
  events: Pick<ContentEvents, 'changed'>;
}) {
  return {
    /** Before a post becomes visible: a search that finds it too early shows nothing, one that misses it is wrong. */
    async prepare(post: BlogPost): Promise<void> {
      if (isPublished(post)) await search.put(post);
    },

    /** After a post was stored: what it was before no longer shows. */
    async settle(post: BlogPost, before?: BlogPost): Promise<void> {
      if (isPublished(post)) await search.put(post);
      else await search.remove(post.id);
      if (!isPublished(post) && !(before && isPublished(before))) return;
      totals.forget();
      await events.changed(CHANGE);
    },

    discard: (id: string) => search.remove(id),
  };
}
