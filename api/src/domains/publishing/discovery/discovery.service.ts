import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import type { CardKind } from '@verse/api-contract/publishing/discovery';
import { addressOf } from '@verse/contract/addresses';
import { lineOf } from '../../../platform/search';
import type { ListedContent } from '../../../platform/site-pages';
import type { CardText } from './card.view';
import { findCard, LISTED_PATHS } from './pages';
import type { SitemapEntry } from './sitemap.view';

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

export function createDiscoveryService(listed: () => ListedContent) {
  const cards: Record<CardKind, (id: string) => Promise<CardText | undefined>> = {
    async page(id) {
      return findCard(id);
    },
    async post(id) {
      const [post] = await listed().posts.publishedAmong([id]);
      return post && { eyebrow: post.category, title: post.title };
    },
    async service(id) {
      const title = (await listed().services()).find((service) => serviceSlug(service) === id);
      return title === undefined ? undefined : { eyebrow: 'Services', title };
    },
    async member(id) {
      const member = await listed().members.namedBy(id);
      return member && { eyebrow: `@${member.handle}`, title: member.name };
    },
    async 'member-post'(id) {
      const post = await listed().openPost(id);
      return post && { eyebrow: post.name, title: toExcerpt(post.text) };
    },
    async organisation(id) {
      const organisation = await listed().organisations.named(id);
      return organisation && { eyebrow: 'Organisation', title: organisation.name };
    },
    async work(id) {
      const work = await listed().members.openWork(id);
      return work && { eyebrow: work.name, title: work.title };
    },
    async job(id) {
      const job = await listed().openJob(id);
      return job && { eyebrow: job.about, title: job.title };
    },
    async results(id) {
      const won = await listed().wonContest(id);
      return won && { eyebrow: `Winner of ${won.contest}`, title: won.title };
    },
  };
  /** Returns the parts that follow part 0, in order. */
  async function parts() {
    const posts = await beginnings(PART, (part) => listed().posts.publishedIds(part));
    const members = await beginnings(MEMBERS_PART, (part) => listed().members.openIds(part));
    return {
      areMany: posts.length > 1 || members.length > 1,
      all: [
        ...posts.map((after) => () => postEntries(listed(), after)),
        ...members.map((after) => () => memberEntries(listed(), after)),
      ],
    };
  }

  return {
    /** Returns all entries for a small site, or the number of parts after part 0 for a large one. */
    async sitemap(services: readonly string[]): Promise<readonly SitemapEntry[] | number> {
      const { all, areMany } = await parts();
      if (areMany) return all.length;
      const rest = (await Promise.all(all.map((entries) => entries()))).flat();
      return [...(await siteEntries(listed(), services)), ...rest];
    },

    /** Returns one part. Part 0 lists the site's pages; the others list posts or members. */
    part: async (number: number, services: readonly string[]): Promise<SitemapEntry[] | undefined> =>
      number === 0 ? siteEntries(listed(), services) : (await parts()).all[number - 1]?.(),
    card: (kind: CardKind, id: string) => cards[kind](id),
  };
}
