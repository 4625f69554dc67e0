import type { JsonFeed } from '@verse/api-contract/feeds';
import { addressOf, FEEDS } from '@verse/contract/addresses';
import { html, rss, xml } from '../../platform/syndication';

/** A post in a feed. */
export interface FeedPost {
  id: string;
  title: string;
  category: string;
  /** Plain text. */
  text: string;
  /** Path of the picture. */
  image: string;
  publishedAt: Date;
  updatedAt: Date;
}

const BLOGS = addressOf('blogs');
const TITLE = 'Creativity Verse: Stories, Insights & Creative Wisdom';
const DESCRIPTION = 'What the Creativity Verse community writes about its craft.';

const toPostAddress = (origin: string, post: FeedPost) => origin + addressOf('blog', { id: post.id });

export const rssView = (origin: string, posts: readonly FeedPost[]): string =>
  rss({
    title: TITLE,
    description: DESCRIPTION,
    link: origin + BLOGS,
    self: origin + FEEDS.rss,
    items: posts.map((post) => ({
      title: post.title,
      link: toPostAddress(origin, post),
      categories: [post.category],
      at: post.publishedAt,
      text: post.text,
    })),
  });

function atomEntry(origin: string, post: FeedPost): string {
  const address = xml(toPostAddress(origin, post));
  return [
    `<entry><id>${address}</id><title>${xml(post.title)}</title><link href="${address}"/>`,
    `<category term="${xml(post.category)}"/><published>${post.publishedAt.toISOString()}</published>`,
    `<updated>${post.updatedAt.toISOString()}</updated>`,
    `<content type="html">${xml(html(post.text))}</content></entry>`,
  ].join('');
}

/** Every feed has a date of change; an empty one uses the epoch. */
const lastChange = (posts: readonly FeedPost[]) =>
  new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime())));

export function atomView(origin: string, posts: readonly FeedPost[]): string {
  const entries = posts.map((post) => atomEntry(origin, post)).join('\n');
  const head = [
    `<id>${xml(origin + BLOGS)}</id><title>${xml(TITLE)}</title><subtitle>${xml(DESCRIPTION)}</subtitle>`,
    `<author><name>Creativity Verse</name></author><link href="${xml(origin + BLOGS)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(origin + FEEDS.atom)}"/>`,
    `<updated>${lastChange(posts).toISOString()}</updated>`,
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${head}
${entries}
</feed>
`;
}

export function jsonFeedView(origin: string, posts: readonly FeedPost[]): JsonFeed {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    home_page_url: origin + BLOGS,
    feed_url: origin + FEEDS.json,
    description: DESCRIPTION,
    language: 'en',
    items: posts.map((post) => ({
      id: post.id,
      url: toPostAddress(origin, post),
      title: post.title,
      content_text: post.text,
      image: `${origin}${post.image}`,
      date_published: post.publishedAt.toISOString(),
      tags: [post.category],
    })),
  };
}
