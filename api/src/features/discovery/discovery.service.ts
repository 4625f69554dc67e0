import type { CardKind } from '@verse/api-contract/discovery';
import { serviceSlug } from '@verse/api-contract/service-slug';
import { addressOf } from '@verse/contract/addresses';
import type { CardText } from './card.view';
import { cardOfPage, LISTED_PATHS } from './pages';
import type { SitemapEntry } from './sitemap.view';

/** A published post as search engines and cards need it. */
export interface ListedPost {
  id: string;
  title: string;
  category: string;
  updatedAt: Date;
}

export interface ListedContent {
  posts: {
    /** Ids of published posts behind this one, in the order of ids: costs next to nothing. */
    publishedIds(part: { after: string; limit: number }): Promise<string[]>;
    /** The posts with these ids, read so that others get their turn. */
    publishedAfter(part: { after: string; limit: number }): AsyncIterable<Pick<ListedPost, 'id' | 'updatedAt'>>;
    publishedAmong(ids: readonly string[]): Promise<ListedPost[]>;
  };
  /** The titles of all services. */
  services(): Promise<string[]>;
}

/** Posts in one sitemap; a site with more of them has a sitemap of sitemaps. */
const PART = 1000;
const MOST_PARTS = 500;

/** Behind which id each part of the posts begins. */
async function beginnings(content: ListedContent): Promise<string[]> {
  const found = [''];
  while (found.length < MOST_PARTS) {
    const ids = await content.posts.publishedIds({ after: found.at(-1)!, limit: PART + 1 });
    if (ids.length <= PART) break;
    found.push(ids[PART - 1]!);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}

async function postEntries(content: ListedContent, after: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const { id, updatedAt } of content.posts.publishedAfter({ after, limit: PART })) {
    entries.push({ path: addressOf('blog', { id }), changedAt: updatedAt });
  }
  return entries;
}

function alwaysThere(services: readonly string[]): SitemapEntry[] {
  const fixed = LISTED_PATHS.map((path) => ({ path }));
  return [...fixed, ...services.map((title) => ({ path: addressOf('service', { slug: serviceSlug(title) }) }))];
}

export function createDiscoveryService(content: ListedContent) {
  const cards: Record<CardKind, (id: string) => Promise<CardText | undefined>> = {
    async page(id) {
      return cardOfPage(id);
    },
    async post(id) {
      const [post] = await content.posts.publishedAmong([id]);
      return post && { eyebrow: post.category, title: post.title };
    },
    async service(id) {
      const title = (await content.services()).find((service) => serviceSlug(service) === id);
      return title === undefined ? undefined : { eyebrow: 'Services', title };
    },
  };
  return {
    /** Every public page, with these services among them; or, of a large site, how many parts there are beside part 0. */
    async sitemap(services: readonly string[]): Promise<readonly SitemapEntry[] | number> {
      const parts = await beginnings(content);
      return parts.length > 1 ? parts.length : [...alwaysThere(services), ...(await postEntries(content, ''))];
    },

    /** Part 0 has the pages that are always there, each other one a part of the posts. */
    async part(number: number, services: readonly string[]): Promise<SitemapEntry[] | undefined> {
      if (number === 0) return alwaysThere(services);
      const after = (await beginnings(content))[number - 1];
      return after === undefined ? undefined : postEntries(content, after);
    },
    card: (kind: CardKind, id: string) => cards[kind](id),
  };
}
