import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import type { CardKind } from '@verse/api-contract/publishing/discovery';
import { addressOf } from '@verse/contract/addresses';
import { lineOf } from '../../../platform/search';
import type { CardText } from './card.view';
import { findCard, LISTED_PATHS } from './pages';
import type { SitemapEntry } from './sitemap.view';

/** A published post, as needed for search engines and cards. */
export interface ListedPost {
  id: string;
  title: string;
  category: string;
  updatedAt: Date;
}

export interface ListedContent {
  posts: {
    /** Returns ids of published posts after the given id, sorted by id. Cheap, because no post is read. */
    publishedIds(part: { after: string; limit: number }): Promise<string[]>;
    /** Reads posts page by page, so that other requests are not blocked. */
    publishedAfter(part: { after: string; limit: number }): AsyncIterable<Pick<ListedPost, 'id' | 'updatedAt'>>;
    publishedAmong(ids: readonly string[]): Promise<ListedPost[]>;
  };
  members: {
    /** Returns ids of members with a public profile, sorted by id. Cheap, because no profile is read. */
    openIds(part: { after: string; limit: number }): Promise<string[]>;
    /** Returns which of the given members have a page that may be listed, along with their public works. */
    pagesAmong(ids: readonly string[]): Promise<{ handle: string; works: string[] }[]>;
    /** Finds a member's public name and current handle by current or former handle. */
    namedBy(handle: string): Promise<{ handle: string; name: string } | undefined>;
    /** Returns a public post by a member with a public profile. */
    openPost(id: string): Promise<{ name: string; text: string } | undefined>;
    /** Returns a public work by a member with a public profile. */
    openWork(id: string): Promise<{ name: string; title: string } | undefined>;
  };
  /** Returns the titles of all services. */
  services(): Promise<string[]>;
  /** Returns the ids of products for sale. */
  products(): Promise<string[]>;
  /** Returns when any member's package last changed, or undefined if there are no packages. */
  packagesChangedAt(): Promise<Date | undefined>;
  /** Returns the tags used by public content. */
  tags(): Promise<string[]>;
  /** Lists contests, newest first. */
  contests(): AsyncIterable<{ id: string }>;
  organisations: {
    /** Lists organisations whose page belongs in the sitemap. */
    all(): AsyncIterable<{ handle: string; updatedAt: Date }>;
    named(handle: string): Promise<{ name: string } | undefined>;
  };
  /** Lists open jobs, most recently confirmed first. */
  jobs(): AsyncIterable<{ id: string; confirmedAt: Date }>;
  openJob(id: string): Promise<{ title: string; about: string } | undefined>;
}

/** Number of posts per sitemap. Sites with more posts get a sitemap index. */
const PART = 1000;
/**
 * Number of members per sitemap. A sitemap is limited to 50,000 URLs, and a member has up to 61: one page, plus one per
 * work.
 */
const MEMBERS_PART = 800;
const MOST_PARTS = 500;

/** Returns the id that precedes each part; empty for the first part. */
async function beginnings(
  most: number,
  idsOf: (part: { after: string; limit: number }) => Promise<string[]>,
): Promise<string[]> {
  const found = [''];
  while (found.length < MOST_PARTS) {
    const ids = await idsOf({ after: found.at(-1)!, limit: most + 1 });
    if (ids.length === 0) return [];
    if (ids.length <= most) break;
    found.push(ids[most - 1]!);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}

async function memberEntries({ members }: ListedContent, after: string): Promise<SitemapEntry[]> {
  const ids = await members.openIds({ after, limit: MEMBERS_PART });
  const paths = (await members.pagesAmong(ids)).flatMap(({ handle, works }) => [
    addressOf('member', { handle }),
    ...works.map((id) => addressOf('work', { handle, id })),
  ]);
  return paths.map((path) => ({ path }));
}

async function postEntries(content: ListedContent, after: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const { id, updatedAt } of content.posts.publishedAfter({ after, limit: PART })) {
    entries.push({ path: addressOf('blog', { id }), changedAt: updatedAt });
  }
  return entries;
}

/** Marketing page that lists the packages of all members. */
const MEMBER_PACKAGES = `${addressOf('services')}/members`;

/**
 * Returns the entries for permanent pages, services, products, tags, packages, contests, open jobs, and organisations.
 */
async function siteEntries(content: ListedContent, services: readonly string[]): Promise<SitemapEntry[]> {
  const paths = [
    ...LISTED_PATHS,
    ...services.map((title) => addressOf('service', { slug: serviceSlug(title) })),
    ...(await content.products()).map((id) => addressOf('product', { id })),
    ...(await content.tags()).map((tag) => addressOf('tag', { tag })),
  ];
  const entries: SitemapEntry[] = paths.map((path) => ({ path }));
  const changedAt = await content.packagesChangedAt();
  entries.push({ path: MEMBER_PACKAGES, ...(changedAt ? { changedAt } : {}) });
  for await (const { id } of content.contests()) entries.push({ path: addressOf('public-contest', { id }) });
  for await (const { id, confirmedAt } of content.jobs())
    entries.push({ path: addressOf('public-job', { id }), changedAt: confirmedAt });
  for await (const { handle, updatedAt } of content.organisations.all())
    entries.push({ path: addressOf('organisation', { handle }), changedAt: updatedAt });
  return entries;
}

const LONGEST_TITLE = 110;

/** Truncates a post at a word boundary so that it fits on a card. */
const toExcerpt = (text: string): string => lineOf(text, LONGEST_TITLE) || 'A picture';

export function createDiscoveryService(content: ListedContent) {
  const cards: Record<CardKind, (id: string) => Promise<CardText | undefined>> = {
    async page(id) {
      return findCard(id);
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
      return post && { eyebrow: post.name, title: toExcerpt(post.text) };
    },
    async organisation(id) {
      const organisation = await content.organisations.named(id);
      return organisation && { eyebrow: 'Organisation', title: organisation.name };
    },
    async work(id) {
      const work = await content.members.openWork(id);
      return work && { eyebrow: work.name, title: work.title };
    },
    async job(id) {
      const job = await content.openJob(id);
      return job && { eyebrow: job.about, title: job.title };
    },
  };
  /** Returns the parts that follow part 0, in order. */
  async function parts() {
    const posts = await beginnings(PART, (part) => content.posts.publishedIds(part));
    const members = await beginnings(MEMBERS_PART, (part) => content.members.openIds(part));
    return {
      areMany: posts.length > 1 || members.length > 1,
      all: [
        ...posts.map((after) => () => postEntries(content, after)),
        ...members.map((after) => () => memberEntries(content, after)),
      ],
    };
  }

  return {
    /** Returns all entries for a small site, or the number of parts after part 0 for a large one. */
    async sitemap(services: readonly string[]): Promise<readonly SitemapEntry[] | number> {
      const { all, areMany } = await parts();
      if (areMany) return all.length;
      const rest = (await Promise.all(all.map((entries) => entries()))).flat();
      return [...(await siteEntries(content, services)), ...rest];
    },

    /** Returns one part. Part 0 lists the site's pages; the others list posts or members. */
    part: async (number: number, services: readonly string[]): Promise<SitemapEntry[] | undefined> =>
      number === 0 ? siteEntries(content, services) : (await parts()).all[number - 1]?.(),
    card: (kind: CardKind, id: string) => cards[kind](id),
  };
}
