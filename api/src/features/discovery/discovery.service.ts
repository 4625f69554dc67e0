import type { CardKind } from '@verse/api-contract/discovery';
import { serviceSlug } from '@verse/api-contract/service-slug';
import { truncateText } from '@verse/api-contract/truncate-text';
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
  members: {
    /** Ids of members whose profile everybody may open, in the order of ids: costs next to nothing. */
    openIds(part: { after: string; limit: number }): Promise<string[]>;
    /** The handles of those among them whose page is to be found. */
    handlesAmong(ids: readonly string[]): Promise<string[]>;
    /** What everybody may know of a member, by the handle of now. */
    namedBy(handle: string): Promise<{ handle: string; name: string } | undefined>;
    /** A post that everybody may read, of a member whom everybody may see. */
    openPost(id: string): Promise<{ name: string; text: string } | undefined>;
  };
  /** The titles of all services. */
  services(): Promise<string[]>;
  /** The ids of what the store sells. */
  products(): Promise<string[]>;
}

/** Posts, or members, in one sitemap; a site with more of them has a sitemap of sitemaps. */
const PART = 1000;
const MOST_PARTS = 500;

/** Behind which id each part begins; none where there is nothing. */
async function beginnings(idsOf: (part: { after: string; limit: number }) => Promise<string[]>): Promise<string[]> {
  const found = [''];
  while (found.length < MOST_PARTS) {
    const ids = await idsOf({ after: found.at(-1)!, limit: PART + 1 });
    if (ids.length === 0) return [];
    if (ids.length <= PART) break;
    found.push(ids[PART - 1]!);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}

async function memberEntries({ members }: ListedContent, after: string): Promise<SitemapEntry[]> {
  const ids = await members.openIds({ after, limit: PART });
  return (await members.handlesAmong(ids)).map((handle) => ({ path: addressOf('member', { handle }) }));
}

async function postEntries(content: ListedContent, after: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const { id, updatedAt } of content.posts.publishedAfter({ after, limit: PART })) {
    entries.push({ path: addressOf('blog', { id }), changedAt: updatedAt });
  }
  return entries;
}

function alwaysThere(services: readonly string[], products: readonly string[]): SitemapEntry[] {
  const paths = [
    ...LISTED_PATHS,
    ...services.map((title) => addressOf('service', { slug: serviceSlug(title) })),
    ...products.map((id) => addressOf('product', { id })),
  ];
  return paths.map((path) => ({ path }));
}

const LONGEST_TITLE = 110;

/** As much of a post as stands on a card, whole words. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return 'A picture';
  const beginning = truncateText(line, LONGEST_TITLE);
  return beginning === line ? line : `${beginning.replace(/\s\S*$/, '')}…`;
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
    async member(id) {
      const member = await content.members.namedBy(id);
      return member && { eyebrow: `@${member.handle}`, title: member.name };
    },
    async 'member-post'(id) {
      const post = await content.members.openPost(id);
      return post && { eyebrow: post.name, title: beginningOf(post.text) };
    },
  };
  /** The parts beside part 0, in their order. */
  async function parts() {
    const [posts, members] = [
      await beginnings((part) => content.posts.publishedIds(part)),
      await beginnings((part) => content.members.openIds(part)),
    ];
    return {
      areMany: posts.length > 1 || members.length > 1,
      all: [
        ...posts.map((after) => () => postEntries(content, after)),
        ...members.map((after) => () => memberEntries(content, after)),
      ],
    };
  }

  return {
    /**
     * Every public page, with these services among them; or, of a large site, how many parts there are beside part 0.
     */
    async sitemap(services: readonly string[]): Promise<readonly SitemapEntry[] | number> {
      const { all, areMany } = await parts();
      if (areMany) return all.length;
      const rest = (await Promise.all(all.map((entries) => entries()))).flat();
      return [...alwaysThere(services, await content.products()), ...rest];
    },

    /** Part 0 has the pages that are always there, each other one a part of the posts or of the members. */
    part: async (number: number, services: readonly string[]): Promise<SitemapEntry[] | undefined> =>
      number === 0 ? alwaysThere(services, await content.products()) : (await parts()).all[number - 1]?.(),
    card: (kind: CardKind, id: string) => cards[kind](id),
  };
}
