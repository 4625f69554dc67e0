import type { CardKind } from '@verse/api-contract/discovery';
import { serviceSlug } from '@verse/api-contract/service-slug';
import type { CardText } from './card.view';
import { cardIdOf, FIXED_PAGES } from './pages';
import type { SitemapEntry } from './sitemap.view';

/** A published post as search engines and cards need it. */
export interface ListedPost {
  id: string;
  title: string;
  category: string;
  updatedAt: Date;
}

export interface ListedContent {
  /** Published posts, newest first. */
  posts(part: { skip: number; limit: number }): Promise<ListedPost[]>;
  post(id: string): Promise<ListedPost | undefined>;
  /** The titles of all services. */
  services(): Promise<string[]>;
}

/** What one sitemap may hold, less the pages that are always there. */
const MOST_POSTS = 49_000;
const PART = 500;

async function postEntries(content: ListedContent): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let skip = 0; skip < MOST_POSTS; skip += PART) {
    const posts = await content.posts({ skip, limit: PART });
    entries.push(...posts.map(({ id, updatedAt }) => ({ path: `/resources/blogs/${encodeURIComponent(id)}`, changedAt: updatedAt })));
    if (posts.length < PART) break;
  }
  return entries;
}

export function createDiscoveryService(content: ListedContent) {
  const cards: Record<CardKind, (id: string) => Promise<CardText | undefined>> = {
    async page(id) {
      return FIXED_PAGES.find((page) => cardIdOf(page) === id);
    },
    async post(id) {
      const post = await content.post(id);
      return post && { eyebrow: post.category, title: post.title };
    },
    async service(id) {
      const title = (await content.services()).find((service) => serviceSlug(service) === id);
      return title === undefined ? undefined : { eyebrow: 'Services', title };
    },
  };
  return {
    /** Every public page, with these services among them. */
    async entries(services: readonly string[]): Promise<SitemapEntry[]> {
      const fixed = FIXED_PAGES.filter(({ isListed }) => isListed).map(({ path }) => ({ path }));
      const offered = services.map((title) => ({ path: `/services/service/${serviceSlug(title)}` }));
      return [...fixed, ...offered, ...(await postEntries(content))];
    },
    card: (kind: CardKind, id: string) => cards[kind](id),
  };
}
